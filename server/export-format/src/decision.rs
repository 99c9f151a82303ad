//! The parts of a comment's line: decisions and readers' reactions.

use data_encoding::HEXLOWER_PERMISSIVE as HEX;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use afterword_model::{
    BatchId, CommentId, EmailAddress, Report, ReportOutcome, ReportReason, Status,
};
use afterword_store::{BlockKind, Decision, RecordedDecision, Vote};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct DecisionLine {
    action: String,
    by: String,
    /// The format of version 1 calls it `door`.
    #[serde(rename = "door", alias = "interface")]
    interface: String,
    at: Timestamp,
    before: Status,
    after: Status,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    batch: Option<Uuid>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reply: Option<CommentId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text_before: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    html_before: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pinned_before: Option<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    blocked: Vec<(BlockKind, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unblocked: Vec<(BlockKind, String)>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct VoteLine {
    reaction: String,
    voter: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    network: Option<String>,
    at: Timestamp,
}

/// A reader's report.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct ReportLine {
    reason: ReportReason,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    created: Timestamp,
    /// Both once it is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    closed: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<ReportOutcome>,
}

impl From<Report> for ReportLine {
    fn from(report: Report) -> Self {
        let (closed, outcome) = report.closed.unzip();
        Self {
            reason: report.reason,
            text: report.text,
            email: report.email.map(|email| email.as_str().to_owned()),
            created: report.created,
            closed,
            outcome,
        }
    }
}

impl ReportLine {
    /// The report of this comment.
    pub(super) fn of(self, comment: CommentId) -> Result<Report, &'static str> {
        let email = self.email.as_deref().map(EmailAddress::parse).transpose();
        Ok(Report {
            comment,
            reason: self.reason,
            text: self.text,
            email: email.map_err(|_| "`reports.email` is no e-mail address")?,
            created: self.created,
            closed: self.closed.zip(self.outcome),
        })
    }
}

impl From<RecordedDecision> for DecisionLine {
    fn from(recorded: RecordedDecision) -> Self {
        let decision = recorded.decision;
        Self {
            action: decision.action,
            by: decision.by,
            interface: decision.interface,
            at: decision.at,
            before: decision.before,
            after: decision.after,
            batch: decision.batch.map(|batch| batch.0),
            reply: decision.reply,
            text_before: recorded.text_before,
            html_before: recorded.html_before,
            pinned_before: recorded.pinned_before,
            blocked: recorded.blocked,
            unblocked: recorded.unblocked,
        }
    }
}

impl From<DecisionLine> for RecordedDecision {
    fn from(line: DecisionLine) -> Self {
        Self {
            decision: Decision {
                action: line.action,
                by: line.by,
                interface: line.interface,
                at: line.at,
                before: line.before,
                after: line.after,
                batch: line.batch.map(BatchId),
                reply: line.reply,
            },
            text_before: line.text_before,
            html_before: line.html_before,
            pinned_before: line.pinned_before,
            blocked: line.blocked,
            unblocked: line.unblocked,
        }
    }
}

impl From<Vote> for VoteLine {
    fn from(vote: Vote) -> Self {
        Self {
            reaction: vote.reaction,
            voter: HEX.encode(&vote.voter),
            network: vote.network.map(|network| HEX.encode(&network)),
            at: vote.at,
        }
    }
}

impl TryFrom<VoteLine> for Vote {
    type Error = &'static str;

    fn try_from(line: VoteLine) -> Result<Self, Self::Error> {
        Ok(Self {
            reaction: line.reaction,
            voter: hash(&line.voter)?,
            network: line.network.as_deref().map(hash).transpose()?,
            at: line.at,
        })
    }
}

pub(super) fn hash<const N: usize>(hex: &str) -> Result<[u8; N], &'static str> {
    let wrong = "a hash is not written as hexadecimal digits";
    let bytes = HEX.decode(hex.as_bytes()).map_err(|_| wrong)?;
    bytes.try_into().map_err(|_| wrong)
}
