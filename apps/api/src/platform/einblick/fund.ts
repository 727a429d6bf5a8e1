import type { Befundstand } from '@frachtportal/domain/betrieb/betriebslage';
import type { Schluessel, Uebersetzer, Werte } from '@frachtportal/texte/katalog';

type Bereichsname<S> = S extends `betrieb.bereich.${infer B}` ? B : never;

/** What is looked at. */
export type Bereich = Bereichsname<Schluessel>;

/** How something fares, in words, and what to do about it. */
export interface Fund {
  bereich: Bereich;
  stand: Befundstand;
  satz: Schluessel;
  werte?: Werte;
  tun?: Schluessel;
}

/** What went wrong, without the full stop that the sentence around it brings. */
export const grundVon = (ursache: unknown): string => {
  const { message = '', code = '' } = ursache as { message?: string; code?: string };
  return (message || code || String(ursache)).replace(/\.$/, '');
};

/** One line for the operator: state, area, sentence and remedy. */
export function fundzeile(f: Fund, sage: Uebersetzer): string {
  const tun = f.tun ? ` ${sage(f.tun, f.werte)}` : '';
  return `${sage(`betrieb.stand.${f.stand}`)}: ${sage(`betrieb.bereich.${f.bereich}`)}: ${sage(f.satz, f.werte)}${tun}`;
}
