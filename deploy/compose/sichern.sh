#!/usr/bin/env bash
# Dienst „sicherung“ aus docker-compose.yml: erst die Datenbank, dann die Dateien, zusammen in einer Datei
# frachtportal-<Zeit>.tar.gz; so ist jedes Dokument dabei, das die Datenbank nennt. Mit DOKUMENTE=s3 kommen die
# Dokumente aus dem Speicher und liegen in der Datei wie ohne ihn: unter dokumente/.
#   sichern.sh          sichert im Takt, bis er beendet wird
#   sichern.sh einmal   sichert jetzt
#   sichern.sh gesund   ist die letzte Sicherung gelungen?
set -euo pipefail
umask 077

nach=${SICHERUNG_NACH:-/sicherungen}
daten=${SICHERUNG_DATEN:-/daten}
url=${SICHERUNG_URL:-/run/secrets/datenbank_url}
takt=${SICHERUNG_TAKT:-24h}
behalten=${SICHERUNG_BEHALTEN:-14}
dokumente=${SICHERUNG_DOKUMENTE:-node /app/apps/api/dist/dokumente.js}
misslungen=/tmp/sicherung-misslungen

# Was in die Datei soll, neben dem, was unter /daten liegt.
hole_dokumente() {
  [ "${DOKUMENTE:-}" = s3 ] || return 0
  $dokumente holen "$1/dokumente" && was+=(dokumente)
}

einmal() {
  local name teil was=(frachtportal.dump)
  name=frachtportal-$(date -u +%Y%m%dT%H%M%SZ).tar.gz
  teil=$(mktemp -d "$nach/.teil-XXXXXX") || return 1
  if pg_dump --format=custom --file="$teil/frachtportal.dump" "$(cat "$url")" &&
    hole_dokumente "$teil" &&
    tar --create --gzip --file="$teil/$name" --directory="$teil" "${was[@]}" \
      --directory="$daten" --exclude=./protokoll --exclude=./eingang . &&
    sync "$teil/$name" && mv "$teil/$name" "$nach/$name"; then
    rm -rf "$teil"
    echo "Gesichert: $name ($(du -h "$nach/$name" | cut -f1))"
    find "$nach" -maxdepth 1 -name 'frachtportal-*Z.tar.gz' | sort -r | tail -n "+$((behalten + 1))" | xargs -r rm -f
  else
    rm -rf "$teil"
    echo "Es ist keine Sicherung entstanden." >&2
    return 1
  fi
}

case ${1:-takt} in
  einmal) einmal ;;
  gesund) test ! -e "$misslungen" ;;
  takt)
    trap 'exit 0' TERM INT
    # Was ein Abbruch zurückgelassen hat.
    rm -rf "$nach"/.teil-*
    if [ "$takt" = aus ]; then takt=infinity; else einmal || touch "$misslungen"; fi
    while :; do
      # Was misslingt, wird nach einer Stunde wieder versucht.
      if [ -e "$misslungen" ]; then pause=1h; else pause=$takt; fi
      sleep "$pause" & wait $!
      if einmal; then rm -f "$misslungen"; else touch "$misslungen"; fi
    done
    ;;
  *) echo "Unbekannt: $1" >&2; exit 2 ;;
esac
