//! The same by the statements that decided before there were rules.

use std::sync::Arc;

use crate::sqlite::InSqlite;
use crate::steps::Asked;

impl InSqlite {
    pub(crate) fn by_old_sql(&self, asked: Asked) -> String {
        let (run, store) = (&self.runtime, &self.store);
        match asked {
            Asked::Submit(new) => format!("{:?}", run.block_on(store.add_comment(*new)).unwrap()),
            Asked::Edit(edit) => format!("{:?}", run.block_on(store.edit_comment(*edit)).unwrap()),
            Asked::Decide(orders) => format!("{:?}", run.block_on(store.decide_all(orders)).unwrap()),
            Asked::Erase(id, hooks, now) => {
                format!("{:?}", run.block_on(store.erase_comment(id, hooks, now)).unwrap())
            }
            Asked::ErasePerson(email, hooks, now) => {
                let erased = run.block_on(store.erase_person(email, hooks, now)).unwrap();
                format!("{:?}", erased.touched)
            }
            Asked::EraseAged(ids, since, hooks, now) => run
                .block_on(store.erase_aged(ids, since, Arc::clone(&hooks), now))
                .unwrap()
                .to_string(),
            Asked::Confirm(site, email, now) => run
                .block_on(store.confirm_address(site, email, now))
                .unwrap()
                .to_string(),
            Asked::Leave(left) => format!("{:?}", run.block_on(store.leave_question(left)).unwrap()),
            Asked::Note(note) => run.block_on(store.note_mail(note)).unwrap().to_string(),
            Asked::Claim(claim) => {
                let letters = run.block_on(store.claim_mails(claim)).unwrap();
                self.settle(letters, claim.now)
            }
            Asked::Bounce(which, now) => match self.sent(which) {
                Some(mail) => run
                    .block_on(store.mail_bounced(mail.id, now))
                    .unwrap()
                    .to_string(),
                None => String::new(),
            },
            Asked::Train(training) => format!("{:?}", run.block_on(store.train(training)).unwrap()),
            Asked::Page(step) => self.page(step),
        }
    }
}
