//! Places for the names of points, so that none covers another.

/// Pixels of a letter of these names, on average.
const LETTER: i32 = 7;
/// Pixels of a line of text.
const LINE: i32 = 12;

/// A rectangle: left, top, right and bottom.
type Area = [i32; 4];

/// Offsets from points to the upper left corners of their names. `points` are in pixels, each with its
/// name; no name goes beyond `right`, if there is another place.
pub(super) fn offsets(points: &[((i32, i32), &str)], right: i32) -> Vec<(i32, i32)> {
    let mut taken: Vec<Area> = Vec::new();
    let place = |&((x, y), name): &((i32, i32), &str)| {
        let width = LETTER * name.chars().count() as i32;
        let (beside, before) = (8, -8 - width);
        let rows = [-6, 5, -17, 16, -28, 27];
        let places = rows.iter().flat_map(|&row| [(beside, row), (before, row)]);
        let area = |(dx, dy): (i32, i32)| [x + dx, y + dy, x + dx + width, y + dy + LINE];
        let is_free =
            |own: &Area| own[2] <= right && !taken.iter().any(|other| overlap(own, other));
        let mut free = places.filter(|&offset| is_free(&area(offset)));
        let offset = free.next().unwrap_or((beside, rows[0]));
        taken.push(area(offset));
        offset
    };
    points.iter().map(place).collect()
}

fn overlap(a: &Area, b: &Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lie_beside_their_points_and_not_on_each_other() {
        let alone = offsets(&[((100, 100), "one"), ((100, 300), "two")], 800);
        assert_eq!(alone, [(8, -6), (8, -6)]);
        let near = offsets(&[((100, 100), "one"), ((104, 98), "two")], 800);
        assert_ne!(near[0], near[1]);
        // At the right edge a name lies before its point.
        let last = offsets(&[((790, 100), "one")], 800);
        assert_eq!(last, [(-29, -6)]);
    }
}
