import { Kennung, Tag, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** So long the link to a balance holds. */
export const saldenlinkTage = 30;

const nurLesen = true;
const immer = true;
const hoechstens = 1_000_000_000;
const stueck = { dezimal: 0, von: -hoechstens, bis: hoechstens, nurLesen } as const;

/** How a question stands, in the words it is shown with. */
export const saldenzustaende = {
  offen: 'lademittel.saldoOffen',
  bestaetigt: 'lademittel.saldoBestaetigt',
  abweichend: 'lademittel.saldoAbweichend',
  widerrufen: 'lademittel.saldoWiderrufen',
  abgelaufen: 'lademittel.saldoAbgelaufen',
} as const;
export type Saldenzustand = keyof typeof saldenzustaende;

/** Who owes, by the partner's own books. */
export const schuldner = {
  partner: 'lademittel.wirSchulden',
  mandant: 'lademittel.wirBekommen',
} as const;

/** Of which load unit and day a partner is asked, and where the mail goes. */
export class Saldenanfrage {
  @Kennung({ pflicht: true, label: 'beschriftung.lademittel' }) lademittelId!: number;
  @Tag({ pflicht: true, label: 'lademittel.stichtag' }) stichtag!: string;
  @Text({ max: 250, pflicht: true, label: 'beschriftung.eMail' }) email!: string;
}

/** Of which load unit. */
export class Saldenfrage {
  @Kennung({ pflicht: true, label: 'beschriftung.lademittel' }) lademittelId!: number;
}

/** A question to a partner, and what they have answered. */
export class Saldenbestaetigung {
  @Kennung({ nurLesen, immer }) id!: number;
  @Tag({ nurLesen, immer, label: 'lademittel.stichtag' }) stichtag!: string;
  @Zahl({ ...stueck, immer, label: 'lademittel.saldo' }) saldo!: number;
  @Text({ max: 12, werte: Object.keys(saldenzustaende), nurLesen, immer, label: 'beschriftung.zustand' })
  zustand!: Saldenzustand;
  @Text({ max: 250, nurLesen, immer, label: 'beschriftung.eMail' }) email!: string;
  @Text({ max: 30, nurLesen, immer, label: 'lademittel.angefragtVon' }) angefragtVon!: string;
  @Zeitpunkt({ nurLesen, immer, label: 'lademittel.angefragtAm' }) angefragtAm!: string;
  @Zeitpunkt({ nurLesen, immer, label: 'lademittel.gueltigBis' }) gueltigBis!: string;
  @Zeitpunkt({ nurLesen, label: 'lademittel.beantwortetAm' }) beantwortetAm!: string | null;
  /** The balance by the partner's books, signed as ours. */
  @Zahl({ ...stueck, label: 'lademittel.antwortSaldo' }) antwortSaldo!: number | null;
  @Text({ max: 60, nurLesen, label: 'lademittel.antwortName' }) antwortName!: string | null;
  @Text({ max: 500, umbrueche: 20, nurLesen, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}

/** What the partner is shown behind the link, and nothing else. */
export class Saldenblatt {
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Tag({ nurLesen, immer, label: 'lademittel.stichtag' }) stichtag!: string;
  @Zahl({ ...stueck, immer, label: 'lademittel.saldo' }) saldo!: number;
  @Zeitpunkt({ nurLesen, immer, label: 'lademittel.gueltigBis' }) gueltigBis!: string;
  @Zeitpunkt({ nurLesen, label: 'lademittel.beantwortetAm' }) beantwortetAm!: string | null;
  @Zahl({ ...stueck, label: 'lademittel.antwortSaldo' }) antwortSaldo!: number | null;
  @Text({ max: 500, umbrueche: 20, nurLesen, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}

/** What the partner answers: that it is so, or how it is by their books. */
export class Saldenantwort {
  @Wahrheit({ pflicht: true, label: 'lademittel.stimmt' }) stimmt!: boolean;
  /** Both only where it is not so. */
  @Zahl({ dezimal: 0, bis: hoechstens, label: 'lademittel.ihreAnzahl' }) anzahl!: number | null;
  @Text({ max: 7, werte: Object.keys(schuldner), label: 'lademittel.werSchuldet' })
  schuldner!: keyof typeof schuldner | null;
  @Text({ max: 60, pflicht: true, label: 'lademittel.ihrName' }) name!: string;
  @Text({ max: 500, umbrueche: 20, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}
