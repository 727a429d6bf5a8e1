import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import type { Eintrag } from '../api/pflege';

/** The field that says in words what an entry is. */
const namensfelder = ['langBezeichnung', 'name', 'bezkurz'];

export function namensfeld(klasse: Klasse): string {
  const vorhanden = felder(klasse);
  return namensfelder.find((name) => vorhanden.has(name)) as string;
}

export const nameVon = (klasse: Klasse, eintrag: Eintrag) => String(eintrag[namensfeld(klasse)] ?? '');

/** What is entered of an entry, its name first. */
export function eingabefelder(klasse: Klasse): Feld[] {
  const name = namensfeld(klasse);
  const alle = [...felder(klasse).values()].filter((f) => f.name !== 'id');
  return [...alle.filter((f) => f.name === name), ...alle.filter((f) => f.name !== name)];
}

/** A new entry stands behind the last one. */
export function neuerEintrag(klasse: Klasse, folge: string | null, bisher: readonly Eintrag[]): object {
  const leer = Object.fromEntries(
    eingabefelder(klasse).map((f) => [f.name, f.art === 'wahrheit' ? false : null]),
  );
  if (!folge) return { ...leer, mandantId: null };
  const letzte = Math.max(0, ...bisher.map((e) => Number(e[folge] ?? 0)));
  return { ...leer, mandantId: null, [folge]: letzte + 10 };
}
