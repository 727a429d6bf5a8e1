import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { felder } from '@frachtportal/domain/feld/feld';
import { formatiereTag } from '../../../lib/datum';
import { alsEingabe } from './eingabe';

/** A field in which two versions of an order differ. */
export interface Unterschied {
  feld: string;
  label: string;
  eigen: string;
  fremd: string;
}

/** Where the typed order and the one stored by somebody else differ, in words. */
export function unterschiede(eigen: Partial<Auftrag>, fremd: Partial<Auftrag>): Unterschied[] {
  const [a, b] = [eigen, alsEingabe(Auftrag, fremd)] as Record<string, unknown>[];
  return [...felder(Auftrag).values()].flatMap(({ name, label }) => {
    const [meins, anderes] = [a?.[name], b?.[name]].map(verdichtet);
    if (!(name in (a ?? {})) || JSON.stringify(meins) === JSON.stringify(anderes)) return [];
    return [{ feld: name, label, eigen: inWorten(meins), fremd: inWorten(anderes) }];
  });
}

/** Without empty fields and keys that the server may fill in, so that only what people entered is compared. */
function verdichtet(wert: unknown): unknown {
  if (wert === '' || wert === undefined) return null;
  if (Array.isArray(wert)) return wert.map(verdichtet);
  if (typeof wert !== 'object' || wert === null) return wert;
  const paare = Object.entries(wert)
    .filter(([name]) => name !== 'lkz')
    .map(([name, w]) => [name, verdichtet(w)] as const)
    .filter(([, w]) => w !== null && w !== false && !(Array.isArray(w) && w.length === 0))
    .sort(([m], [n]) => m.localeCompare(n));
  return paare.length === 0 ? null : Object.fromEntries(paare);
}

function inWorten(wert: unknown): string {
  if (wert === null || wert === undefined) return '–';
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
  if (Array.isArray(wert)) return wert.length === 1 ? '1 Zeile' : `${wert.length} Zeilen`;
  if (typeof wert === 'number') return wert.toLocaleString('de-DE');
  if (typeof wert === 'string') return formatiereTag(wert);
  const texte = Object.values(wert).filter((w) => typeof w === 'string');
  return texte.length > 0 ? texte.join(', ') : `Nr. ${(wert as { id?: number }).id ?? '–'}`;
}
