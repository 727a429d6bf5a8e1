import { sprachen } from 'virtual:texte';
import { type Katalog, quellsprache } from '@frachtportal/texte/katalog';
import { setzeUebersetzer } from '@frachtportal/texte/t';
import { neuesI18n, uebersetzer } from '@frachtportal/texte/uebersetzer';
import { useSyncExternalStore } from 'react';

const merkplatz = 'sprache';
const hoerer = new Set<() => void>();
const geladen: Record<string, Katalog> = {};
const mitVerwaltung = new Set<string>();
let verwaltet = false;

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

/** Knows from now on also what only the admin area says, in every language that is spoken. */
export async function sprichVerwaltung(): Promise<void> {
  verwaltet = true;
  await hole(isoZu(aktuell));
  uebernimm(isoZu(aktuell));
}

/** Words of the shipped lists come in German and are found by it. */
async function hole(iso: string): Promise<void> {
  for (const { iso: noetig, lade, ladeVerwaltung } of sprachen) {
    if (![quellsprache, iso].includes(noetig)) continue;
    geladen[noetig] ??= (await lade()).default;
    if (!verwaltet || mitVerwaltung.has(noetig)) continue;
    geladen[noetig] = { ...geladen[noetig], ...(await ladeVerwaltung()).default };
    mitVerwaltung.add(noetig);
  }
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
