import { Gefahrgutzeile as G } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { feld } from '@frachtportal/domain/feld/feld';
import { type Spalte, textSpalte, zahlSpalte } from '../../../../components/raster/spalte';
import { klasseVon } from './gefahrgutregeln';

type Schalter = 'freigestelltemenge' | 'tray' | 'leerUngereinigt' | 'abfall';

const schalter = (name: Schalter, breite: number): Spalte<G> => ({
  art: 'schalter',
  name,
  label: feld(G, name).label,
  breite,
});

/** The columns of "Weitere Angaben"; the first names the goods, whose row stands above. */
export const weitereSpalten: readonly Spalte<G>[] = [
  {
    art: 'anzeige',
    name: 'unnr',
    label: 'beschriftung.unnr',
    breite: 260,
    text: (z) => [klasseVon(z).unnr, klasseVon(z).bezeichnung].filter(Boolean).join(' '),
  },
  schalter('freigestelltemenge', 150),
  { art: 'anzeige', name: 'eq', label: 'EQ', breite: 60, text: (z) => klasseVon(z).eq ?? '' },
  zahlSpalte(G, 'inhaltInnenverpackung', { breite: 180 }),
  schalter('tray', 200),
  schalter('leerUngereinigt', 130),
  schalter('abfall', 80),
  textSpalte(G, 'vermerk', { breite: 'minmax(200px, 1fr)' }),
];
