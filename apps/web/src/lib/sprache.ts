import { sprachen } from 'virtual:texte';
import { type Katalog, quellsprache } from '@frachtportal/texte/katalog';
import { setzeUebersetzer } from '@frachtportal/texte/t';
import { neuesI18n, uebersetzer } from '@frachtportal/texte/uebersetzer';
import { useSyncExternalStore } from 'react';

const merkplatz = 'sprache';
const hoerer = new Set<() => void>();
type Teil = keyof (typeof sprachen)[number]['lade'];

const geladen: Record<string, Katalog> = {};
const daraus = new Set<string>();
const verlangt = new Set<Teil>(['anfang']);

/** The id of German, in which the portal starts and which it speaks where another language is not to be had. */
export const deutsch = sprachen.find((s) => s.iso === quellsprache)?.id ?? 0;
let aktuell = 0;

const isoZu = (id: number): string => sprachen.find((s) => s.id === id)?.iso ?? quellsprache;

/** The language of the last visit, so that the login page speaks it too. */
export function gemerkteSprache(): number {
  const gemerkt = Number(localStorage.getItem(merkplatz));
  return sprachen.some((s) => s.id === gemerkt) ? gemerkt : deutsch;
}

/** Speaks this language from now on. Where its texts cannot be had, the portal stays with what it speaks. */
export async function sprich(id: number): Promise<void> {
  const gewuenscht = sprachen.some((s) => s.id === id) ? id : deutsch;
  localStorage.setItem(merkplatz, String(gewuenscht));
  if (gewuenscht === aktuell) return;
  const iso = isoZu(gewuenscht);
  try {
    await hole(iso);
  } catch {
    return;
  }
  aktuell = gewuenscht;
  document.documentElement.lang = iso;
  uebernimm(iso);
}

/** Knows from now on also these parts, in every language that is spoken. */
const sprichAuch =
  (...teile: readonly Teil[]) =>
  async (): Promise<void> => {
    const iso = isoZu(aktuell);
    if (teile.every((teil) => verlangt.has(teil) && daraus.has(`${iso} ${teil}`))) return;
    for (const teil of teile) verlangt.add(teil);
    await hole(iso);
    uebernimm(iso);
  };

/** What stands around the pages behind the login, and what the list and the form of orders say. */
export const sprichPortal = sprichAuch('portal');
/** What any page may say. */
export const sprichSeiten = sprichAuch('portal', 'seiten');

/** Words of the shipped lists come in German and are found by it. */
async function hole(iso: string): Promise<void> {
  const noetige = sprachen.filter((s) => [quellsprache, iso].includes(s.iso));
  const fehlende = noetige.flatMap((s) =>
    [...verlangt].filter((teil) => !daraus.has(`${s.iso} ${teil}`)).map((teil) => ({ ...s, teil })),
  );
  await Promise.all(
    fehlende.map(async ({ iso: noetig, teil, lade }) => {
      const texte = await lade[teil]();
      geladen[noetig] = { ...geladen[noetig], ...texte };
      daraus.add(`${noetig} ${teil}`);
    }),
  );
}

function uebernimm(iso: string): void {
  const i18n = neuesI18n(geladen);
  setzeUebersetzer(uebersetzer(i18n, iso), uebersetzer(i18n, quellsprache));
  for (const h of hoerer) h();
}

export const aktuelleSprache = (): number => aktuell;

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  return () => hoerer.delete(h);
}

/** The id of the language the screens speak. */
export function useSprache(): number {
  return useSyncExternalStore(abonniere, aktuelleSprache);
}
