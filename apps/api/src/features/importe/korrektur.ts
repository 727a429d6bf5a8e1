import type { Eingangskorrektur } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Zelle } from '@frachtportal/domain/auftragseingang/zellwerte';
import type { Laufstand } from './laeufe.repository.js';

/** A line as it was corrected: what was not touched keeps its kind; what was typed is text. */
export const korrigiert = (alt: readonly Zelle[], { zellen }: Eingangskorrektur): Zelle[] =>
  (zellen ?? []).map(({ wert }, i) => {
    const bisher = alt[i] ?? null;
    return String(bisher ?? '') === (wert ?? '') ? bisher : wert === '' ? null : wert;
  });

/** A line whose reference is another one now may belong to another order; so may one that has none. */
export function aendertGruppe(
  { zuordnung }: Laufstand,
  alt: readonly Zelle[],
  neu: readonly Zelle[],
): boolean {
  const i = zuordnung.indexOf('absenderReferenz');
  return i < 0 ? zuordnung.length > 0 : (alt[i] ?? null) !== (neu[i] ?? null) || !neu[i];
}
