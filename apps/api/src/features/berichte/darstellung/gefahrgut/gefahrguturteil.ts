import { punktegrenze } from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import type { Gefahrgutangaben } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgut.rules';
import {
  type Gefahrguturteil,
  gefahrguturteil,
} from '@frachtportal/domain/auftrag/gefahrgut/gefahrguturteil';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { zahl } from '../format.js';
import { sage as sagePapier } from '../papiersprache.js';

/** Above this gross mass of limited quantities the vehicle bears the mark (3.4.13, 3.4.14). */
const kennzeichenAbKg = 8000;

const staende = {
  freigestellt: 'gefahrgut.urteil.freigestellt',
  tafeln: 'gefahrgut.urteil.tafeln',
  unbekannt: 'gefahrgut.urteil.unbekannt',
} as const;

/** What is to be said of all goods together: exemption, mixed loading, tunnels, limited quantities. */
export function urteilssaetze(urteil: Gefahrguturteil, sage: Uebersetzer): string[] {
  const { stand, punkte, verbote, tunnel, sicherungsplan, begrenzteMengenKg } = urteil;
  const paare = verbote.map(([a, b]) => sage('gefahrgut.urteil.paar', { a, b })).join(', ');
  const gueter = sicherungsplan.map((unnr) => `UN ${unnr}`).join(', ');
  const masse = zahl(begrenzteMengenKg, 2);
  return [
    stand === 'keines'
      ? ''
      : sage('gefahrgut.urteil.punkte', {
          punkte: zahl(punkte, 2),
          grenze: zahl(punktegrenze),
          stand: sage(staende[stand]),
        }),
    paare && sage('gefahrgut.urteil.verbote', { paare }),
    tunnel ? sage('gefahrgut.urteil.tunnel', { tunnel }) : '',
    gueter && sage('gefahrgut.urteil.sicherungsplan', { gueter }),
    begrenzteMengenKg > 0 ? sage('gefahrgut.urteil.begrenzteMengen', { masse }) : '',
    begrenzteMengenKg > kennzeichenAbKg ? sage('gefahrgut.urteil.kennzeichen') : '',
  ].filter(Boolean);
}

/** The same of lines on a paper. */
export const saetzeUeber = (zeilen: readonly Gefahrgutangaben[]) =>
  urteilssaetze(gefahrguturteil(zeilen), sagePapier);
