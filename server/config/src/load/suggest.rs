//! "Did you mean …?"

/// The candidate most similar to `word`, if it is similar enough.
pub(crate) fn nearest(word: &str, candidates: impl Iterator<Item = String>) -> Option<String> {
    let most = 1 + word.chars().count() / 5;
    candidates
        .map(|candidate| (distance(word, &candidate), candidate))
        .filter(|(distance, _)| *distance <= most)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The restricted Damerau–Levenshtein distance: how many letters must be inserted, deleted, changed or swapped with
/// their neighbour.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for row in 1..=one.len() {
        let mut current = vec![row];
        for column in 1..=other.len() {
            let is_different = usize::from(one[row - 1] != other[column - 1]);
            let mut least = (last[column] + 1)
                .min(current[column - 1] + 1)
                .min(last[column - 1] + is_different);
            let is_swap = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if is_swap {
                least = least.min(before_last[column - 2] + 1);
            }
            current.push(least);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[other.len()]
}
