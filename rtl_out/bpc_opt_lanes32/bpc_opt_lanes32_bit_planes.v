// Transposes numbers into bit planes, the plane of the top bits first. Wires only.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_bit_planes (
  input  wire [991:0] numbers,  // Numbers, the first in the lowest bits
  // Bit planes, that of the top bits first; in each, the first number is the lowest bit
  output wire [991:0] planes
);
  wire [30:0] bits_0 = {numbers[991], numbers[959], numbers[927], numbers[895], numbers[863],
      numbers[831], numbers[799], numbers[767], numbers[735], numbers[703], numbers[671],
      numbers[639], numbers[607], numbers[575], numbers[543], numbers[511], numbers[479],
      numbers[447], numbers[415], numbers[383], numbers[351], numbers[319], numbers[287],
      numbers[255], numbers[223], numbers[191], numbers[159], numbers[127], numbers[95],
      numbers[63], numbers[31]};
  wire [30:0] bits_1 = {numbers[990], numbers[958], numbers[926], numbers[894], numbers[862],
      numbers[830], numbers[798], numbers[766], numbers[734], numbers[702], numbers[670],
      numbers[638], numbers[606], numbers[574], numbers[542], numbers[510], numbers[478],
      numbers[446], numbers[414], numbers[382], numbers[350], numbers[318], numbers[286],
      numbers[254], numbers[222], numbers[190], numbers[158], numbers[126], numbers[94],
      numbers[62], numbers[30]};
  wire [30:0] bits_2 = {numbers[989], numbers[957], numbers[925], numbers[893], numbers[861],
      numbers[829], numbers[797], numbers[765], numbers[733], numbers[701], numbers[669],
      numbers[637], numbers[605], numbers[573], numbers[541], numbers[509], numbers[477],
      numbers[445], numbers[413], numbers[381], numbers[349], numbers[317], numbers[285],
      numbers[253], numbers[221], numbers[189], numbers[157], numbers[125], numbers[93],
      numbers[61], numbers[29]};
  wire [30:0] bits_3 = {numbers[988], numbers[956], numbers[924], numbers[892], numbers[860],
      numbers[828], numbers[796], numbers[764], numbers[732], numbers[700], numbers[668],
      numbers[636], numbers[604], numbers[572], numbers[540], numbers[508], numbers[476],
      numbers[444], numbers[412], numbers[380], numbers[348], numbers[316], numbers[284],
      numbers[252], numbers[220], numbers[188], numbers[156], numbers[124], numbers[92],
      numbers[60], numbers[28]};
  wire [30:0] bits_4 = {numbers[987], numbers[955], numbers[923], numbers[891], numbers[859],
      numbers[827], numbers[795], numbers[763], numbers[731], numbers[699], numbers[667],
      numbers[635], numbers[603], numbers[571], numbers[539], numbers[507], numbers[475],
      numbers[443], numbers[411], numbers[379], numbers[347], numbers[315], numbers[283],
      numbers[251], numbers[219], numbers[187], numbers[155], numbers[123], numbers[91],
      numbers[59], numbers[27]};
  wire [30:0] bits_5 = {numbers[986], numbers[954], numbers[922], numbers[890], numbers[858],
      numbers[826], numbers[794], numbers[762], numbers[730], numbers[698], numbers[666],
      numbers[634], numbers[602], numbers[570], numbers[538], numbers[506], numbers[474],
      numbers[442], numbers[410], numbers[378], numbers[346], numbers[314], numbers[282],
      numbers[250], numbers[218], numbers[186], numbers[154], numbers[122], numbers[90],
      numbers[58], numbers[26]};
  wire [30:0] bits_6 = {numbers[985], numbers[953], numbers[921], numbers[889], numbers[857],
      numbers[825], numbers[793], numbers[761], numbers[729], numbers[697], numbers[665],
      numbers[633], numbers[601], numbers[569], numbers[537], numbers[505], numbers[473],
      numbers[441], numbers[409], numbers[377], numbers[345], numbers[313], numbers[281],
      numbers[249], numbers[217], numbers[185], numbers[153], numbers[121], numbers[89],
      numbers[57], numbers[25]};
  wire [30:0] bits_7 = {numbers[984], numbers[952], numbers[920], numbers[888], numbers[856],
      numbers[824], numbers[792], numbers[760], numbers[728], numbers[696], numbers[664],
      numbers[632], numbers[600], numbers[568], numbers[536], numbers[504], numbers[472],
      numbers[440], numbers[408], numbers[376], numbers[344], numbers[312], numbers[280],
      numbers[248], numbers[216], numbers[184], numbers[152], numbers[120], numbers[88],
      numbers[56], numbers[24]};
  wire [30:0] bits_8 = {numbers[983], numbers[951], numbers[919], numbers[887], numbers[855],
      numbers[823], numbers[791], numbers[759], numbers[727], numbers[695], numbers[663],
      numbers[631], numbers[599], numbers[567], numbers[535], numbers[503], numbers[471],
      numbers[439], numbers[407], numbers[375], numbers[343], numbers[311], numbers[279],
      numbers[247], numbers[215], numbers[183], numbers[151], numbers[119], numbers[87],
      numbers[55], numbers[23]};
  wire [30:0] bits_9 = {numbers[982], numbers[950], numbers[918], numbers[886], numbers[854],
      numbers[822], numbers[790], numbers[758], numbers[726], numbers[694], numbers[662],
      numbers[630], numbers[598], numbers[566], numbers[534], numbers[502], numbers[470],
      numbers[438], numbers[406], numbers[374], numbers[342], numbers[310], numbers[278],
      numbers[246], numbers[214], numbers[182], numbers[150], numbers[118], numbers[86],
      numbers[54], numbers[22]};
  wire [30:0] bits_10 = {numbers[981], numbers[949], numbers[917], numbers[885], numbers[853],
      numbers[821], numbers[789], numbers[757], numbers[725], numbers[693], numbers[661],
      numbers[629], numbers[597], numbers[565], numbers[533], numbers[501], numbers[469],
      numbers[437], numbers[405], numbers[373], numbers[341], numbers[309], numbers[277],
      numbers[245], numbers[213], numbers[181], numbers[149], numbers[117], numbers[85],
      numbers[53], numbers[21]};
  wire [30:0] bits_11 = {numbers[980], numbers[948], numbers[916], numbers[884], numbers[852],
      numbers[820], numbers[788], numbers[756], numbers[724], numbers[692], numbers[660],
      numbers[628], numbers[596], numbers[564], numbers[532], numbers[500], numbers[468],
      numbers[436], numbers[404], numbers[372], numbers[340], numbers[308], numbers[276],
      numbers[244], numbers[212], numbers[180], numbers[148], numbers[116], numbers[84],
      numbers[52], numbers[20]};
  wire [30:0] bits_12 = {numbers[979], numbers[947], numbers[915], numbers[883], numbers[851],
      numbers[819], numbers[787], numbers[755], numbers[723], numbers[691], numbers[659],
      numbers[627], numbers[595], numbers[563], numbers[531], numbers[499], numbers[467],
      numbers[435], numbers[403], numbers[371], numbers[339], numbers[307], numbers[275],
      numbers[243], numbers[211], numbers[179], numbers[147], numbers[115], numbers[83],
      numbers[51], numbers[19]};
  wire [30:0] bits_13 = {numbers[978], numbers[946], numbers[914], numbers[882], numbers[850],
      numbers[818], numbers[786], numbers[754], numbers[722], numbers[690], numbers[658],
      numbers[626], numbers[594], numbers[562], numbers[530], numbers[498], numbers[466],
      numbers[434], numbers[402], numbers[370], numbers[338], numbers[306], numbers[274],
      numbers[242], numbers[210], numbers[178], numbers[146], numbers[114], numbers[82],
      numbers[50], numbers[18]};
  wire [30:0] bits_14 = {numbers[977], numbers[945], numbers[913], numbers[881], numbers[849],
      numbers[817], numbers[785], numbers[753], numbers[721], numbers[689], numbers[657],
      numbers[625], numbers[593], numbers[561], numbers[529], numbers[497], numbers[465],
      numbers[433], numbers[401], numbers[369], numbers[337], numbers[305], numbers[273],
      numbers[241], numbers[209], numbers[177], numbers[145], numbers[113], numbers[81],
      numbers[49], numbers[17]};
  wire [30:0] bits_15 = {numbers[976], numbers[944], numbers[912], numbers[880], numbers[848],
      numbers[816], numbers[784], numbers[752], numbers[720], numbers[688], numbers[656],
      numbers[624], numbers[592], numbers[560], numbers[528], numbers[496], numbers[464],
      numbers[432], numbers[400], numbers[368], numbers[336], numbers[304], numbers[272],
      numbers[240], numbers[208], numbers[176], numbers[144], numbers[112], numbers[80],
      numbers[48], numbers[16]};
  wire [30:0] bits_16 = {numbers[975], numbers[943], numbers[911], numbers[879], numbers[847],
      numbers[815], numbers[783], numbers[751], numbers[719], numbers[687], numbers[655],
      numbers[623], numbers[591], numbers[559], numbers[527], numbers[495], numbers[463],
      numbers[431], numbers[399], numbers[367], numbers[335], numbers[303], numbers[271],
      numbers[239], numbers[207], numbers[175], numbers[143], numbers[111], numbers[79],
      numbers[47], numbers[15]};
  wire [30:0] bits_17 = {numbers[974], numbers[942], numbers[910], numbers[878], numbers[846],
      numbers[814], numbers[782], numbers[750], numbers[718], numbers[686], numbers[654],
      numbers[622], numbers[590], numbers[558], numbers[526], numbers[494], numbers[462],
      numbers[430], numbers[398], numbers[366], numbers[334], numbers[302], numbers[270],
      numbers[238], numbers[206], numbers[174], numbers[142], numbers[110], numbers[78],
      numbers[46], numbers[14]};
  wire [30:0] bits_18 = {numbers[973], numbers[941], numbers[909], numbers[877], numbers[845],
      numbers[813], numbers[781], numbers[749], numbers[717], numbers[685], numbers[653],
      numbers[621], numbers[589], numbers[557], numbers[525], numbers[493], numbers[461],
      numbers[429], numbers[397], numbers[365], numbers[333], numbers[301], numbers[269],
      numbers[237], numbers[205], numbers[173], numbers[141], numbers[109], numbers[77],
      numbers[45], numbers[13]};
  wire [30:0] bits_19 = {numbers[972], numbers[940], numbers[908], numbers[876], numbers[844],
      numbers[812], numbers[780], numbers[748], numbers[716], numbers[684], numbers[652],
      numbers[620], numbers[588], numbers[556], numbers[524], numbers[492], numbers[460],
      numbers[428], numbers[396], numbers[364], numbers[332], numbers[300], numbers[268],
      numbers[236], numbers[204], numbers[172], numbers[140], numbers[108], numbers[76],
      numbers[44], numbers[12]};
  wire [30:0] bits_20 = {numbers[971], numbers[939], numbers[907], numbers[875], numbers[843],
      numbers[811], numbers[779], numbers[747], numbers[715], numbers[683], numbers[651],
      numbers[619], numbers[587], numbers[555], numbers[523], numbers[491], numbers[459],
      numbers[427], numbers[395], numbers[363], numbers[331], numbers[299], numbers[267],
      numbers[235], numbers[203], numbers[171], numbers[139], numbers[107], numbers[75],
      numbers[43], numbers[11]};
  wire [30:0] bits_21 = {numbers[970], numbers[938], numbers[906], numbers[874], numbers[842],
      numbers[810], numbers[778], numbers[746], numbers[714], numbers[682], numbers[650],
      numbers[618], numbers[586], numbers[554], numbers[522], numbers[490], numbers[458],
      numbers[426], numbers[394], numbers[362], numbers[330], numbers[298], numbers[266],
      numbers[234], numbers[202], numbers[170], numbers[138], numbers[106], numbers[74],
      numbers[42], numbers[10]};
  wire [30:0] bits_22 = {numbers[969], numbers[937], numbers[905], numbers[873], numbers[841],
      numbers[809], numbers[777], numbers[745], numbers[713], numbers[681], numbers[649],
      numbers[617], numbers[585], numbers[553], numbers[521], numbers[489], numbers[457],
      numbers[425], numbers[393], numbers[361], numbers[329], numbers[297], numbers[265],
      numbers[233], numbers[201], numbers[169], numbers[137], numbers[105], numbers[73],
      numbers[41], numbers[9]};
  wire [30:0] bits_23 = {numbers[968], numbers[936], numbers[904], numbers[872], numbers[840],
      numbers[808], numbers[776], numbers[744], numbers[712], numbers[680], numbers[648],
      numbers[616], numbers[584], numbers[552], numbers[520], numbers[488], numbers[456],
      numbers[424], numbers[392], numbers[360], numbers[328], numbers[296], numbers[264],
      numbers[232], numbers[200], numbers[168], numbers[136], numbers[104], numbers[72],
      numbers[40], numbers[8]};
  wire [30:0] bits_24 = {numbers[967], numbers[935], numbers[903], numbers[871], numbers[839],
      numbers[807], numbers[775], numbers[743], numbers[711], numbers[679], numbers[647],
      numbers[615], numbers[583], numbers[551], numbers[519], numbers[487], numbers[455],
      numbers[423], numbers[391], numbers[359], numbers[327], numbers[295], numbers[263],
      numbers[231], numbers[199], numbers[167], numbers[135], numbers[103], numbers[71],
      numbers[39], numbers[7]};
  wire [30:0] bits_25 = {numbers[966], numbers[934], numbers[902], numbers[870], numbers[838],
      numbers[806], numbers[774], numbers[742], numbers[710], numbers[678], numbers[646],
      numbers[614], numbers[582], numbers[550], numbers[518], numbers[486], numbers[454],
      numbers[422], numbers[390], numbers[358], numbers[326], numbers[294], numbers[262],
      numbers[230], numbers[198], numbers[166], numbers[134], numbers[102], numbers[70],
      numbers[38], numbers[6]};
  wire [30:0] bits_26 = {numbers[965], numbers[933], numbers[901], numbers[869], numbers[837],
      numbers[805], numbers[773], numbers[741], numbers[709], numbers[677], numbers[645],
      numbers[613], numbers[581], numbers[549], numbers[517], numbers[485], numbers[453],
      numbers[421], numbers[389], numbers[357], numbers[325], numbers[293], numbers[261],
      numbers[229], numbers[197], numbers[165], numbers[133], numbers[101], numbers[69],
      numbers[37], numbers[5]};
  wire [30:0] bits_27 = {numbers[964], numbers[932], numbers[900], numbers[868], numbers[836],
      numbers[804], numbers[772], numbers[740], numbers[708], numbers[676], numbers[644],
      numbers[612], numbers[580], numbers[548], numbers[516], numbers[484], numbers[452],
      numbers[420], numbers[388], numbers[356], numbers[324], numbers[292], numbers[260],
      numbers[228], numbers[196], numbers[164], numbers[132], numbers[100], numbers[68],
      numbers[36], numbers[4]};
  wire [30:0] bits_28 = {numbers[963], numbers[931], numbers[899], numbers[867], numbers[835],
      numbers[803], numbers[771], numbers[739], numbers[707], numbers[675], numbers[643],
      numbers[611], numbers[579], numbers[547], numbers[515], numbers[483], numbers[451],
      numbers[419], numbers[387], numbers[355], numbers[323], numbers[291], numbers[259],
      numbers[227], numbers[195], numbers[163], numbers[131], numbers[99], numbers[67], numbers[35],
      numbers[3]};
  wire [30:0] bits_29 = {numbers[962], numbers[930], numbers[898], numbers[866], numbers[834],
      numbers[802], numbers[770], numbers[738], numbers[706], numbers[674], numbers[642],
      numbers[610], numbers[578], numbers[546], numbers[514], numbers[482], numbers[450],
      numbers[418], numbers[386], numbers[354], numbers[322], numbers[290], numbers[258],
      numbers[226], numbers[194], numbers[162], numbers[130], numbers[98], numbers[66], numbers[34],
      numbers[2]};
  wire [30:0] bits_30 = {numbers[961], numbers[929], numbers[897], numbers[865], numbers[833],
      numbers[801], numbers[769], numbers[737], numbers[705], numbers[673], numbers[641],
      numbers[609], numbers[577], numbers[545], numbers[513], numbers[481], numbers[449],
      numbers[417], numbers[385], numbers[353], numbers[321], numbers[289], numbers[257],
      numbers[225], numbers[193], numbers[161], numbers[129], numbers[97], numbers[65], numbers[33],
      numbers[1]};
  wire [30:0] bits_31 = {numbers[960], numbers[928], numbers[896], numbers[864], numbers[832],
      numbers[800], numbers[768], numbers[736], numbers[704], numbers[672], numbers[640],
      numbers[608], numbers[576], numbers[544], numbers[512], numbers[480], numbers[448],
      numbers[416], numbers[384], numbers[352], numbers[320], numbers[288], numbers[256],
      numbers[224], numbers[192], numbers[160], numbers[128], numbers[96], numbers[64], numbers[32],
      numbers[0]};
  wire [991:0] bits = {bits_31, bits_30, bits_29, bits_28, bits_27, bits_26, bits_25, bits_24,
      bits_23, bits_22, bits_21, bits_20, bits_19, bits_18, bits_17, bits_16, bits_15, bits_14,
      bits_13, bits_12, bits_11, bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3,
      bits_2, bits_1, bits_0};
  assign planes = bits;
endmodule
