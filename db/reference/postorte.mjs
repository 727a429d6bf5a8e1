// Postleitzahlen und Orte aus einer Datei von GeoNames, geschrieben, wie eine Adresse sie trägt.

const alsOrt = /^(\d+e )?['\p{L}][\p{L}\d .()/'-]*$/u;
const hoechstens = 35;

/** The places of a country from its CSV (head line, comma, quotes): one entry for each postal code and name. */
export function postorte(iso2, csv) {
  const [kopf, ...zeilen] = csv.trim().split(/\r?\n/).map(zellen);
  const spalte = (name) => kopf.indexOf(name);
  const [plz, ort, lat, lon, kanton, kreis] = [
    'zipcode',
    'place',
    'latitude',
    'longitude',
    'state_code',
    'community_code',
  ].map(spalte);
  return zeilen
    .map((z) => ({
      ...{ iso2, plz: z[plz], ort: schreibweise(z[ort]), lat: Number(z[lat]), lon: Number(z[lon]) },
      ...{ kanton: z[kanton], kreis: z[kreis] },
    }))
    .filter((o) => o.ort.length <= hoechstens && alsOrt.test(o.ort));
}

const zellen = (zeile) =>
  [...zeile.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, innen, bloss]) =>
    innen === undefined ? bloss : innen.replaceAll('""', '"'),
  );

/** Without the district ("Graz,01.Bez.:Innere Stadt"), the Slovene or Croatian name, and the number of a post office. */
export const schreibweise = (name) =>
  name
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replace(/ *,.*$/, '')
    .replace(/ \/ .*$/, '')
    .replace(/ \d+$/, '')
    .trim();
