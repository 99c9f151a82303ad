//! How many readers a site asks in an hour to confirm their address.
//!
//! Anybody can type anybody's address. However many comments are published, a flood of them must not become a flood of
//! mails to strangers. Beyond the limit a confirmation waits for the next hour; none is lost.

use afterword_model::change::ConfirmationTurn;
use afterword_model::{Claim, EmailAddress};
use jiff::{SignedDuration, Timestamp};

use crate::changes::is_same;

/// The limits count over this span.
pub(crate) const SPAN: SignedDuration = SignedDuration::from_hours(1);

/// Whether a confirmation has its turn now, after the `turns` of its site in the last [`SPAN`].
pub(crate) fn has_room(
    claim: &Claim,
    mail: &ConfirmationTurn,
    turns: &[&ConfirmationTurn],
) -> bool {
    let of_domain = turns
        .iter()
        .filter(|turn| is_same_domain(&turn.recipient, &mail.recipient));
    let of_network = turns
        .iter()
        .filter(|turn| mail.network.is_some() && turn.network == mail.network);
    let [site, domain, network] = limits(claim.confirmations);
    turns.len() < site && of_domain.count() < domain && of_network.count() < network
}

/// Of a site, of one domain of addresses, of one network.
fn limits(of_site: u32) -> [usize; 3] {
    [of_site, of_site.div_ceil(2), of_site.div_ceil(10)].map(|limit| limit as usize)
}

/// When a mail that has no room now is looked at again.
pub(crate) fn later(now: Timestamp) -> Timestamp {
    now.checked_add(SPAN).unwrap_or(Timestamp::MAX)
}

fn is_same_domain(one: &EmailAddress, other: &EmailAddress) -> bool {
    let domain = |address: &EmailAddress| {
        let address = address.as_str();
        let domain = address.rsplit_once('@').map_or("", |(_, domain)| domain);
        domain.to_ascii_lowercase()
    };
    is_same(one, other) || domain(one) == domain(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(recipient: &str, network: &str) -> ConfirmationTurn {
        ConfirmationTurn {
            recipient: EmailAddress::stored(recipient.to_owned()),
            network: Some(network.to_owned()),
        }
    }

    /// How many of these have their turn in an hour.
    fn taken(mails: &[ConfirmationTurn]) -> usize {
        let claim = Claim {
            now: Timestamp::UNIX_EPOCH,
            leased: Timestamp::UNIX_EPOCH,
            single_mails: 1,
            digest_every: std::time::Duration::ZERO,
            confirmations: 20,
            limit: 4,
        };
        let mut turns: Vec<&ConfirmationTurn> = Vec::new();
        for mail in mails {
            if has_room(&claim, mail, &turns) {
                turns.push(mail);
            }
        }
        turns.len()
    }

    #[test]
    fn a_site_a_domain_and_a_network_have_their_limits() {
        let all = |turn: &dyn Fn(u32) -> ConfirmationTurn| (0..100).map(turn).collect::<Vec<_>>();
        let spread = all(&|n| turn(&format!("ann@{n}.test"), &n.to_string()));
        assert_eq!(taken(&spread), 20);
        let at_one_domain = all(&|n| turn(&format!("{n}@X.test"), &n.to_string()));
        assert_eq!(taken(&at_one_domain), 10);
        let of_one_network = all(&|n| turn(&format!("ann@{n}.test"), "same"));
        assert_eq!(taken(&of_one_network), 2);
    }
}
