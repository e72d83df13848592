//! `kmeans` (Rodinia): Lloyd's algorithm on records of network connections, in the form of the
//! KDD Cup 1999 data that Rodinia comes with.

use super::array::{Array, Role};
use crate::terms::random::Random;

/// Numbers of a record.
pub const FEATURES: usize = 34;
/// Clusters that are looked for.
pub const CLUSTERS: usize = 5;
/// Rounds at most.
const ROUNDS: usize = 20;

/// The result of the algorithm.
#[derive(Debug, Clone, PartialEq)]
pub struct Clustering {
    /// Each record's cluster.
    pub membership: Vec<i32>,
    /// The clusters' centres at the last assignment, a row each.
    pub centres: Vec<f32>,
    /// For each round, the sum of the squared distances of all records from their centres.
    pub costs: Vec<f64>,
}

fn squared_distance(a: &[f32], b: &[f32]) -> f32 {
    a.iter()
        .zip(b)
        .fold(0.0, |sum, (a, b)| sum + (a - b) * (a - b))
}

/// Clusters records of 34 numbers, at least five, from five evenly spread ones as centres, until
/// no record changes its cluster or for twenty rounds.
pub fn cluster(records: &[f32]) -> Clustering {
    let count = records.len() / FEATURES;
    let spread = (0..CLUSTERS).flat_map(|i| {
        let first = i * count / CLUSTERS * FEATURES;
        &records[first..first + FEATURES]
    });
    let mut found = Clustering {
        membership: vec![-1; count],
        centres: spread.copied().collect(),
        costs: Vec::new(),
    };
    loop {
        let (mut cost, mut has_changed) = (0.0, false);
        for (record, member) in records.chunks_exact(FEATURES).zip(&mut found.membership) {
            let (mut nearest, mut least) = (0, f32::INFINITY);
            for (i, centre) in found.centres.chunks_exact(FEATURES).enumerate() {
                let distance = squared_distance(record, centre);
                if distance < least {
                    (nearest, least) = (i as i32, distance);
                }
            }
            has_changed |= *member != nearest;
            *member = nearest;
            cost += f64::from(least);
        }
        found.costs.push(cost);
        if !has_changed || found.costs.len() == ROUNDS {
            return found;
        }
        move_centres(records, &mut found);
    }
}

/// Moves each centre that has records to their mean.
fn move_centres(records: &[f32], found: &mut Clustering) {
    let mut sums = [[0.0f64; FEATURES]; CLUSTERS];
    let mut members = [0u32; CLUSTERS];
    for (record, &member) in records.chunks_exact(FEATURES).zip(&found.membership) {
        members[member as usize] += 1;
        for (sum, &feature) in sums[member as usize].iter_mut().zip(record) {
            *sum += f64::from(feature);
        }
    }
    let centres = found.centres.chunks_exact_mut(FEATURES);
    for ((centre, sums), &members) in centres.zip(&sums).zip(&members) {
        if members > 0 {
            for (feature, sum) in centre.iter_mut().zip(sums) {
                *feature = (sum / f64::from(members)) as f32;
            }
        }
    }
}

/// A number from 0 to 1 with two decimals, as the data's shares are.
fn share(value: f64) -> f32 {
    (value.clamp(0.0, 1.0) * 100.0).round() as f32 / 100.0
}

/// A record: seconds, bytes, many counts that are nearly always zero, counts over the last two
/// seconds and the last hundred connections, and shares of those.
///
/// Its kind: 0 a web page, 1 mail, 2 a transfer of a file, 3 a flood of pings, 4 a scan of ports.
fn connection(kind: u32, random: &mut Random) -> [f32; FEATURES] {
    let mut record = [0.0; FEATURES];
    let (seconds, sent, received): (f64, f64, f64) = match kind {
        0 => (
            0.0,
            180.0 + random.exponential(90.0),
            random.exponential(5_000.0),
        ),
        1 => (1.0, 600.0 + random.exponential(800.0), 330.0),
        2 => (random.exponential(60.0), random.exponential(40_000.0), 0.0),
        3 => (0.0, if random.chance(0.9) { 1032.0 } else { 520.0 }, 0.0),
        _ => (0.0, 0.0, 0.0),
    };
    let whole = |value: f64| value.floor() as f32;
    (record[0], record[1], record[2]) = (whole(seconds), whole(sent), whole(received));
    if kind < 3 && random.chance(0.7) {
        record[8] = 1.0; // Logged in.
    }
    if kind == 2 {
        record[6] = random.below(3) as f32;
    }
    let is_attack = kind >= 3;
    let recent = match kind {
        3 => 511.0,
        4 => f64::from(100 + random.below(200)),
        _ => f64::from(1 + random.below(20)),
    };
    let same = if kind == 4 {
        f64::from(1 + random.below(20))
    } else {
        recent
    };
    (record[19], record[20]) = (recent as f32, same as f32);
    let failed = if kind == 4 { 1.0 } else { 0.02 * random.unit() };
    for rate in &mut record[21..25] {
        *rate = share(failed);
    }
    record[25] = share(same / recent);
    record[26] = share(if kind == 4 {
        0.06 + 0.01 * random.normal()
    } else {
        0.0
    });
    let hosts = if is_attack {
        255
    } else {
        1 + random.below(255)
    };
    let same_hosts = if kind == 4 {
        1 + random.below(25)
    } else {
        hosts
    };
    (record[27], record[28]) = (hosts as f32, same_hosts as f32);
    record[29] = share(f64::from(same_hosts) / f64::from(hosts));
    record[30] = share(0.05 * random.unit());
    record[31] = share(if kind == 3 {
        1.0
    } else {
        1.0 / f64::from(hosts)
    });
    record[32] = share(failed);
    record[33] = share(failed);
    record
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let count = (bytes / 4 / FEATURES).max(CLUSTERS);
    let mut random = Random::new(13);
    let mut features: Vec<f32> = Vec::with_capacity(count * FEATURES);
    let mut kind = 0;
    for _ in 0..count {
        // Connections of a kind come in bursts, attacks above all.
        if random.chance(if kind < 3 { 0.2 } else { 0.02 }) {
            kind = [0, 0, 0, 1, 1, 2, 3, 4][random.index(8)];
        }
        features.extend_from_slice(&connection(kind, &mut random));
    }
    let at = |i: usize| features[i % count * FEATURES + i / count];
    let flipped: Vec<f32> = (0..features.len()).map(at).collect();
    let found = cluster(&features);
    vec![
        Array::new(
            "features",
            Role::Load,
            &[count, FEATURES],
            &features,
            "records of network connections, a row each (feature_d)",
        ),
        Array::new(
            "features_flipped",
            Role::LoadStore,
            &[FEATURES, count],
            &flipped,
            "the same, a row a feature, as invert_mapping leaves it (feature_flipped_d)",
        ),
        Array::new(
            "membership",
            Role::Store,
            &[count],
            &found.membership,
            "each record's cluster (membership_d)",
        ),
        Array::new(
            "clusters",
            Role::Load,
            &[CLUSTERS, FEATURES],
            &found.centres,
            "the clusters' centres (clusters_d)",
        ),
    ]
}
