//! Readers' reactions: each once, and the same again takes it back.

use afterword_model::change::{Answer, Effect, Facts, Need, Plan, Work};
use afterword_model::{Reacted, Reaction, Status};

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
    let mut mine = facts.reactions_of(given.id, given.voter)?.clone();
    let mut reactions = comment.reactions.clone();
    let total = reactions.entry(given.reaction.clone()).or_default();
    if let Some(own) = mine.iter().position(|own| *own == given.reaction) {
        mine.remove(own);
        *total = total.saturating_sub(1);
        changes.add(Effect::TakeReactionBack {
            comment: given.id,
            reaction: given.reaction.clone(),
            voter: given.voter,
        });
    } else if *facts.reactions_from(given.id, given.network)? >= given.network_limit {
        return changes.done(Reacted::TooMany);
    } else {
        mine.push(given.reaction.clone());
        mine.sort_unstable();
        *total = total.saturating_add(1);
        changes.add(Effect::GiveReaction {
            comment: given.id,
            reaction: given.reaction.clone(),
            voter: given.voter,
            network: given.network,
            at: in_millis(given.now),
        });
    }
    reactions.retain(|_, count| *count > 0);
    changes.done(Reacted::Totals { reactions, mine })
}
