// Second half of `npm run abdeckung`: the rows of docs/abdeckung with the tests that bear their ids.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bauen } from './bauen.mjs';
import { WURZEL } from './orte.mjs';

await bauen('--filter=@frachtportal/testkit');
// Known only now that it is built.
const { alsTabelle, leseAnforderungen, leseNachweise } = await import(
  '../../packages/testkit/dist/abdeckung/abdeckung.js'
);
const [anfang] = process.argv.slice(2);
const alle = leseAnforderungen(WURZEL);
const tabelle = alsTabelle(
  alle.filter(({ kennung }) => kennung.startsWith(anfang ?? '')),
  leseNachweise(WURZEL),
);
if (anfang) console.log(`\n${tabelle}`);
else {
  const ziel = join(WURZEL, 'bericht/abdeckung.md');
  mkdirSync(join(WURZEL, 'bericht'), { recursive: true });
  writeFileSync(ziel, tabelle);
  console.log(`\n  ${alle.length} Zeilen: ${ziel}\n`);
}
