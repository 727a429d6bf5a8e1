// Second half of `npm run sbom`: what the portal is made of, as CycloneDX for machines and with all licences for people.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Hinweis } from './ausgabe.mjs';
import { befehl } from './befehl.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { WURZEL, werkzeug } from './orte.mjs';
import { lizenzVon, unbekannte } from './sbom/lizenzen.mjs';
import { lizenzheft } from './sbom/lizenzheft.mjs';

const leben = new Lebenslauf('Die Stückliste wird abgebrochen …');
/** Who runs in production: the API, the web pages, and what `npm start` adds. */
const TEILE = ['api', 'web', 'betrieb'].flatMap((name) => ['--filter-prod', `@frachtportal/${name}...`]);

await leben.fuehren(async () => {
  const ort = resolve(process.env['INIT_CWD'] ?? WURZEL, process.argv[2] ?? join(WURZEL, 'sbom'));
  await mkdir(ort, { recursive: true });
  const datei = join(ort, 'frachtportal.cdx.json');
  const form = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', datei];
  await befehl(werkzeug('pnpm'), [...TEILE, 'sbom', ...form]);
  const stueckliste = JSON.parse(await readFile(datei, 'utf8'));
  const fremde = stueckliste.components.filter(({ group }) => group !== '@frachtportal');
  for (const teil of fremde) teil.licenses ??= [{ license: { id: lizenzVon(teil) } }];
  await writeFile(datei, `${JSON.stringify(stueckliste, null, 2)}\n`);
  await writeFile(join(ort, 'LIZENZEN.txt'), await lizenzheft(fremde));
  const offen = unbekannte(fremde);
  if (offen.length > 0) throw new Hinweis(`Ohne bekannte Lizenz:\n${offen.join('\n')}`);
  console.log(`\n  ${fremde.length} Teile, alle mit bekannter Lizenz: ${ort}\n`);
  await leben.beenden(0);
});
