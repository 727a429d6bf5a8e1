import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };
import { erreicht, type Module } from './reichweite.ts';
import { textgebrauch } from './textgebrauch.ts';

type Teil = 'anfang' | 'portal' | 'seiten';
type Texte = Record<string, string>;

/** A test names a folder with more languages. */
const ordner = process.env.FRACHTPORTAL_KATALOGE
  ? `${process.env.FRACHTPORTAL_KATALOGE}/`
  : fileURLToPath(new URL('../../../packages/texte/kataloge/', import.meta.url));
const vorsatz = 'virtual:texte';

const dateien = (iso: string) => readdirSync(ordner + iso).map((name) => `${ordner}${iso}/${name}`);
const lies = (iso: string): Texte =>
  Object.assign({}, ...dateien(iso).map((datei) => JSON.parse(readFileSync(datei, 'utf8'))));

/**
 * What is said where, told by the modules that name it: on the login page, which comes before the first sight; around
 * every page behind it, in the list and the form, with all that opens there; and on the other pages.
 */
function teileAuf(module: Module, alle: Iterable<string>): (name: string) => Teil | undefined {
  const gebrauch = (ids: Iterable<string>) =>
    textgebrauch(
      [...ids].flatMap((id) => (id.includes('node_modules') ? [] : (module.getModuleInfo(id)?.code ?? []))),
    );
  const { anmeldung, erfassung, liste } = groessen;
  const imAnfang = gebrauch(erreicht(['apps/web/src/main.tsx', ...anmeldung.module], module));
  const imPortal = gebrauch(
    erreicht([...erfassung.module, ...liste.module], module, 'auch was erst bei Bedarf kommt'),
  );
  const irgendwo = gebrauch(alle);
  return (name) => {
    if (imAnfang(name) || /^sprache\./.test(name)) return 'anfang';
    // Words of the shipped lists are found by what they are.
    if (imPortal(name) || /^wert\./.test(name)) return 'portal';
    return irgendwo(name) ? 'seiten' : undefined;
  };
}

/** `virtual:texte`: what the choice of a language shows, and how to fetch what is said in it. */
function uebersicht(holt: (iso: string, teil: Teil) => string): string {
  const teile: readonly Teil[] = ['anfang', 'portal', 'seiten'];
  const zeilen = readdirSync(ordner).map((iso) => {
    const texte = lies(iso);
    const angaben = { iso, id: Number(texte['sprache.kennung']), name: texte['sprache.name'] ?? iso };
    const lade = teile.map((teil) => `${teil}: () => ${holt(iso, teil)}`);
    return `{ ...${JSON.stringify(angaben)}, lade: { ${lade.join()} } }`;
  });
  return `export const sprachen = [${zeilen.join()}];`;
}

const holeTexte = normalizePath(fileURLToPath(new URL('../src/lib/texte/holeTexte.ts', import.meta.url)));

/** The start page names their files, as every build has others. */
export const textdatei = /texte-(?<iso>[\w-]+)-(?<teil>anfang|portal|seiten)-\w+\.json$/;

/** The catalogues of `packages/texte` for the browser: each language that has a folder is three files of data. */
export function kataloge(): Plugin[] {
  return [
    {
      name: 'kataloge',
      apply: 'build',
      load: (id) =>
        id === `\0${vorsatz}`
          ? `import { holeTexte } from '${holeTexte}'; ${uebersicht((...namen) => `holeTexte('${namen.join('-')}')`)}`
          : null,
      generateBundle() {
        const teilVon = teileAuf(this, this.getModuleIds());
        for (const iso of readdirSync(ordner))
          for (const [teil, texte] of Object.entries(
            Object.groupBy(Object.entries(lies(iso)), ([n]) => teilVon(n) ?? ''),
          )) {
            if (!teil) continue;
            const source = JSON.stringify(Object.fromEntries(texte ?? []));
            const abdruck = createHash('sha256').update(source).digest('hex').slice(0, 8);
            this.emitFile({ type: 'asset', fileName: `assets/texte-${iso}-${teil}-${abdruck}.json`, source });
          }
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle }) => [
          {
            tag: 'meta',
            attrs: { name: 'texte', content: textorte(bundle ?? {}) },
            injectTo: 'head-prepend',
          },
        ],
      },
    },
    {
      // Without a build there are no files; whoever asks for a part gets all.
      name: 'kataloge-ungebaut',
      apply: 'serve',
      load(id) {
        if (id === `\0${vorsatz}`)
          return uebersicht((iso) => `import('${vorsatz}-${iso}').then((m) => m.default)`);
        if (!id.startsWith(`\0${vorsatz}-`)) return null;
        const iso = id.slice(vorsatz.length + 2);
        for (const datei of dateien(iso)) this.addWatchFile(datei);
        return `export default ${JSON.stringify(lies(iso))}`;
      },
    },
    { name: 'kataloge-namen', resolveId: (id) => (id.startsWith(vorsatz) ? `\0${id}` : null) },
  ];
}

const textorte = (buendel: Rolldown.OutputBundle) =>
  Object.keys(buendel)
    .filter((name) => textdatei.test(name))
    .map((name) => `/${name}`)
    .join(' ');
