//! The recipients of notifications: by mail, and by webhook.

use std::sync::Arc;

use afterword_config::Config;
use afterword_model::{EmailAddress, Hooks, Mailing, Network, Site, ThreadReceivers};
use afterword_rules::webhooks;

/// The recipients of notifications, by the server's settings.
#[derive(Debug, Clone)]
pub struct Receivers {
    hooks: Arc<Hooks>,
    sends_mail: bool,
    /// Where the owner can write.
    writes_on: Vec<Network>,
}

impl Receivers {
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let webhooks = &config.webhooks;
        let hooks = Hooks {
            urls: webhooks.urls.iter().map(ToString::to_string).collect(),
            events: webhooks.events.clone(),
            quiet: *webhooks.quiet,
        };
        Self {
            hooks: Arc::new(hooks),
            sends_mail: config.mail.from.is_some(),
            writes_on: config.writes_on(),
        }
    }

    /// The recipients of notifications about the site's comments; without mail, nobody by mail.
    #[must_use]
    pub fn of(&self, site: &Site) -> Mailing {
        if !self.sends_mail {
            return Mailing {
                hooks: self.hooks(),
                copied_to: self.copied_to(site),
                tells_links: tells_links(site),
                ..Mailing::none()
            };
        }
        let moderators = site.rules.moderators.iter();
        // A retired site promises no further mails.
        let readers = site.rules.notifications && !site.rules.retired;
        Mailing {
            moderators: moderators
                .map(|address| EmailAddress::stored(address.as_str().to_owned()))
                .collect(),
            about: site.rules.tell_owner,
            spam: site.rules.tell_spam,
            readers,
            follows: readers && site.rules.follow_threads,
            authors: site.rules.tell_authors,
            private: true,
            hooks: self.hooks(),
            copied_to: self.copied_to(site),
            tells_links: tells_links(site),
        }
    }

    fn copied_to(&self, site: &Site) -> Vec<Network> {
        match site.rules.answers_elsewhere && !site.rules.retired {
            true => self.writes_on.clone(),
            false => Vec::new(),
        }
    }

    /// The receivers of webhooks.
    #[must_use]
    pub fn hooks(&self) -> Arc<Hooks> {
        Arc::clone(&self.hooks)
    }

    /// The receivers of webhooks about changed threads.
    #[must_use]
    pub fn of_threads(&self) -> ThreadReceivers {
        webhooks::of_threads(&self.hooks)
    }
}

fn tells_links(site: &Site) -> bool {
    site.rules.send_webmentions && !site.rules.retired
}
