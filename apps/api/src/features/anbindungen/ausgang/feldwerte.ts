import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Fortrasprofil } from '@frachtportal/domain/anbindung/fortrasprofil';
import { alsGanzzahl } from '@frachtportal/domain/auftrag/rechnen/ganzzahl';
import type { Fortrasliste } from '@frachtportal/domain/dispo/fortras/vorgaben';
import type { Codesuche } from './dispovorgabenauskunft.read-model.js';

/** What of an order is not the order's own. */
export interface Sendungsumgebung {
  profil: Fortrasprofil;
  code: Codesuche;
  /** Who orders: the client, by its own address. */
  auftraggeber: Partial<AuftragAdresse> | null;
}

/** The partner has no code for an entry. */
export class OhneCode extends Error {
  constructor(
    readonly liste: Fortrasliste,
    readonly kennung: number,
  ) {
    super(`Für ${liste} ${kennung} hat der Partner keinen Code.`);
  }
}

/** An entry's code. The rules have seen to it that there is one. @throws OhneCode */
export function codeVon(code: Codesuche, liste: Fortrasliste, kennung: number | null | undefined): string {
  if (!kennung) return '';
  const gefunden = code(liste, kennung);
  if (gefunden === undefined) throw new OhneCode(liste, kennung);
  return gefunden;
}

/** A decimal of a coarser scale: `richtung` says how what lies between is rounded. */
export function gerundet(
  wert: number | null | undefined,
  dezimal: number,
  richtung: 'auf' | 'nächste',
): number {
  const genau = alsGanzzahl(wert, 2) / 10 ** (2 - dezimal);
  return (richtung === 'auf' ? Math.ceil(genau) : Math.round(genau)) / 10 ** dezimal;
}

/** Pallet spaces with the decimals that the partners agreed upon, as the whole number that stands in the field. */
export const stellplaetze = (
  wert: number | null | undefined,
  { stellplatzDezimal: n }: Fortrasprofil,
): number => alsGanzzahl(gerundet(wert, n, 'auf'), n);

export function gruppen<T>(alle: readonly T[], je: number): T[][] {
  return Array.from({ length: Math.ceil(alle.length / je) }, (_, i) => alle.slice(i * je, (i + 1) * je));
}
