import type { Katalog } from '@frachtportal/texte/katalog';

type Datei = () => Promise<Katalog>;

const ordner = '../../../../packages/texte/kataloge/';
const dateien = import.meta.glob<Katalog>(
  ['../../../../packages/texte/kataloge/*/*.json', '!**/sprache.json'],
  { import: 'default' },
);
/** What the choice of a language shows: its name and the id that users and `languageId` name. */
const angaben = import.meta.glob<Katalog>('../../../../packages/texte/kataloge/*/sprache.json', {
  import: 'default',
  eager: true,
});

const isoVon = (pfad: string) => pfad.slice(ordner.length).split('/')[0] ?? '';

/** Every language that has a folder. */
export const sprachen = Object.entries(angaben).map(([pfad, katalog]) => ({
  iso: isoVon(pfad),
  id: Number(katalog['sprache.kennung']),
  name: katalog['sprache.name'] ?? isoVon(pfad),
}));

/** Fetches all that is said in one language. */
export async function ladeKatalog(iso: string): Promise<Katalog> {
  const eigene = Object.entries(dateien).filter(([pfad]) => isoVon(pfad) === iso);
  return Object.assign({}, ...(await Promise.all(eigene.map(([, lade]: [string, Datei]) => lade()))));
}
