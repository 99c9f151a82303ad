//! Round numbers for an axis that begins at 0.

/// From 0 to `top` in steps of 1, 2 or 5 times a power of ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) struct Scale {
    step: u64,
    top: u64,
}

/// More grid lines are too many.
const MOST_STEPS: u64 = 5;

impl Scale {
    /// The smallest scale that includes `most`. An empty axis still reaches to 1.
    #[must_use]
    pub(in crate::console) fn to(most: u64) -> Self {
        // Far from where the steps below would leave what a u64 holds.
        let most = most.clamp(1, u64::MAX / 100);
        let mut step = 1;
        // 1, 2, 5, 10, 20, 50 …
        let mut factors = [2, 5, 10].into_iter().cycle();
        let mut power = 1;
        while most.div_ceil(step) > MOST_STEPS {
            let factor = factors.next().unwrap_or(10);
            step = power * factor;
            if factor == 10 {
                power *= 10;
            }
        }
        Self {
            step,
            top: most.div_ceil(step) * step,
        }
    }

    #[cfg(test)]
    pub(in crate::console) fn top(&self) -> u64 {
        self.top
    }

    pub(in crate::console) fn ticks(&self) -> impl Iterator<Item = u64> + use<> {
        let step = self.step;
        (0..=self.top / step).map(move |index| index * step)
    }

    /// The height of a number, from 0 to 1.
    #[must_use]
    pub(super) fn part(&self, number: u64) -> f64 {
        if number >= self.top {
            return 1.0;
        }
        #[expect(
            clippy::cast_precision_loss,
            reason = "a screen shows four digits of it"
        )]
        let part = number as f64 / self.top as f64;
        part
    }
}
