import { Kennung, Tag, Teil, Text, Worte, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { type Schluesselrecht, schluesselrechtnamen } from './schluesselrechte.js';

/** Requests a minute, unless told otherwise. */
export const grenzeVorgabe = 600;
/** So many hours the key before still opens after a rotation, unless told otherwise, and at most. */
export const ueberlappungVorgabe = 24;
const laengsteUeberlappung = 720;

const nurLesen = true;
const immer = true;

/** A key with which a program comes in instead of a person: as whom, for what, from where and how long. */
export class Zugangsschluessel {
  @Kennung({ nurLesen, immer }) id!: number;
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  /** Of one client: it sees what that client sees. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** Of one user: it sees what they see, as long as they may. */
  @Text({ max: 30, label: 'beschriftung.benutzer' }) benutzer!: string | null;
  @Worte({ werte: schluesselrechtnamen, pflicht: true, label: 'zugangsschluessel.rechte' })
  rechte!: Schluesselrecht[];
  /** The last day on which it opens. */
  @Tag({ label: 'zugangsschluessel.gueltigBis' }) gueltigBis!: string | null;
  /** Addresses and networks it may come from, one a line; without them from everywhere. */
  @Text({ max: 2000, umbrueche: 50, label: 'zugangsschluessel.netze' }) netze!: string | null;
  @Zahl({ dezimal: 0, von: 1, bis: 100_000, label: 'zugangsschluessel.grenze', pflicht: true })
  grenzeJeMinute!: number;
  /** How the key begins: so it is known without being told. */
  @Text({ max: 20, label: 'zugangsschluessel.kennung', nurLesen, immer }) kennung!: string;
  @Zeitpunkt({ label: 'zugangsschluessel.angelegtAm', nurLesen, immer }) angelegtAm!: string;
  /** Who saved it last: a key of a client works in their name. */
  @Text({ max: 30, label: 'zugangsschluessel.angelegtVon', nurLesen }) angelegtVon!: string | null;
  @Zeitpunkt({ label: 'zugangsschluessel.zuletzt', nurLesen }) zuletztAm!: string | null;
  @Text({ max: 45, label: 'zugangsschluessel.zuletztVon', nurLesen }) zuletztVon!: string | null;
  /** Until when the key before the last rotation opens too. */
  @Zeitpunkt({ label: 'zugangsschluessel.vorigerBis', nurLesen }) vorigerBis!: string | null;
  @Zeitpunkt({ label: 'zugangsschluessel.widerrufenAm', nurLesen }) widerrufenAm!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen, immer }) version!: number;
}

/** What is told once, when a key is made, and never again. */
export class Schluesselausgabe {
  @Text({ max: 100, label: 'zugangsschluessel.schluessel', nurLesen, immer }) schluessel!: string;
  @Teil(() => Zugangsschluessel, { nurLesen, immer }) zugang!: Zugangsschluessel;
}

/** A new key in place of the one there is. */
export class Schluesselwechsel {
  /** So many hours both open. */
  @Zahl({ dezimal: 0, bis: laengsteUeberlappung, label: 'zugangsschluessel.ueberlappung' })
  ueberlappungStunden!: number | null;
}
