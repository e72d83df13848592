//! Where the boxes of a picture in columns stand, and where its arrows run.
//!
//! As Sugiyama, Tagawa and Toda draw layered graphs: an arrow over several columns has a place in each
//! of them, places are ordered by those that they are joined to, and then moved towards these as far
//! as their neighbours allow.

/// A place in a column: a box, or an arrow that passes.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub column: usize,
    pub height: f64,
    /// Of its middle.
    pub y: f64,
    /// Whether it is a box.
    pub is_box: bool,
}

/// An arrow: the places that it runs through, both boxes included.
#[derive(Clone, Debug)]
pub(super) struct Route {
    pub places: Vec<usize>,
}

/// All places; the boxes first, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    pub places: Vec<Place>,
    pub routes: Vec<Route>,
    pub height: f64,
}

/// Room between two places of a column.
const GAP: f64 = 16.0;
/// Room for an arrow that passes.
const LINE: f64 = 14.0;
/// Rounds of moving; more change nothing that can be seen.
const ROUNDS: usize = 24;

impl Layout {
    /// `boxes`: column and height of each; `arrows`: from and to, each to a later column.
    pub fn new(boxes: &[(usize, f64)], arrows: &[(usize, usize)]) -> Layout {
        let mut layout = Layout::default();
        for &(column, height) in boxes {
            layout.push(column, height, true);
        }
        for &(from, to) in arrows {
            let mut places = vec![from];
            for column in boxes[from].0 + 1..boxes[to].0 {
                places.push(layout.push(column, LINE, false));
            }
            places.push(to);
            layout.routes.push(Route { places });
        }
        layout.arrange();
        layout
    }

    fn push(&mut self, column: usize, height: f64, is_box: bool) -> usize {
        self.places.push(Place {
            column,
            height,
            y: 0.0,
            is_box,
        });
        self.places.len() - 1
    }

    fn arrange(&mut self) {
        let columns = 1 + self.places.iter().map(|p| p.column).max().unwrap_or(0);
        let mut order: Vec<Vec<usize>> = vec![Vec::new(); columns];
        for (place, about) in self.places.iter().enumerate() {
            order[about.column].push(place);
        }
        for column in &order {
            self.stack(column);
        }
        let joined = self.joined();
        for round in 0..ROUNDS {
            let forwards = round % 2 == 0;
            let mut turn: Vec<usize> = (0..columns).collect();
            if !forwards {
                turn.reverse();
            }
            for column in turn {
                let side = |place: usize| {
                    let beside = joined[place].iter().copied();
                    let beside: Vec<f64> = beside
                        .filter(|&other| (self.places[other].column < column) == forwards)
                        .map(|other| self.places[other].y)
                        .collect();
                    match beside.len() {
                        0 => self.places[place].y,
                        many => beside.iter().sum::<f64>() / many as f64,
                    }
                };
                let wanted: Vec<(usize, f64)> =
                    order[column].iter().map(|&p| (p, side(p))).collect();
                // The order is settled in the first rounds, and kept while heights are.
                if round < ROUNDS / 2 {
                    let mut sorted = wanted.clone();
                    sorted.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
                    order[column] = sorted.iter().map(|s| s.0).collect();
                }
                for (place, y) in wanted {
                    self.places[place].y = y;
                }
                self.spread(&order[column]);
            }
        }
        let top = self.places.iter().map(|p| p.y - p.height / 2.0);
        let top = top.fold(f64::INFINITY, f64::min);
        for place in &mut self.places {
            place.y -= top;
        }
        let bottom = self.places.iter().map(|p| p.y + p.height / 2.0);
        self.height = bottom.fold(0.0, f64::max);
    }

    /// The places before and behind each.
    fn joined(&self) -> Vec<Vec<usize>> {
        let mut joined = vec![Vec::new(); self.places.len()];
        for route in &self.routes {
            for pair in route.places.windows(2) {
                joined[pair[0]].push(pair[1]);
                joined[pair[1]].push(pair[0]);
            }
        }
        joined
    }

    fn stack(&mut self, column: &[usize]) {
        let whole: f64 = column.iter().map(|&p| self.places[p].height + GAP).sum();
        let mut y = -whole / 2.0;
        for &place in column {
            let height = self.places[place].height;
            self.places[place].y = y + height / 2.0;
            y += height + GAP;
        }
    }

    /// Moves places that overlap apart, both sides alike.
    fn spread(&mut self, column: &[usize]) {
        // Runs of places that touch move as one, to the mean of where they want to be.
        let mut runs: Vec<(f64, f64, Vec<usize>)> = Vec::new();
        for &place in column {
            let about = &self.places[place];
            let mut run = (about.y, about.height, vec![place]);
            while let Some(last) = runs.last() {
                if last.0 + last.1 / 2.0 + GAP <= run.0 - run.1 / 2.0 {
                    break;
                }
                let (count, more) = (last.2.len() as f64, run.2.len() as f64);
                let middle = (last.0 * count + run.0 * more) / (count + more);
                let mut members = last.2.clone();
                members.extend(&run.2);
                run = (middle, last.1 + GAP + run.1, members);
                runs.pop();
            }
            runs.push(run);
        }
        for (middle, height, members) in runs {
            let mut y = middle - height / 2.0;
            for place in members {
                let own = self.places[place].height;
                self.places[place].y = y + own / 2.0;
                y += own + GAP;
            }
        }
    }
}
