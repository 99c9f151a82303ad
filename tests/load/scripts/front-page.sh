# Read by ab.sh, hey.sh and oha.sh: what they ask for, and whether it is answered rightly.
#
# AFTERWORD is the server (http://127.0.0.1:8017), SITE and PAGES (paths with spaces between) what is asked for;
# CONNECTIONS (50) and REQUESTS (10000) bound the burst. These tools look at no bodies, so one answer is looked at first.
# shellcheck shell=bash disable=SC2034 # The others use them.
AFTERWORD=${AFTERWORD:-http://127.0.0.1:8017}
CONNECTIONS=${CONNECTIONS:-50}
REQUESTS=${REQUESTS:-10000}
articles=(static-site bread night-train plain-text birds radio small-type desk über-das-wetter books)
read -r -a pages <<<"${PAGES:-$(printf '/posts/%s/ ' "${articles[@]}")}"

percent_encoded() {
  local LC_ALL=C text=$1 at sign
  for ((at = 0; at < ${#text}; at++)); do
    sign=${text:at:1}
    case $sign in
      [a-zA-Z0-9/._~-]) printf %s "$sign" ;;
      # A byte of a longer sign is negative for printf.
      *) printf %%%02X "$(($(printf %d "'$sign") & 255))" ;;
    esac
  done
}

url=${AFTERWORD%/}/api/v1/counts?site=${SITE:-demo}
for page in "${pages[@]}"; do url+="&page=$(percent_encoded "$page")"; done

answer=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' "$url")
counts=$(grep -oE '":[0-9]+[,}]' <<<"$answer" | wc -l)
if [ "${answer##*$'\n'}" != 200 ] || [ "$counts" -ne ${#pages[@]} ]; then
  echo "${#pages[@]} counts were asked for, and this is the answer: $answer" >&2
  exit 1
fi

fail() {
  echo "not every answer was a good one: $*" >&2
  exit 1
}
