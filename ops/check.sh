#!/bin/sh
# Checks each file here with its own program, and says which were skipped because their program is not installed:
# ops/check.sh
cd "$(dirname "$0")" || exit 1
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
failed=0

# check <file> <program> <command…>
check() {
  file=$1 program=$2
  shift 2
  if ! command -v "$program" >/dev/null; then
    echo "skipped  $file: $program is not installed"
  elif said=$("$@" 2>&1); then
    echo "good     $file"
  else
    echo "bad      $file: $said"
    failed=1
  fi
}

# systemd-analyze ends with 0 where it ignores a line.
silently() {
  said=$("$@" 2>&1) && [ -z "$said" ] && return
  echo "$said"
  return 1
}

# A certificate in place of the shop's, and a program in place of the store's.
openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=minwal.example -keyout "$temporary/key.pem" -out "$temporary/cert.pem" 2>/dev/null
cat "$temporary/cert.pem" "$temporary/key.pem" >"$temporary/minwal.pem"
true=$(command -v true)

sed -e "s|/etc/letsencrypt/live/minwal.example/fullchain.pem|$temporary/cert.pem|" \
  -e "s|/etc/letsencrypt/live/minwal.example/privkey.pem|$temporary/key.pem|" nginx.conf >"$temporary/site.conf"
printf 'pid %s/nginx.pid;\nevents {}\nhttp {\n  include %s/site.conf;\n}\n' "$temporary" "$temporary" >"$temporary/nginx.conf"
check nginx.conf nginx nginx -t -q -e stderr -c "$temporary/nginx.conf"

sed "s|/etc/haproxy/minwal.pem|$temporary/minwal.pem|" haproxy.cfg >"$temporary/haproxy.cfg"
check haproxy.cfg haproxy haproxy -c -f "$temporary/haproxy.cfg"

check Caddyfile caddy caddy validate --config Caddyfile --adapter caddyfile

cp -r prometheus "$temporary" && touch "$temporary/prometheus/minwal.token"
check prometheus/alerts.yaml promtool promtool check rules prometheus/alerts.yaml
check prometheus/prometheus.yaml promtool promtool check config prometheus/prometheus.yaml
check prometheus/compose.yaml promtool promtool check config "$temporary/prometheus/compose.yaml"

for unit in minwal.service minwal-backup.service minwal-backup.timer; do
  sed "s|/opt/minwal/node_modules/.bin/node|$true|" "systemd/$unit" >"$temporary/$unit"
done
for unit in minwal.service minwal-backup.service minwal-backup.timer; do
  check "systemd/$unit" systemd-analyze silently systemd-analyze verify "$temporary/$unit"
done

cp compose.yaml "$temporary" && touch "$temporary/minwal.env"
for program in podman docker; do
  if command -v "$program" >/dev/null && "$program" compose version >/dev/null 2>&1; then composer=$program; fi
done
check compose.yaml "${composer:-podman}" env POSTGRES_PASSWORD=x DOMAIN=minwal.example \
  "${composer:-podman}" compose -f "$temporary/compose.yaml" config --quiet

check Containerfile hadolint hadolint --no-color Containerfile
exit $failed
