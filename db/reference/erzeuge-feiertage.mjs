// Erzeugt packages/domain/src/kalender/{feiertage,regionen}.generated.ts: die Feiertage aus date-holidays, die Regionen der
// Postleitzahlen aus plz-de.csv und plz-ch.csv (GeoNames). Aufruf im Wurzelverzeichnis:
// node db/reference/erzeuge-feiertage.mjs <Ordner der Dateien>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Feiertage from 'date-holidays';
import { deutscheRegion } from './feiertagsgemeinden.mjs';
import { postorte } from './postorte.mjs';

const [ordner] = process.argv.slice(2);
if (!ordner)
  throw new Error('Aufruf: node db/reference/erzeuge-feiertage.mjs <Ordner mit plz-de.csv und plz-ch.csv>');

// Postal codes of large customers are left out: GeoNames has them at the seat of their owners.
const zugestellt = new Set(
  readFileSync(new URL('ort.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((zeile) => zeile.split('\t')[1]),
);
const jahre = Array.from({ length: 8 }, (_, i) => 2026 + i);
const kennt = new Feiertage();
// Austria's states have the public holidays of the whole country.
const staaten = {
  DE: Object.keys(kennt.getStates('DE')).map((staat) => `DE-${staat}`),
  AT: ['AT'],
  CH: Object.keys(kennt.getStates('CH')).map((staat) => `CH-${staat}`),
};
const gemeinden = ['DE-BY-KATH', 'DE-BY-A', 'DE-SN-BZ', 'DE-TH-EIC'];

/** The public holidays of a region that last the whole day. */
const feiertage = (region) =>
  jahre.flatMap((jahr) =>
    new Feiertage(...region.split('-'))
      .getHolidays(jahr, 'de')
      .filter(({ type, rule }) => type === 'public' && !/\d:\d/.test(rule))
      .map(({ date, rule, name }) => ({ tag: date.slice(0, 10), rule, name })),
  );

/** The same day every year, or the same distance from Easter; all others are listed day by day. */
const stets = /^(\d\d-\d\d|easter -?\d+)( since 20\d\d)?$/;
const zeilen = new Map();
for (const region of [...Object.values(staaten).flat(), ...gemeinden]) {
  for (const { tag, rule, name } of feiertage(region)) {
    const zeile = zeilen.get(name + rule) ?? { name, tage: new Set(), regionen: [], werktags: false };
    zeilen.set(name + rule, zeile);
    zeile.werktags ||= new Date(tag).getUTCDay() > 0;
    zeile.tage.add(stets.test(rule) ? rule.replace('easter ', 'O').replace(/ since .*/, '') : tag);
    if (!zeile.regionen.some((r) => region === r || region.startsWith(`${r}-`))) zeile.regionen.push(region);
  }
}

/** A country, where the day holds in all of it. */
const kurz = (regionen) =>
  Object.entries(staaten).reduce(
    (rest, [land, alle]) =>
      alle.every((r) => rest.includes(r)) ? [land, ...rest.filter((r) => !alle.includes(r))] : rest,
    regionen,
  );

/** Where another region begins, in the order of postal codes, and the places that belong to another than most of their code. */
function regionenVon(land, regionVon) {
  const datei = readFileSync(join(ordner, `plz-${land.toLowerCase()}.csv`), 'utf8');
  const nachPlz = Map.groupBy(
    postorte(land, datei)
      .map((o) => ({ ...o, region: regionVon(o) }))
      .filter((o) => o.region && zugestellt.has(o.plz)),
    ({ plz }) => plz,
  );
  const bereiche = [];
  const ausnahmen = [];
  for (const [plz, orte] of [...nachPlz].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [[meiste]] = [...Map.groupBy(orte, (o) => o.region)].sort(([, a], [, b]) => b.length - a.length);
    if (bereiche.at(-1)?.[1] !== meiste) bereiche.push([plz, meiste]);
    for (const o of orte) if (o.region !== meiste) ausnahmen.push([plz, o.ort.toLowerCase(), o.region]);
  }
  const text = (reihen) => [...new Set(reihen.map((r) => r.join('|')))].join('\n');
  return { bereiche: text(bereiche), ausnahmen: text(ausnahmen) };
}

const ziel = (name) => new URL(`../../packages/domain/src/kalender/${name}.generated.ts`, import.meta.url);
const kopf = (quelle) =>
  `// Aus ${quelle} mit db/reference/erzeuge-feiertage.mjs erzeugt, bitte nicht von Hand ändern.\n`;
const notiz = ({ name, tage }, regionen) =>
  `  [${[name, [...tage].join(' '), regionen.join(' ')].map((t) => JSON.stringify(t)).join(', ')}],\n`;
/** Germany's are apart: the browser needs no others for the delivery date. */
const liste = (name, gehoert) => {
  const eigene = [...zeilen.values()]
    .filter((z) => z.werktags)
    .map((z) => [z, kurz(z.regionen).filter(gehoert)])
    .filter(([, regionen]) => regionen.length);
  return `export const ${name}: Feiertagsliste = [\n${eigene.map((z) => notiz(...z)).join('')}];\n`;
};
const deutsch = (region) => region.startsWith('DE');
writeFileSync(
  ziel('feiertage'),
  `${kopf('date-holidays (CC BY-SA 3.0)')}
/** Name, days (month-day, days from Easter Sunday, or single days) and regions; a region stands for all inside it. */
export type Feiertagsliste = readonly (readonly [name: string, tage: string, regionen: string])[];

${liste('deutscheFeiertage', deutsch)}
${liste('weitereFeiertage', (region) => !deutsch(region))}`,
);
const plz = {
  DE: regionenVon('DE', ({ kreis, ort }) => deutscheRegion(kreis, ort)),
  CH: regionenVon('CH', ({ kanton }) => kanton),
};
writeFileSync(
  ziel('regionen'),
  `${kopf('GeoNames (CC BY 4.0)')}
/** By country: the first postal code of each stretch with its region, and places of another region than their postal code. */
export const postregionen: Readonly<Record<string, { bereiche: string; ausnahmen: string }>> = ${JSON.stringify(plz, null, 2)};
`,
);
console.log(`${zeilen.size} Feiertage gelesen.`);
