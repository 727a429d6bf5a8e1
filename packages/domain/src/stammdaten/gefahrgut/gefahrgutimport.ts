import type { Schluessel } from '@frachtportal/texte/katalog';
import { Importfehler } from '../../adresse/adressimport.js';
import { Kennung, Liste, Tag, Teil, Text, Wahrheit, Zahl, Zeitpunkt } from '../../feld/dekoratoren.js';
import { feld } from '../../feld/feld.js';
import { Gefahrgutklasse, laengsteBenennung } from './gefahrgut.js';
import type { Gefahrgutfeld, Spaltenzuordnung } from './gefahrgutspalten.js';

const laengsteSpalte = 200;

/** The name of a column, called as the field it brings. */
const Spalte = (name: Gefahrgutfeld) =>
  Text({ max: laengsteSpalte, label: feld(Gefahrgutklasse, name).label as Schluessel });

/** For each field of the table the column of the file; a field without one stays empty. */
export class Gefahrgutzuordnung implements Spaltenzuordnung {
  @Spalte('unnr') unnr!: string | null;
  @Spalte('variante') variante!: string | null;
  @Spalte('bezeichnung') bezeichnung!: string | null;
  @Spalte('klasse') klasse!: string | null;
  @Spalte('klassifizierung') klassifizierung!: string | null;
  @Spalte('verpackungsgruppe') verpackungsgruppe!: string | null;
  @Spalte('gefahrzettel') gefahrzettel!: string | null;
  @Spalte('sondervorschrift') sondervorschrift!: string | null;
  @Spalte('verpackungscode') verpackungscode!: string | null;
  @Spalte('begrenzteMengeText') begrenzteMengeText!: string | null;
  @Spalte('eq') eq!: string | null;
  @Spalte('befoerderungskategorie') befoerderungskategorie!: string | null;
  @Spalte('tunnelcode') tunnelcode!: string | null;
  @Spalte('aggregatzustand') aggregatzustand!: string | null;
  @Spalte('zulassung') zulassung!: string | null;
  @Spalte('abfall') abfall!: string | null;
  @Spalte('umweltgefaehrdend') umweltgefaehrdend!: string | null;
}

/** A column of the file with what stands in it first. */
export class Gefahrgutspalte {
  @Text({ max: laengsteSpalte, label: 'beschriftung.spalte', immer: true }) name!: string;
  @Text({ max: 300, label: 'beschriftung.beispiel' }) beispiel!: string | null;
}

/** A file that has been read and waits for its columns to be named. */
export class Gefahrgutdatei {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 255, label: 'beschriftung.datei', nurLesen: true, immer: true }) dateiname!: string;
  @Zahl({ dezimal: 0, label: 'beschriftung.zeilen', nurLesen: true, immer: true }) zeilen!: number;
  @Liste(() => Gefahrgutspalte, { label: 'beschriftung.spalten', nurLesen: true })
  spalten!: Gefahrgutspalte[];
  /** What the names of the columns suggest. */
  @Teil(() => Gefahrgutzuordnung, {
    label: 'beschriftung.zuordnung',
    nurLesen: true,
    immer: true,
    entwurf: true,
  })
  zuordnung!: Partial<Gefahrgutzuordnung>;
}

/** What the file is to become: an edition that is valid from its day on. */
export class Gefahrgutausgabe {
  @Teil(() => Gefahrgutzuordnung, { label: 'beschriftung.zuordnung', pflicht: true })
  zuordnung!: Gefahrgutzuordnung;
  @Text({ max: 20, label: 'beschriftung.version', pflicht: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon', pflicht: true }) gueltigVon!: string;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  /** Until when the former edition may be used beside this one; without it what `uebergangsende` proposes. */
  @Tag({ label: 'beschriftung.bisherigeGiltBis' }) bisherigeGiltBis!: string | null;
  @Text({ max: 100, label: 'beschriftung.quelle' }) quelle!: string | null;
  @Wahrheit({ label: 'beschriftung.trotzFehlerhafterZeilenUebernehmen' }) trotzFehlern!: boolean | null;
  /** That more than a fifth of the table changes is meant. */
  @Wahrheit({ label: 'stammdaten.import.bestaetigt' }) bestaetigt!: boolean | null;
}

export const unterschiedsarten = ['neu', 'geaendert', 'behalten', 'entfallen'] as const;

/** A row that the new edition has, has differently, has with fewer fields, or has no more. */
export class Gefahrgutunterschied {
  @Text({ max: 10, label: 'beschriftung.art', werte: unterschiedsarten, immer: true })
  art!: (typeof unterschiedsarten)[number];
  @Text({ max: 4, label: 'beschriftung.unnr', immer: true }) unnr!: string;
  @Text({ max: 4, label: 'beschriftung.verpackungsgruppe' }) verpackungsgruppe!: string | null;
  @Text({ max: laengsteBenennung, label: 'beschriftung.gefahrgutbezeichnung', immer: true })
  bezeichnung!: string;
  /** Which fields differ, with the old and the new value. */
  @Text({ max: 2000, label: 'beschriftung.aenderungen' }) aenderungen!: string | null;
  /** Fields that the file does not bring for this row: they stay as they are. */
  @Text({ max: 500, label: 'beschriftung.uebernommeneFelder' }) behalten!: string | null;
}

const anzahl = { dezimal: 0, nurLesen: true };

/** What the import would change, or has changed. */
export class Gefahrgutvergleich {
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt', immer: true }) abgelehnt!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.doppelt', immer: true }) doppelt!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.unveraendert', immer: true }) unveraendert!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.neu', immer: true }) neu!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.geaendert', immer: true }) geaendert!: number;
  /** Rows that are the same as far as the file goes: it does not bring all that is known of them. */
  @Zahl({ ...anzahl, label: 'beschriftung.unvollstaendig', immer: true }) unvollstaendig!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.entfallen', immer: true }) entfallen!: number;
  /** Rows of the edition with which the file was compared. */
  @Zahl({ ...anzahl, label: 'beschriftung.vorher', immer: true }) vorher!: number;
  /** Rows that it will have after the file. */
  @Zahl({ ...anzahl, label: 'beschriftung.nachher', immer: true }) nachher!: number;
  /** More than a fifth of them changes, goes or comes: it is taken over only where that is said to be meant. */
  @Wahrheit({ label: 'stammdaten.import.rueckfrage', nurLesen: true, immer: true }) rueckfrage!: boolean;
  /** The file completes an edition that is there: what it does not name stays. */
  @Wahrheit({ label: 'beschriftung.ergaenzt', nurLesen: true, immer: true }) ergaenzt!: boolean;
  /** The edition with which the file was compared: the one it completes, else the former one. */
  @Text({ max: 20, label: 'beschriftung.verglichenMit', nurLesen: true }) bisherige!: string | null;
  /** The last day of the former edition, where there is one. */
  @Tag({ label: 'beschriftung.bisherigeGiltBis', nurLesen: true }) bisherigeGiltBis!: string | null;
  /** All fields that the file does not bring for one row or another: they are kept from the row that was there. */
  @Text({ max: 500, label: 'beschriftung.uebernommeneFelder', nurLesen: true }) behalten!: string | null;
  /** The last day of the new edition. */
  @Tag({ label: 'beschriftung.gueltigBis', nurLesen: true }) gueltigBis!: string | null;
  @Liste(() => Gefahrgutunterschied, {
    label: 'beschriftung.unterschiede',
    nurLesen: true,
    hoechstens: 40_000,
  })
  unterschiede!: Gefahrgutunterschied[];
  @Liste(() => Importfehler, { label: 'beschriftung.fehler', nurLesen: true, hoechstens: 500 })
  fehler!: Importfehler[];
}

/** An edition that is stored. */
export class Gefahrgutstand {
  @Text({ max: 20, label: 'beschriftung.version', immer: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Text({ max: 500, label: 'beschriftung.quelle' }) quelle!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
}

/** A file that was taken over. The last one can be taken back as long as nothing uses its rows. */
export class Gefahrgutuebernahme {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 20, label: 'beschriftung.version', nurLesen: true, immer: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon', nurLesen: true, immer: true }) gueltigVon!: string;
  @Zeitpunkt({ label: 'beschriftung.uebernommen', nurLesen: true, immer: true }) uebernommenAm!: string;
  @Text({ max: 60, label: 'beschriftung.benutzer', nurLesen: true }) benutzer!: string | null;
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
}
