#!/bin/bash
# Postfix (SMTP, submission) → LMTP → Dovecot (IMAP, IMAPS) on loopback, for tests. Runs as root: Postfix insists.
#
#   mailstack.sh start DIR            all of it; DIR is made, and removed when the process WATCHED ends
#   mailstack.sh stop DIR             all of it
#   mailstack.sh dovecot-start DIR    Dovecot alone, as it was
#   mailstack.sh dovecot-stop DIR
#   mailstack.sh postfix-start DIR    Postfix alone, as it was
#   mailstack.sh postfix-stop DIR
#   mailstack.sh milter DIR           OpenDKIM in front of Postfix, from now on: it knows the key KEY
#                                     ("selector._domainkey.domain v=DKIM1; ..."), listens on MILTER, writes
#                                     Authentication-Results as mx.DOMAIN and removes forged ones
#
# From the environment, for start: SMTP SUBMISSION IMAP IMAPS LMTP AUTH (free ports), WATCHED (a process id),
# DOMAIN. All passwords are "secret". Users: bot admin alice away, and every fresh-NAME.
# On 127.0.0.2 the same Dovecot is a server of the plainest kind: no IDLE, no MOVE, no UIDPLUS.
# INTROSPECT=url lets people in by access tokens, too: Dovecot asks there (RFC 7662), and offers OAUTH_BY ("xoauth2
# oauthbearer", or one of them).
# LMTP_TO=host:port delivers mail for LMTP_DOMAIN (lmtp.test) there.
set -eu
command=$1; D=$2; : "${DOMAIN:=blog.test}" "${LMTP_DOMAIN:=lmtp.test}" "${LMTP_TO:=}" "${INTROSPECT:=}" "${OAUTH_BY:=xoauth2 oauthbearer}"

gone() { # is the process of a pid file gone? waits for it, then insists
  [ -f "$1" ] || return 0
  local pid; pid=$(tr -d ' \n' <"$1") || return 0
  [ -n "$pid" ] || return 0
  for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || return 0; sleep .1; done
  kill -9 "$pid" 2>/dev/null || true
}
dovecot_stop() {
  local pid; pid=$(cat "$D/dovecot-run/master.pid" 2>/dev/null || true)
  doveadm -c "$D/dovecot.conf" stop 2>/dev/null || true
  [ -z "$pid" ] || for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep .1; done
}
postfix_stop() {
  [ -f "$D/postfix/main.cf" ] || return 0
  timeout 20 postfix -c "$D/postfix" stop 2>/dev/null || true
  gone "$D/pfqueue/pid/master.pid"
}
milter_stop() {
  [ -f "$D/milter/opendkim.pid" ] || return 0
  kill "$(cat "$D/milter/opendkim.pid")" 2>/dev/null || true
  gone "$D/milter/opendkim.pid"
}
milter_start() {
  mkdir -p "$D/milter"; : >"$D/milter/none"; printf '%s\n' "$KEY" >"$D/milter/keys"
  cat >"$D/milter/opendkim.conf" <<C
Mode v
Socket inet:$MILTER@127.0.0.1
TestDNSData file:$D/milter/keys
AuthservID mx.$DOMAIN
AlwaysAddARHeader yes
RemoveARFrom mx.$DOMAIN
InternalHosts $D/milter/none
PeerList $D/milter/none
ExternalIgnoreList $D/milter/none
PidFile $D/milter/opendkim.pid
Syslog no
C
  opendkim -x "$D/milter/opendkim.conf"; await "$MILTER"
  postconf -c "$D/postfix" -e "smtpd_milters=inet:127.0.0.1:$MILTER" milter_default_action=tempfail milter_protocol=6
  postfix_stop; timeout 30 postfix -c "$D/postfix" start >&2; await "$(cat "$D/smtp-port")"
}
open_port() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
await() { for _ in $(seq 100); do open_port "$1" && return 0; sleep .05; done; echo "no one answers on port $1" >&2; return 1; }

case $command in
stop) postfix_stop; dovecot_stop; milter_stop; exit 0;;
dovecot-stop) dovecot_stop; exit 0;;
postfix-stop) postfix_stop; exit 0;;
postfix-start) timeout 30 postfix -c "$D/postfix" start >&2; await "$(cat "$D/smtp-port")"; exit 0;;
milter) milter_start; exit 0;;
dovecot-start) dovecot -c "$D/dovecot.conf"; await "$(cat "$D/imap-port")"; exit 0;;
start) ;;
*) echo "usage: mailstack.sh start|stop|dovecot-start|dovecot-stop|postfix-start|postfix-stop|milter DIR" >&2; exit 2;;
esac
for name in SMTP SUBMISSION IMAP IMAPS LMTP AUTH WATCHED; do
  [ -n "${!name:-}" ] || { echo "$name is not set" >&2; exit 2; }
done
[ "$(id -u)" -eq 0 ] || { echo "Postfix starts as root alone: run the tests as root" >&2; exit 2; }
for tool in postfix dovecot doveadm openssl; do
  command -v $tool >/dev/null || { echo "$tool is missing: .ci/packages installs it" >&2; exit 2; }
done

mkdir -p "$D"/{dovecot-run,dovecot-state,mail,postfix,pfqueue,pfdata,tls}
chmod 755 "$D"; chown mail:mail "$D/mail"; chown postfix "$D/pfdata"
echo "$IMAP" >"$D/imap-port"; echo "$SMTP" >"$D/smtp-port"
certificate() { # NAME: self-signed, for the loopback addresses
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$1" \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1,IP:127.0.0.2 -addext basicConstraints=critical,CA:FALSE \
    -keyout "$D/tls/$1.key" -out "$D/tls/$1.pem" 2>/dev/null
}
certificate server; certificate other
for user in bot admin alice away; do echo "$user@$DOMAIN:{PLAIN}secret"; done >"$D/users"
chown root:dovecot "$D/users"; chmod 640 "$D/users"

cat >"$D/oauth2.conf" <<C
introspection_url = $INTROSPECT
introspection_mode = post
force_introspection = yes
username_attribute = username
active_attribute = active
active_value = true
C
chmod 600 "$D/oauth2.conf"
cat >"$D/dovecot.conf" <<C
base_dir = $D/dovecot-run
state_dir = $D/dovecot-state
instance_name = $(basename "$D")
# In its Received lines: the mail system goes by one name.
hostname = mx.$DOMAIN
log_path = $D/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = yes
ssl_cert = <$D/tls/server.pem
ssl_key = <$D/tls/server.key
disable_plaintext_auth = no
auth_mechanisms = plain login $([ -z "$INTROSPECT" ] || echo "$OAUTH_BY")
auth_failure_delay = 0
recipient_delimiter = +
mail_location = maildir:~/Maildir
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
first_valid_gid = 1
mail_max_userip_connections = 100
# New mail shows to IDLE at once, by inotify or at the next second.
mailbox_idle_check_interval = 1s
imap_idle_notify_interval = 2 mins
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%Lu $D/users
}
# Any number of further mailboxes: the file is read again once a second at the most.
passdb {
  driver = static
  args = password=secret
  username_filter = fresh-*@*
}
$(if [ -n "$INTROSPECT" ]; then
  echo "passdb {"
  echo "  driver = oauth2"
  echo "  mechanisms = xoauth2 oauthbearer"
  echo "  args = $D/oauth2.conf"
  echo "}"
fi)
userdb {
  driver = static
  args = uid=mail gid=mail home=$D/mail/%Ld/%Ln
}
namespace inbox {
  inbox = yes
}
protocol lmtp {
  mail_plugins = \$mail_plugins sieve
}
plugin {
  sieve = file:~/sieve;active=~/.dovecot.sieve
}
submission_host = 127.0.0.1:$SMTP
service imap-login {
  process_limit = 200
  inet_listener imap {
    address = 127.0.0.1 127.0.0.2
    port = $IMAP
  }
  inet_listener imaps {
    address = 127.0.0.1 127.0.0.2
    port = $IMAPS
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = $LMTP
  }
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = $AUTH
  }
}
# All tests come from one address: the failures of one must not slow the others down.
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  client_limit = 1000
}
local 127.0.0.2 {
  protocol imap {
    imap_capability = IMAP4rev1
  }
}
C

transport=
[ -z "$LMTP_TO" ] || transport="inline:{$LMTP_DOMAIN=lmtp:inet:[${LMTP_TO%:*}]:${LMTP_TO##*:}}"
cat >"$D/postfix/main.cf" <<C
compatibility_level = 3.6
queue_directory = $D/pfqueue
data_directory = $D/pfdata
maillog_file = $D/postfix.log
maillog_file_prefixes = $D
myhostname = mx.$DOMAIN
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
# Every address of the domains of tests ends on this machine, and nothing ever leaves it.
virtual_mailbox_domains = $DOMAIN $LMTP_DOMAIN
virtual_mailbox_maps =
local_recipient_maps =
virtual_transport = lmtp:inet:[127.0.0.1]:$LMTP
transport_maps = $transport
default_transport = error:no outside network in tests
relay_transport = error:no outside network in tests
recipient_delimiter = +
smtpd_recipient_restrictions = permit_mynetworks, reject_unauth_destination
smtpd_tls_cert_file = $D/tls/server.pem
smtpd_tls_key_file = $D/tls/server.key
smtpd_tls_security_level = may
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:$AUTH
smtpd_sasl_auth_enable = yes
smtp_dns_support_level = disabled
smtpd_peername_lookup = no
alias_maps =
alias_database =
biff = no
message_size_limit = 50331648
minimal_backoff_time = 1s
maximal_backoff_time = 2s
queue_run_delay = 1s
C
cat >"$D/postfix/master.cf" <<C
127.0.0.1:$SMTP inet n - n - - smtpd
  -o smtpd_sasl_auth_enable=no
127.0.0.1:$SUBMISSION inet n - n - - smtpd
  -o smtpd_tls_security_level=encrypt
  -o smtpd_client_restrictions=permit_sasl_authenticated,reject
  -o smtpd_relay_restrictions=permit_sasl_authenticated,reject
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
local unix - n n - - local
virtual unix - n n - - virtual
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
C

# away@ answers with a real vacation mail (Auto-Submitted: auto-replied).
mkdir -p "$D/mail/$DOMAIN/away"
printf 'require ["vacation"];\nvacation :days 1 :addresses ["away@%s"] :subject "Out of office" "I am away, back on Monday. OK?";\n' \
  "$DOMAIN" >"$D/mail/$DOMAIN/away/.dovecot.sieve"
chown -R mail:mail "$D/mail"

# Whatever becomes of the tests, nothing stays behind. The script is copied: it may be gone by then.
cp "$0" "$D/mailstack.sh"
setsid sh -c 'while kill -0 "$1" 2>/dev/null && [ -d "$2" ]; do sleep 1; done
  [ -d "$2" ] || exit 0
  bash "$2/mailstack.sh" stop "$2"; rm -rf "$2"' watchdog "$WATCHED" "$D" </dev/null >/dev/null 2>&1 &

dovecot -c "$D/dovecot.conf"
timeout 30 postfix -c "$D/postfix" start >"$D/postfix-start.log" 2>&1 || { cat "$D/postfix-start.log" >&2; exit 1; }
await "$IMAP"; await "$SMTP"; await "$SUBMISSION"; await "$LMTP"
