// Koordinaten zu Postleitzahlen, deren Quelle keine nennt: über den Ortsnamen, sonst über die Nachbarn.

/** A town of the same name this far from the neighbouring postal codes is another one. */
const hoechstensKm = 45;
const nachbarn = 8;

/** Fills in latitude and longitude of `orte`, in place, from towns of the same names. */
export function ergaenzeKoordinaten(orte, staedte) {
  const nachName = Map.groupBy(staedte, (s) => schreibweise(s.ort));
  const treffer = new Map(orte.map((o) => [o, nachName.get(schreibweise(o.ort)) ?? []]));
  const sicher = orte.filter((o) => treffer.get(o).length === 1).map((o) => mit(o, treffer.get(o)[0]));
  const glaubhaft = sicher.filter((o) => abstandKm(o, mitte(o, sicher)) <= hoechstensKm);
  for (const o of orte) {
    const dort = mitte(o, glaubhaft);
    const naechster = treffer
      .get(o)
      .filter((s) => abstandKm(s, dort) <= hoechstensKm)
      .sort((a, b) => abstandKm(a, dort) - abstandKm(b, dort))[0];
    Object.assign(o, punkt(naechster ?? dort));
  }
}

const punkt = (p) => (p ? { lat: p.lat, lon: p.lon } : {});
const mit = (ort, p) => ({ ...ort, ...punkt(p) });

/** The names that differ in nothing but accents, case and additions such as "an der Donau". */
function schreibweise(name) {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/\bsankt\b/g, 'st')
    .replace(/[.'-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** The middle of the postal codes nearest in number that begin with the same two digits. */
function mitte(ort, bekannte) {
  const nahe = bekannte
    .filter((b) => b.plz !== ort.plz && b.plz.slice(0, 2) === ort.plz.slice(0, 2))
    .sort((a, b) => Math.abs(a.plz - ort.plz) - Math.abs(b.plz - ort.plz))
    .slice(0, nachbarn);
  return nahe.length
    ? { lat: median(nahe.map((n) => n.lat)), lon: median(nahe.map((n) => n.lon)) }
    : undefined;
}

function median(werte) {
  const sortiert = [...werte].sort((a, b) => a - b);
  return sortiert[Math.floor(sortiert.length / 2)];
}

/** Near enough on the scale of a country; without a second point everything is near. */
function abstandKm(a, b) {
  if (!b) return 0;
  const breite = (a.lat - b.lat) * 111.2;
  const laenge = (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(breite, laenge);
}
