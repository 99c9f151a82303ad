//! Whether Akismet is asked about a comment before it is published: only on sites that want it, and with a key.
//!
//! Not here: the request itself (`integrations::second_opinion`). No reader waits for it.

use std::net::IpAddr;

use afterword_config::Akismet;
use afterword_model::{Reason, Site, Status};
use afterword_store::akismet::{NewQuestion, PlannedOutcome};

/// The next step for a comment.
pub(super) struct Course {
    pub status: Status,
    pub reasons: Vec<Reason>,
    pub akismet: Option<NewQuestion>,
}

/// Whether there is a key for Akismet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SecondOpinions {
    Possible,
    Impossible,
}

impl SecondOpinions {
    pub(crate) fn new(settings: &Akismet) -> Self {
        match settings.key {
            Some(_) => Self::Possible,
            None => Self::Impossible,
        }
    }

    /// The verdict's step, unless Akismet is asked first. Spam needs no second opinion, and Akismet requires the
    /// reader's address, which an answer by mail does not have.
    pub(super) fn course(
        self,
        site: &Site,
        address: Option<IpAddr>,
        (status, mut reasons): (Status, Vec<Reason>),
    ) -> Course {
        let wanted = match status {
            Status::Approved => Some(PlannedOutcome::Publish),
            Status::Pending => Some(PlannedOutcome::Hold),
            _ => None,
        };
        let is_on = site.rules.akismet && self == Self::Possible;
        let question = |(wanted, address): (_, IpAddr)| NewQuestion {
            wanted,
            address: address.to_canonical(),
        };
        let akismet = wanted.zip(address).filter(|_| is_on).map(question);
        if akismet.is_none() {
            return Course {
                status,
                reasons,
                akismet,
            };
        }
        reasons.push(Reason::new("akismet_asked", 0, Vec::new()));
        Course {
            status: Status::Pending,
            reasons,
            akismet,
        }
    }
}
