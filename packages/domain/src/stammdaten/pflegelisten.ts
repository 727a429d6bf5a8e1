import type { Schluessel } from '@frachtportal/texte/katalog';
import { Kennung, Zahl } from '../feld/dekoratoren.js';
import type { Klasse } from '../feld/feld.js';
import {
  Anlieferkennzeichen,
  Frankatur,
  Metrokennung,
  Sperrigkeit,
  Terminkennzeichen,
  Verkehrsart,
  Zustellkennzeichen,
} from './kennzeichen.js';
import { Eigentuemer, Lademittel, Verpackung } from './ladeeinheiten.js';
import type { UmschluesselbareListe } from './partnercode.js';
import { ServiceDefinition } from './service-definition.js';

/** A reference list that administrators maintain. */
export interface Pflegeliste {
  liste: UmschluesselbareListe;
  klasse: Klasse;
  titel: Schluessel;
  /** One entry of it in words. */
  einzahl: Schluessel;
  /** The field that holds the order of the entries; null where they stand by name. */
  folge: 'skey' | 'anzeigefolge' | null;
}

/** The maintained lists by their path. */
export const pflegelisten = {
  verpackungen: {
    liste: 'verpackung',
    klasse: Verpackung,
    titel: 'beschriftung.verpackungen',
    einzahl: 'beschriftung.verpackung',
    folge: 'skey',
  },
  lademittel: {
    liste: 'lademittel',
    klasse: Lademittel,
    titel: 'beschriftung.lademittel',
    einzahl: 'beschriftung.lademittel',
    folge: 'skey',
  },
  eigentuemer: {
    liste: 'eigentuemer',
    klasse: Eigentuemer,
    titel: 'beschriftung.eigentuemer',
    einzahl: 'beschriftung.eigentuemer',
    folge: null,
  },
  frankaturen: {
    liste: 'frankatur',
    klasse: Frankatur,
    titel: 'allgemein.frankaturen',
    einzahl: 'stammdaten.pflegelisten.frankatur',
    folge: 'skey',
  },
  verkehrsarten: {
    liste: 'verkehrsart',
    klasse: Verkehrsart,
    titel: 'allgemein.verkehrsarten',
    einzahl: 'stammdaten.pflegelisten.verkehrsart',
    folge: 'skey',
  },
  terminkennzeichen: {
    liste: 'terminkennzeichen',
    klasse: Terminkennzeichen,
    titel: 'stammdaten.pflegelisten.terminarten',
    einzahl: 'beschriftung.terminart',
    folge: 'skey',
  },
  anlieferkennzeichen: {
    liste: 'anlieferkennzeichen',
    klasse: Anlieferkennzeichen,
    titel: 'stammdaten.pflegelisten.anlieferarten',
    einzahl: 'beschriftung.anlieferart',
    folge: 'skey',
  },
  zustellkennzeichen: {
    liste: 'zustellkennzeichen',
    klasse: Zustellkennzeichen,
    titel: 'stammdaten.pflegelisten.zustellarten',
    einzahl: 'beschriftung.zustellart',
    folge: 'skey',
  },
  sperrigkeiten: {
    liste: 'sperrigkeit',
    klasse: Sperrigkeit,
    titel: 'stammdaten.pflegelisten.sperrigkeiten',
    einzahl: 'stammdaten.pflegelisten.sperrigkeit',
    folge: 'skey',
  },
  metrokennungen: {
    liste: 'metrokennung',
    klasse: Metrokennung,
    titel: 'stammdaten.pflegelisten.metroKennungen',
    einzahl: 'beschriftung.metroKennung',
    folge: 'skey',
  },
  auftragdefaultservice: {
    liste: 'serviceDefinition',
    klasse: ServiceDefinition,
    titel: 'beschriftung.services',
    einzahl: 'beschriftung.service',
    folge: 'anzeigefolge',
  },
} as const satisfies Record<string, Pflegeliste>;

export type Pflegepfad = keyof typeof pflegelisten;

export const pflegepfade = Object.keys(pflegelisten) as Pflegepfad[];

/** An entry as it is maintained: whose list it stands in, null for everybody's, and which version it is. */
export interface Pflegeeintrag {
  id: number;
  mandantId: number | null;
  version: number;
  kurzBezeichnung?: string | null;
  awSperre?: boolean;
}

const gebaut = new Map<Klasse, Klasse>();

/** The class of an entry together with what maintaining it needs. */
export function pflegeklasse(klasse: Klasse): Klasse {
  const bekannt = gebaut.get(klasse);
  if (bekannt) return bekannt;
  class Pflege extends klasse {}
  Kennung({ nurLesen: true, immer: true })(Pflege.prototype, 'id');
  Kennung({ label: 'beschriftung.mandant' })(Pflege.prototype, 'mandantId');
  Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen: true, immer: true })(Pflege.prototype, 'version');
  Object.defineProperty(Pflege, 'name', { value: `${klasse.name}Pflege` });
  gebaut.set(klasse, Pflege);
  return Pflege;
}
