// Transposes bit planes, that of the top bits first, into numbers. Wires only.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_numbers (
  // Bit planes, that of the top bits first; in each, the first number is the lowest bit
  input  wire [991:0] planes,
  output wire [991:0] numbers  // Numbers, the first in the lowest bits
);
  wire [31:0] bits_0 = {planes[0], planes[31], planes[62], planes[93], planes[124], planes[155],
      planes[186], planes[217], planes[248], planes[279], planes[310], planes[341], planes[372],
      planes[403], planes[434], planes[465], planes[496], planes[527], planes[558], planes[589],
      planes[620], planes[651], planes[682], planes[713], planes[744], planes[775], planes[806],
      planes[837], planes[868], planes[899], planes[930], planes[961]};
  wire [31:0] bits_1 = {planes[1], planes[32], planes[63], planes[94], planes[125], planes[156],
      planes[187], planes[218], planes[249], planes[280], planes[311], planes[342], planes[373],
      planes[404], planes[435], planes[466], planes[497], planes[528], planes[559], planes[590],
      planes[621], planes[652], planes[683], planes[714], planes[745], planes[776], planes[807],
      planes[838], planes[869], planes[900], planes[931], planes[962]};
  wire [31:0] bits_2 = {planes[2], planes[33], planes[64], planes[95], planes[126], planes[157],
      planes[188], planes[219], planes[250], planes[281], planes[312], planes[343], planes[374],
      planes[405], planes[436], planes[467], planes[498], planes[529], planes[560], planes[591],
      planes[622], planes[653], planes[684], planes[715], planes[746], planes[777], planes[808],
      planes[839], planes[870], planes[901], planes[932], planes[963]};
  wire [31:0] bits_3 = {planes[3], planes[34], planes[65], planes[96], planes[127], planes[158],
      planes[189], planes[220], planes[251], planes[282], planes[313], planes[344], planes[375],
      planes[406], planes[437], planes[468], planes[499], planes[530], planes[561], planes[592],
      planes[623], planes[654], planes[685], planes[716], planes[747], planes[778], planes[809],
      planes[840], planes[871], planes[902], planes[933], planes[964]};
  wire [31:0] bits_4 = {planes[4], planes[35], planes[66], planes[97], planes[128], planes[159],
      planes[190], planes[221], planes[252], planes[283], planes[314], planes[345], planes[376],
      planes[407], planes[438], planes[469], planes[500], planes[531], planes[562], planes[593],
      planes[624], planes[655], planes[686], planes[717], planes[748], planes[779], planes[810],
      planes[841], planes[872], planes[903], planes[934], planes[965]};
  wire [31:0] bits_5 = {planes[5], planes[36], planes[67], planes[98], planes[129], planes[160],
      planes[191], planes[222], planes[253], planes[284], planes[315], planes[346], planes[377],
      planes[408], planes[439], planes[470], planes[501], planes[532], planes[563], planes[594],
      planes[625], planes[656], planes[687], planes[718], planes[749], planes[780], planes[811],
      planes[842], planes[873], planes[904], planes[935], planes[966]};
  wire [31:0] bits_6 = {planes[6], planes[37], planes[68], planes[99], planes[130], planes[161],
      planes[192], planes[223], planes[254], planes[285], planes[316], planes[347], planes[378],
      planes[409], planes[440], planes[471], planes[502], planes[533], planes[564], planes[595],
      planes[626], planes[657], planes[688], planes[719], planes[750], planes[781], planes[812],
      planes[843], planes[874], planes[905], planes[936], planes[967]};
  wire [31:0] bits_7 = {planes[7], planes[38], planes[69], planes[100], planes[131], planes[162],
      planes[193], planes[224], planes[255], planes[286], planes[317], planes[348], planes[379],
      planes[410], planes[441], planes[472], planes[503], planes[534], planes[565], planes[596],
      planes[627], planes[658], planes[689], planes[720], planes[751], planes[782], planes[813],
      planes[844], planes[875], planes[906], planes[937], planes[968]};
  wire [31:0] bits_8 = {planes[8], planes[39], planes[70], planes[101], planes[132], planes[163],
      planes[194], planes[225], planes[256], planes[287], planes[318], planes[349], planes[380],
      planes[411], planes[442], planes[473], planes[504], planes[535], planes[566], planes[597],
      planes[628], planes[659], planes[690], planes[721], planes[752], planes[783], planes[814],
      planes[845], planes[876], planes[907], planes[938], planes[969]};
  wire [31:0] bits_9 = {planes[9], planes[40], planes[71], planes[102], planes[133], planes[164],
      planes[195], planes[226], planes[257], planes[288], planes[319], planes[350], planes[381],
      planes[412], planes[443], planes[474], planes[505], planes[536], planes[567], planes[598],
      planes[629], planes[660], planes[691], planes[722], planes[753], planes[784], planes[815],
      planes[846], planes[877], planes[908], planes[939], planes[970]};
  wire [31:0] bits_10 = {planes[10], planes[41], planes[72], planes[103], planes[134], planes[165],
      planes[196], planes[227], planes[258], planes[289], planes[320], planes[351], planes[382],
      planes[413], planes[444], planes[475], planes[506], planes[537], planes[568], planes[599],
      planes[630], planes[661], planes[692], planes[723], planes[754], planes[785], planes[816],
      planes[847], planes[878], planes[909], planes[940], planes[971]};
  wire [31:0] bits_11 = {planes[11], planes[42], planes[73], planes[104], planes[135], planes[166],
      planes[197], planes[228], planes[259], planes[290], planes[321], planes[352], planes[383],
      planes[414], planes[445], planes[476], planes[507], planes[538], planes[569], planes[600],
      planes[631], planes[662], planes[693], planes[724], planes[755], planes[786], planes[817],
      planes[848], planes[879], planes[910], planes[941], planes[972]};
  wire [31:0] bits_12 = {planes[12], planes[43], planes[74], planes[105], planes[136], planes[167],
      planes[198], planes[229], planes[260], planes[291], planes[322], planes[353], planes[384],
      planes[415], planes[446], planes[477], planes[508], planes[539], planes[570], planes[601],
      planes[632], planes[663], planes[694], planes[725], planes[756], planes[787], planes[818],
      planes[849], planes[880], planes[911], planes[942], planes[973]};
  wire [31:0] bits_13 = {planes[13], planes[44], planes[75], planes[106], planes[137], planes[168],
      planes[199], planes[230], planes[261], planes[292], planes[323], planes[354], planes[385],
      planes[416], planes[447], planes[478], planes[509], planes[540], planes[571], planes[602],
      planes[633], planes[664], planes[695], planes[726], planes[757], planes[788], planes[819],
      planes[850], planes[881], planes[912], planes[943], planes[974]};
  wire [31:0] bits_14 = {planes[14], planes[45], planes[76], planes[107], planes[138], planes[169],
      planes[200], planes[231], planes[262], planes[293], planes[324], planes[355], planes[386],
      planes[417], planes[448], planes[479], planes[510], planes[541], planes[572], planes[603],
      planes[634], planes[665], planes[696], planes[727], planes[758], planes[789], planes[820],
      planes[851], planes[882], planes[913], planes[944], planes[975]};
  wire [31:0] bits_15 = {planes[15], planes[46], planes[77], planes[108], planes[139], planes[170],
      planes[201], planes[232], planes[263], planes[294], planes[325], planes[356], planes[387],
      planes[418], planes[449], planes[480], planes[511], planes[542], planes[573], planes[604],
      planes[635], planes[666], planes[697], planes[728], planes[759], planes[790], planes[821],
      planes[852], planes[883], planes[914], planes[945], planes[976]};
  wire [31:0] bits_16 = {planes[16], planes[47], planes[78], planes[109], planes[140], planes[171],
      planes[202], planes[233], planes[264], planes[295], planes[326], planes[357], planes[388],
      planes[419], planes[450], planes[481], planes[512], planes[543], planes[574], planes[605],
      planes[636], planes[667], planes[698], planes[729], planes[760], planes[791], planes[822],
      planes[853], planes[884], planes[915], planes[946], planes[977]};
  wire [31:0] bits_17 = {planes[17], planes[48], planes[79], planes[110], planes[141], planes[172],
      planes[203], planes[234], planes[265], planes[296], planes[327], planes[358], planes[389],
      planes[420], planes[451], planes[482], planes[513], planes[544], planes[575], planes[606],
      planes[637], planes[668], planes[699], planes[730], planes[761], planes[792], planes[823],
      planes[854], planes[885], planes[916], planes[947], planes[978]};
  wire [31:0] bits_18 = {planes[18], planes[49], planes[80], planes[111], planes[142], planes[173],
      planes[204], planes[235], planes[266], planes[297], planes[328], planes[359], planes[390],
      planes[421], planes[452], planes[483], planes[514], planes[545], planes[576], planes[607],
      planes[638], planes[669], planes[700], planes[731], planes[762], planes[793], planes[824],
      planes[855], planes[886], planes[917], planes[948], planes[979]};
  wire [31:0] bits_19 = {planes[19], planes[50], planes[81], planes[112], planes[143], planes[174],
      planes[205], planes[236], planes[267], planes[298], planes[329], planes[360], planes[391],
      planes[422], planes[453], planes[484], planes[515], planes[546], planes[577], planes[608],
      planes[639], planes[670], planes[701], planes[732], planes[763], planes[794], planes[825],
      planes[856], planes[887], planes[918], planes[949], planes[980]};
  wire [31:0] bits_20 = {planes[20], planes[51], planes[82], planes[113], planes[144], planes[175],
      planes[206], planes[237], planes[268], planes[299], planes[330], planes[361], planes[392],
      planes[423], planes[454], planes[485], planes[516], planes[547], planes[578], planes[609],
      planes[640], planes[671], planes[702], planes[733], planes[764], planes[795], planes[826],
      planes[857], planes[888], planes[919], planes[950], planes[981]};
  wire [31:0] bits_21 = {planes[21], planes[52], planes[83], planes[114], planes[145], planes[176],
      planes[207], planes[238], planes[269], planes[300], planes[331], planes[362], planes[393],
      planes[424], planes[455], planes[486], planes[517], planes[548], planes[579], planes[610],
      planes[641], planes[672], planes[703], planes[734], planes[765], planes[796], planes[827],
      planes[858], planes[889], planes[920], planes[951], planes[982]};
  wire [31:0] bits_22 = {planes[22], planes[53], planes[84], planes[115], planes[146], planes[177],
      planes[208], planes[239], planes[270], planes[301], planes[332], planes[363], planes[394],
      planes[425], planes[456], planes[487], planes[518], planes[549], planes[580], planes[611],
      planes[642], planes[673], planes[704], planes[735], planes[766], planes[797], planes[828],
      planes[859], planes[890], planes[921], planes[952], planes[983]};
  wire [31:0] bits_23 = {planes[23], planes[54], planes[85], planes[116], planes[147], planes[178],
      planes[209], planes[240], planes[271], planes[302], planes[333], planes[364], planes[395],
      planes[426], planes[457], planes[488], planes[519], planes[550], planes[581], planes[612],
      planes[643], planes[674], planes[705], planes[736], planes[767], planes[798], planes[829],
      planes[860], planes[891], planes[922], planes[953], planes[984]};
  wire [31:0] bits_24 = {planes[24], planes[55], planes[86], planes[117], planes[148], planes[179],
      planes[210], planes[241], planes[272], planes[303], planes[334], planes[365], planes[396],
      planes[427], planes[458], planes[489], planes[520], planes[551], planes[582], planes[613],
      planes[644], planes[675], planes[706], planes[737], planes[768], planes[799], planes[830],
      planes[861], planes[892], planes[923], planes[954], planes[985]};
  wire [31:0] bits_25 = {planes[25], planes[56], planes[87], planes[118], planes[149], planes[180],
      planes[211], planes[242], planes[273], planes[304], planes[335], planes[366], planes[397],
      planes[428], planes[459], planes[490], planes[521], planes[552], planes[583], planes[614],
      planes[645], planes[676], planes[707], planes[738], planes[769], planes[800], planes[831],
      planes[862], planes[893], planes[924], planes[955], planes[986]};
  wire [31:0] bits_26 = {planes[26], planes[57], planes[88], planes[119], planes[150], planes[181],
      planes[212], planes[243], planes[274], planes[305], planes[336], planes[367], planes[398],
      planes[429], planes[460], planes[491], planes[522], planes[553], planes[584], planes[615],
      planes[646], planes[677], planes[708], planes[739], planes[770], planes[801], planes[832],
      planes[863], planes[894], planes[925], planes[956], planes[987]};
  wire [31:0] bits_27 = {planes[27], planes[58], planes[89], planes[120], planes[151], planes[182],
      planes[213], planes[244], planes[275], planes[306], planes[337], planes[368], planes[399],
      planes[430], planes[461], planes[492], planes[523], planes[554], planes[585], planes[616],
      planes[647], planes[678], planes[709], planes[740], planes[771], planes[802], planes[833],
      planes[864], planes[895], planes[926], planes[957], planes[988]};
  wire [31:0] bits_28 = {planes[28], planes[59], planes[90], planes[121], planes[152], planes[183],
      planes[214], planes[245], planes[276], planes[307], planes[338], planes[369], planes[400],
      planes[431], planes[462], planes[493], planes[524], planes[555], planes[586], planes[617],
      planes[648], planes[679], planes[710], planes[741], planes[772], planes[803], planes[834],
      planes[865], planes[896], planes[927], planes[958], planes[989]};
  wire [31:0] bits_29 = {planes[29], planes[60], planes[91], planes[122], planes[153], planes[184],
      planes[215], planes[246], planes[277], planes[308], planes[339], planes[370], planes[401],
      planes[432], planes[463], planes[494], planes[525], planes[556], planes[587], planes[618],
      planes[649], planes[680], planes[711], planes[742], planes[773], planes[804], planes[835],
      planes[866], planes[897], planes[928], planes[959], planes[990]};
  wire [31:0] bits_30 = {planes[30], planes[61], planes[92], planes[123], planes[154], planes[185],
      planes[216], planes[247], planes[278], planes[309], planes[340], planes[371], planes[402],
      planes[433], planes[464], planes[495], planes[526], planes[557], planes[588], planes[619],
      planes[650], planes[681], planes[712], planes[743], planes[774], planes[805], planes[836],
      planes[867], planes[898], planes[929], planes[960], planes[991]};
  wire [991:0] bits = {bits_30, bits_29, bits_28, bits_27, bits_26, bits_25, bits_24, bits_23,
      bits_22, bits_21, bits_20, bits_19, bits_18, bits_17, bits_16, bits_15, bits_14, bits_13,
      bits_12, bits_11, bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3, bits_2,
      bits_1, bits_0};
  assign numbers = bits;
endmodule
