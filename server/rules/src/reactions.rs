//! Readers' reactions: each once, and the same again takes it back.

use afterword_model::change::{Answer, Effect, Facts, Need, Plan, Work};
use afterword_model::{PageKey, PageReaction, Reacted, Reaction, Reactions, Status};

use crate::changes::Changes;
use crate::in_millis;

#[must_use]
pub fn work(reaction: Reaction) -> (Work, Answer<Reacted>) {
    let first = vec![
        Need::Comment(reaction.id),
        Need::ReactionsOf(reaction.id, reaction.voter),
    ];
    Work::new(first, move |facts| react(&reaction, facts))
}

/// # Errors
/// [`afterword_model::change::Missing`].
pub fn react(given: &Reaction, facts: &Facts) -> Plan<Reacted> {
    let mut changes = Changes::new(facts);
    let stored = facts.comment(given.id)?.as_ref();
    let comment = stored.map(|stored| &stored.comment);
    let Some(comment) = comment.filter(|comment| comment.status == Status::Approved) else {
        return changes.done(Reacted::UnknownComment);
    };
    let mut tally = Tally {
        totals: comment.reactions.clone(),
        mine: facts.reactions_of(given.id, given.voter)?.clone(),
    };
    if tally.take_back(&given.reaction) {
        changes.add(Effect::TakeReactionBack {
            comment: given.id,
            reaction: given.reaction.clone(),
            voter: given.voter,
        });
    } else if *facts.reactions_from(given.id, given.network)? >= given.network_limit {
        return changes.done(Reacted::TooMany);
    } else {
        tally.give(&given.reaction);
        changes.add(Effect::GiveReaction {
            comment: given.id,
            reaction: given.reaction.clone(),
            voter: given.voter,
            network: given.network,
            at: in_millis(given.now),
        });
    }
    changes.done(tally.into())
}

/// The totals, and what the reader has given.
struct Tally {
    totals: Reactions,
    mine: Vec<String>,
}

impl Tally {
    /// Whether the reader had given it.
    fn take_back(&mut self, reaction: &str) -> bool {
        let given = self.mine.iter().position(|own| own == reaction);
        if let Some(given) = given {
            self.mine.remove(given);
            let total = self.totals.entry(reaction.to_owned()).or_default();
            *total = total.saturating_sub(1);
        }
        given.is_some()
    }

    fn give(&mut self, reaction: &str) {
        self.mine.push(reaction.to_owned());
        self.mine.sort_unstable();
        let total = self.totals.entry(reaction.to_owned()).or_default();
        *total = total.saturating_add(1);
    }
}

impl From<Tally> for Reacted {
    fn from(mut tally: Tally) -> Self {
        tally.totals.retain(|_, count| *count > 0);
        Self::Totals {
            reactions: tally.totals,
            mine: tally.mine,
        }
    }
}

#[must_use]
pub fn page_work(reaction: PageReaction) -> (Work, Answer<Reacted>) {
    let (site, path) = (reaction.site, &reaction.path);
    let first = vec![
        Need::Page(site, path.clone()),
        Need::PageReactions(site, path.clone()),
        Need::PageReactionsOf(site, path.clone(), reaction.voter),
    ];
    Work::new(first, move |facts| react_to_page(&reaction, facts))
}

/// The first reaction begins the page, as the first comment does.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn react_to_page(given: &PageReaction, facts: &Facts) -> Plan<Reacted> {
    let mut changes = Changes::new(facts);
    let (site, path) = (given.site, &given.path);
    let page = PageKey::new(site, path);
    let at = in_millis(given.now);
    let mine = facts.page_reactions_of(site, path.clone(), given.voter)?;
    let mut tally = Tally {
        totals: facts.page_reactions(site, path.clone())?.clone(),
        mine: mine.clone(),
    };
    if tally.take_back(&given.reaction) {
        changes.add(Effect::TakePageReactionBack {
            page,
            reaction: given.reaction.clone(),
            voter: given.voter,
        });
    } else if *facts.page_reactions_from(site, path.clone(), given.network)? >= given.network_limit
    {
        return changes.done(Reacted::TooMany);
    } else {
        if facts.page(site, path.clone())?.is_none() {
            changes.add(Effect::BeginPage {
                site,
                path: path.clone(),
                first_seen: at,
            });
        }
        tally.give(&given.reaction);
        changes.add(Effect::GivePageReaction {
            page,
            reaction: given.reaction.clone(),
            voter: given.voter,
            network: given.network,
            at,
        });
    }
    changes.done(tally.into())
}
