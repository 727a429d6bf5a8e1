import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Katalog, meldungsbereich, quellsprache, type Uebersetzer } from './katalog.js';
import { meldungstext } from './meldungstext.js';
import { neuesI18n, uebersetzer } from './uebersetzer.js';

// Beside the package, also where the code around it has been put into one file; a test names a folder with more languages.
const eigener = process.env['FRACHTPORTAL_KATALOGE'];
const ordner = eigener
  ? pathToFileURL(`${eigener}/`)
  : new URL('../kataloge/', import.meta.resolve('@frachtportal/texte/server'));

/** All that is said in a language: the files of its folder put together. */
function lies(iso: string): Katalog {
  const dateien = readdirSync(new URL(`${iso}/`, ordner)).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...dateien.map((name) => JSON.parse(readFileSync(new URL(`${iso}/${name}`, ordner), 'utf8'))),
  );
}

/** Every language that has a folder, by its ISO code. */
export const kataloge: Readonly<Record<string, Katalog>> = Object.fromEntries(
  readdirSync(ordner).map((iso) => [iso, lies(iso)]),
);
/** What the folders say of their languages: the number that users and `languageId` name, and how it calls itself. */
export const sprachen = Object.entries(kataloge).map(([iso, k]) => ({
  iso,
  id: Number(k['sprache.kennung']),
  name: k['sprache.name'] ?? iso,
}));
const i18n = neuesI18n(kataloge);
const sprecher = new Map<string, Uebersetzer>(
  Object.keys(kataloge).map((iso) => [iso, uebersetzer(i18n, iso)]),
);
const isoNachKennung = new Map(sprachen.map(({ id, iso }) => [String(id), iso]));

/** German: papers, documents of the interface and logs. */
export const deutsch = uebersetzerZu(quellsprache);

/** Says texts in a language by its ISO code; in German where there is no such language. */
export function uebersetzerZu(iso: string): Uebersetzer {
  return sprecher.get(iso) ?? uebersetzer(i18n, quellsprache);
}

/** The German sentence of a message. */
export const satz = (meldung: Parameters<typeof meldungstext>[0]): string => meldungstext(meldung, deutsch);

/** The ISO code of the language that `languageId` asks for; 0, none and an unknown one mean German. */
export function isoZuKennung(languageId = ''): string {
  return isoNachKennung.get(languageId) ?? quellsprache;
}

/**
 * What `GET /translations` answers: the messages by the contract's keys, in other languages also the words of the
 * screens by their German wording.
 */
export function alsTafel(iso: string): Katalog {
  const quelle = kataloge[quellsprache] ?? {};
  const eigene = Object.entries(kataloge[iso] ?? quelle);
  const meldungen = eigene
    .filter(([schluessel]) => schluessel.startsWith(meldungsbereich))
    .map(([schluessel, wortlaut]) => [schluessel.slice(meldungsbereich.length), wortlaut]);
  const worte = eigene
    .filter(([schluessel]) => iso !== quellsprache && !/^(meldung|sprache|papier)\./.test(schluessel))
    .map(([schluessel, wortlaut]) => [quelle[schluessel] ?? schluessel, wortlaut]);
  return Object.fromEntries([...worte, ...meldungen]);
}
