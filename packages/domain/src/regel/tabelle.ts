import { gleicherAuftrag } from '../auftrag/wiederholung/gleicher-auftrag.rules.js';
import {
  fortrasAngaben,
  fortrasCode,
  fortrasLaenge,
  fortrasZeichen,
} from '../dispo/fortras/fortrasregeln.js';
import { abholungFrei } from './abholregeln.js';
import {
  begrenzteMengeInhaltFehlt,
  begrenzteMengeInnen,
  begrenzteMengeUnzulaessig,
  begrenzteMengeZuSchwer,
} from './begrenztemengen.js';
import {
  explosivmasse,
  hohesGefahrenpotenzial,
  mengeneinheit,
  punkteUeberGrenze,
  technischerName,
} from './gefahrgutregeln.js';
import {
  gewichtGegenVolumen,
  gewichtJeLademittel,
  masseUeberFahrzeug,
  masseUeberLademittel,
  ueberLadung,
} from './ladungsregeln.js';
import { laufzeitZuKurz } from './laufzeitregeln.js';
import { neutralGefahrgut } from './neutralregeln.js';
import { gefahrgutmittel, positionUngezaehlt } from './positionsregeln.js';
import type { Regel } from './regel.js';
import {
  gefahrgutUnvollstaendig,
  nichtsGezaehlt,
  ohneGewicht,
  ortFehlt,
  plzFehlt,
  plzForm,
  terminVergangen,
} from './versandregeln.js';
import { zeichenOhneDruck } from './zeichenregeln.js';

/**
 * All rules of sense, once. Form, server, import and transfer ask them through `befunde`; docs/regeln.md is made from
 * here.
 */
export const regeln = {
  ortFehlt: { text: 'regel.ortFehlt', schwere: 'sperre', pruefe: ortFehlt },
  plzFehlt: { text: 'regel.plzFehlt', schwere: 'sperre', pruefe: plzFehlt },
  plzForm: { text: 'regel.plzForm', schwere: 'sperre', pruefe: plzForm },
  nichtsGezaehlt: { text: 'regel.nichtsGezaehlt', schwere: 'sperre', pruefe: nichtsGezaehlt },
  ohneGewicht: { text: 'regel.ohneGewicht', schwere: 'sperre', pruefe: ohneGewicht },
  terminVergangen: { text: 'regel.terminVergangen', schwere: 'sperre', pruefe: terminVergangen },
  abholungFrei: { text: 'regel.abholungFrei', schwere: 'hinweis', pruefe: abholungFrei },
  gefahrgutUnvollstaendig: {
    text: 'regel.gefahrgutUnvollstaendig',
    schwere: 'sperre',
    pruefe: gefahrgutUnvollstaendig,
  },
  positionUngezaehlt: {
    text: 'regel.positionUngezaehlt',
    schwere: 'hinweis',
    pruefe: positionUngezaehlt,
  },
  neutralGefahrgut: { text: 'regel.neutralGefahrgut', schwere: 'hinweis', pruefe: neutralGefahrgut },
  begrenzteMengeUnzulaessig: {
    text: 'regel.begrenzteMengeUnzulaessig',
    schwere: 'pflicht',
    fest: true,
    pruefe: begrenzteMengeUnzulaessig,
  },
  begrenzteMengeZuSchwer: {
    text: 'regel.begrenzteMengeZuSchwer',
    schwere: 'sperre',
    pruefe: begrenzteMengeZuSchwer,
  },
  begrenzteMengeInnen: {
    text: 'regel.begrenzteMengeInnen',
    schwere: 'pflicht',
    fest: true,
    pruefe: begrenzteMengeInnen,
  },
  begrenzteMengeInhaltFehlt: {
    text: 'regel.begrenzteMengeInhaltFehlt',
    schwere: 'hinweis',
    pruefe: begrenzteMengeInhaltFehlt,
  },
  technischerName: { text: 'regel.technischerName', schwere: 'sperre', pruefe: technischerName },
  explosivmasse: { text: 'regel.explosivmasse', schwere: 'sperre', pruefe: explosivmasse },
  mengeneinheit: { text: 'regel.mengeneinheit', schwere: 'hinweis', pruefe: mengeneinheit },
  punkteUeberGrenze: { text: 'regel.punkteUeberGrenze', schwere: 'hinweis', pruefe: punkteUeberGrenze },
  hohesGefahrenpotenzial: {
    text: 'regel.hohesGefahrenpotenzial',
    schwere: 'hinweis',
    pruefe: hohesGefahrenpotenzial,
  },
  gefahrgutmittel: { text: 'regel.gefahrgutmittel', schwere: 'hinweis', pruefe: gefahrgutmittel },
  masseUeberFahrzeug: { text: 'regel.masseUeberFahrzeug', schwere: 'hinweis', pruefe: masseUeberFahrzeug },
  masseUeberLademittel: {
    text: 'regel.masseUeberLademittel',
    schwere: 'hinweis',
    pruefe: masseUeberLademittel,
  },
  gewichtJeLademittel: { text: 'regel.gewichtJeLademittel', schwere: 'hinweis', pruefe: gewichtJeLademittel },
  gewichtGegenVolumen: { text: 'regel.gewichtGegenVolumen', schwere: 'hinweis', pruefe: gewichtGegenVolumen },
  ueberLadung: { text: 'regel.ueberLadung', schwere: 'hinweis', pruefe: ueberLadung },
  laufzeitZuKurz: { text: 'regel.laufzeitZuKurz', schwere: 'hinweis', pruefe: laufzeitZuKurz },
  gleicherAuftrag: { text: 'regel.gleicherAuftrag', schwere: 'hinweis', pruefe: gleicherAuftrag },
  zeichenOhneDruck: { text: 'regel.zeichenOhneDruck', schwere: 'hinweis', pruefe: zeichenOhneDruck },
  fortrasLaenge: { text: 'regel.fortrasLaenge', schwere: 'sperre', fest: true, pruefe: fortrasLaenge },
  fortrasCode: { text: 'regel.fortrasCode', schwere: 'sperre', fest: true, pruefe: fortrasCode },
  fortrasAngaben: { text: 'regel.fortrasAngaben', schwere: 'sperre', fest: true, pruefe: fortrasAngaben },
  fortrasZeichen: { text: 'regel.fortrasZeichen', schwere: 'sperre', fest: true, pruefe: fortrasZeichen },
} as const satisfies Record<string, Regel>;

export type Regelname = keyof typeof regeln;

export const regelnamen = Object.keys(regeln) as Regelname[];

export function istRegel(name: string): name is Regelname {
  return Object.hasOwn(regeln, name);
}

export function regel(name: Regelname): Regel {
  return regeln[name];
}
