import { hoechsteKennung, Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** What is done to a client, to a person, and to everything that has grown old. */
export const mandantenarbeiten = ['export', 'archivieren', 'loeschen'] as const;
export const personenarbeiten = ['auskunft', 'tilgen'] as const;
export const datenarbeiten = [
  ...mandantenarbeiten,
  ...personenarbeiten,
  'einspielen',
  'aufbewahrung',
] as const;

export type Datenarbeit = (typeof datenarbeiten)[number];

/** What is started without a file. */
export const startbareArbeiten = [...mandantenarbeiten, ...personenarbeiten, 'aufbewahrung'] as const;

export const datenauftragszustaende = [
  /** A second administrator has to agree before it begins. */
  'vorgelegt',
  'wartet',
  'laeuft',
  'fertig',
  'gescheitert',
  'abgebrochen',
] as const;

export type Datenauftragszustand = (typeof datenauftragszustaende)[number];

/** What is counted together. */
export const datengruppen = [
  'adressen',
  'anbindungen',
  'auftraege',
  'benutzer',
  'dokumente',
  'einstellungen',
  'fehlend',
  'frist',
  'historie',
  'importe',
  'lademittel',
  'mails',
  'mandanten',
  'protokoll',
  'serverprotokoll',
  'sitzungen',
  'stammdaten',
  'umbenannt',
  'vorgaenge',
] as const;

export type Datengruppe = (typeof datengruppen)[number];

const antwort = { nurLesen: true, immer: true } as const;

export class Datenmenge {
  @Text({ max: 20, werte: datengruppen, ...antwort }) gruppe!: Datengruppe;
  /** In words. */
  @Text({ max: 60, ...antwort }) name!: string;
  @Zahl({ dezimal: 0, bis: hoechsteKennung, ...antwort }) anzahl!: number;
}

/** As it is counted. */
export type Datenzahl = Pick<Datenmenge, 'gruppe' | 'anzahl'>;

/** Work on a stock of data: how far it is and what came of it. */
export class Datenauftrag {
  @Kennung(antwort) id!: number;
  @Text({ max: 20, werte: datenarbeiten, label: 'beschriftung.art', ...antwort }) art!: Datenarbeit;
  /** It counts and changes nothing. */
  @Wahrheit({ label: 'datenleben.probe', ...antwort }) probe!: boolean;
  @Text({ max: 200, label: 'beschriftung.gegenstand', ...antwort }) gegenstand!: string;
  @Text({ max: 12, werte: datenauftragszustaende, label: 'beschriftung.zustand', ...antwort })
  zustand!: Datenauftragszustand;
  @Text({ max: 40, nurLesen: true }) schritt!: string | null;
  @Zahl({ dezimal: 0, bis: hoechsteKennung, ...antwort }) erledigt!: number;
  @Zahl({ dezimal: 0, bis: hoechsteKennung, ...antwort }) gesamt!: number;
  @Liste(() => Datenmenge, { nurLesen: true }) ergebnis!: Datenmenge[];
  /** Why it failed, in words. */
  @Text({ max: 500, label: 'beschriftung.fehler', nurLesen: true }) fehler!: string | null;
  /** Name of the file that can be fetched. */
  @Text({ max: 120, label: 'beschriftung.datei', nurLesen: true }) dateiname!: string | null;
  @Zahl({ dezimal: 0, bis: Number.MAX_SAFE_INTEGER, nurLesen: true }) bytes!: number | null;
  @Text({ max: 30, label: 'beschriftung.benutzer', ...antwort }) benutzer!: string;
  /** Whoever asks may agree to it: somebody else has put it forward. */
  @Wahrheit(antwort) freigebbar!: boolean;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', ...antwort }) erstelltAm!: string;
  @Zeitpunkt({ nurLesen: true }) beendetAm!: string | null;
}

/** What shall be done. */
export class Datenwunsch {
  @Text({ max: 20, werte: startbareArbeiten, label: 'beschriftung.art', pflicht: true })
  art!: (typeof startbareArbeiten)[number];
  /** Without a word it is one. */
  @Wahrheit({ label: 'datenleben.probe' }) probe!: boolean | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Kennung({ label: 'beschriftung.benutzer' }) benutzerId!: number | null;
  /** The name of what is going to be lost, typed once more. */
  @Text({ max: 200, label: 'datenleben.bestaetigung' }) bestaetigung!: string | null;
}

/** Beside an archive that is to be restored. */
export class Einspielwunsch {
  @Wahrheit({ label: 'datenleben.probe' }) probe!: boolean | null;
}

const enthaelt = (liste: readonly string[], art: string) => liste.includes(art);

export const betrifftMandanten = (art: Datenarbeit) => enthaelt(mandantenarbeiten, art);
export const betrifftPerson = (art: Datenarbeit) => enthaelt(personenarbeiten, art);

/** What cannot be taken back, or logs people out, asks for the name. */
export const brauchtBestaetigung = ({ art, probe }: Pick<Datenwunsch, 'art' | 'probe'>) =>
  probe === false && (art === 'archivieren' || art === 'loeschen' || art === 'tilgen');

/** With four eyes a client is deleted once a second administrator has agreed. */
export const brauchtZweiten = ({ art, probe }: Pick<Datenwunsch, 'art' | 'probe'>) =>
  probe === false && art === 'loeschen';

export function pruefeDatenwunsch(w: Datenwunsch): Meldung[] {
  return [
    ...(betrifftMandanten(w.art) && !w.mandantId ? [fehler('feld.pflicht', 'mandantId')] : []),
    ...(betrifftPerson(w.art) && !w.benutzerId ? [fehler('feld.pflicht', 'benutzerId')] : []),
  ];
}
