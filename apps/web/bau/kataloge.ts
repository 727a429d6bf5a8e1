import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A test names a folder with more languages. */
const ordner = process.env.FRACHTPORTAL_KATALOGE
  ? `${process.env.FRACHTPORTAL_KATALOGE}/`
  : fileURLToPath(new URL('../../../packages/texte/kataloge/', import.meta.url));
const vorsatz = 'virtual:texte';
/** The last word of a module's name; a language may have hyphens of its own. */
const teile = ['anfang', 'portal', 'verwaltung'] as const;
type Teil = (typeof teile)[number];

/** What the login page says, and whatever can happen to it. It comes before the first sight: the less, the sooner. */
const anfang =
  /^(allgemein|anmeldung|bedienung|beschriftung|maut|rahmen|sprache|theme)\.|^konfiguration\.einstellung\.(isMautrechner|isRegistrierung)\.|^mandant\.auftritt\.|^meldung\.((anmeldung|maut|server)\.|(einladung\.angenommen|einrichtung\.fertig|passwort\.gesetzt)$)/;

/** What only the admin area says, and the page of notifications; it comes with them. */
const verwaltung =
  /^(meldung\.)?(anbindung|benachrichtigung|betrieb|einrichtung|mailvorlage|mandant\.firma|nummernkreis|webhook|zugangsschluessel)\.(?!(betrieb|erneuern|platteBanner|quarantaene\.banner|erklaerung|fertig)$)/;

/** Where the browser's words stand. */
const quellen = ['../src', '../../../packages/domain/src', '../../../packages/api-client/src'].map((o) =>
  fileURLToPath(new URL(o, import.meta.url)),
);
const literal = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/g;
/** A key put together: `lademittel.${art}`. A notice of which all is open comes with its sentence. */
const vorlage = /`((?!meldung\.\$)[a-z]\w*\.[\w.]*\$\{[^`]*)`/g;

/**
 * Knows which texts the browser may have to say: their keys stand somewhere in its sources. What only the server says
 * comes from there.
 */
function textgebrauch(): (name: string) => boolean {
  const literale = new Set<string>();
  const muster = new Set<string>();
  for (const ordner of quellen) {
    for (const datei of readdirSync(ordner, { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.(test|spec))\.tsx?$/.test(datei)) continue;
      const quelltext = readFileSync(`${ordner}/${datei}`, 'utf8');
      for (const [, key] of quelltext.matchAll(literal)) if (key) literale.add(key);
      for (const [, key] of quelltext.matchAll(vorlage)) if (key) muster.add(alsMuster(key));
    }
  }
  const gebaut = new RegExp(`^(${[...muster].join('|')})$`);
  const steht = (key: string) => literale.has(key) || gebaut.test(key);
  return (name) => {
    // What has a plural is asked for by one key; the words of lists and a language are found by what they are.
    const key = name.replace(/_(one|other)$/, '');
    return /^(wert|sprache)\./.test(key) || steht(key) || steht(key.replace(/^meldung\./, ''));
  };
}

const alsMuster = (key: string) => key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+');

function teilVon(name: string): Teil {
  if (verwaltung.test(name)) return 'verwaltung';
  return anfang.test(name) ? 'anfang' : 'portal';
}

function lies(iso: string, teil: Teil): { dateien: string[]; texte: Record<string, string> } {
  const dateien = readdirSync(ordner + iso).map((name) => `${ordner}${iso}/${name}`);
  const alle: Record<string, string> = Object.assign(
    {},
    ...dateien.map((d) => JSON.parse(readFileSync(d, 'utf8'))),
  );
  const benutzt = textgebrauch();
  const texte = Object.fromEntries(
    Object.entries(alle).filter(([name]) => teilVon(name) === teil && benutzt(name)),
  );
  return { dateien, texte };
}

/** `virtual:texte`: what the choice of a language shows, and how to fetch all that is said in one. */
function uebersicht(): string {
  const zeilen = readdirSync(ordner).map((iso) => {
    const { texte } = lies(iso, 'anfang');
    const angaben = { iso, id: Number(texte['sprache.kennung']), name: texte['sprache.name'] ?? iso };
    const lade = teile.map((teil) => `${teil}: () => import('${vorsatz}-${iso}-${teil}')`);
    return `{ ...${JSON.stringify(angaben)}, lade: { ${lade.join()} } }`;
  });
  return `export const sprachen = [${zeilen.join()}];`;
}

/** The catalogues of `packages/texte` for the browser: each language that has a folder is three modules. */
export function kataloge(): Plugin {
  return {
    name: 'kataloge',
    resolveId: (id) => (id.startsWith(vorsatz) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${vorsatz}`) return uebersicht();
      if (!id.startsWith(`\0${vorsatz}-`)) return null;
      const name = id.slice(vorsatz.length + 2);
      const teil = teile.find((t) => name.endsWith(`-${t}`)) ?? 'portal';
      const { dateien, texte } = lies(name.slice(0, -teil.length - 1), teil);
      for (const datei of dateien) this.addWatchFile(datei);
      return `export default ${JSON.stringify(texte)}`;
    },
  };
}
