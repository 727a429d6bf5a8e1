import { punktegrenze } from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import {
  type Gefahrguturteil,
  gefahrguturteil,
} from '@frachtportal/domain/auftrag/gefahrgut/gefahrguturteil';
import { zahl } from '../format.js';
import type { Berichtsgefahrgut } from './gefahrgut.js';

const staende: Record<Gefahrguturteil['stand'], string> = {
  keines: '',
  freigestellt: 'nach ADR 1.1.3.6 freigestellt, solange nichts weiter geladen wird',
  tafeln: 'nicht nach ADR 1.1.3.6 freigestellt, orangefarbene Tafeln (5.3.2) und Ausrüstung nötig',
  unbekannt: 'Freistellung nach ADR 1.1.3.6 nicht bestimmbar: Beförderungskategorie oder Menge fehlt',
};

/** What is to be said of all goods together: exemption, mixed loading, tunnels. Empty where there are none that count. */
export function urteilssaetze(zeilen: readonly Berichtsgefahrgut[]): string[] {
  const { stand, punkte, verbote, tunnel } = gefahrguturteil(zeilen);
  if (stand === 'keines') return [];
  return [
    `Gefahrgut zusammen ${zahl(punkte, 2)} von ${zahl(punktegrenze)} Punkten: ${staende[stand]}.`,
    verbote.length
      ? `Zusammenladeverbot nach ADR 7.5.2: ${verbote.map(([a, b]) => `UN ${a} und UN ${b}`).join(', ')}.`
      : '',
    tunnel ? `Tunnelbeschränkung der Ladung: ${tunnel} (ADR 8.6.4).` : '',
  ].filter(Boolean);
}
