import {
  type Eingangsformat,
  type Eingangszeichensatz,
  type Eingangszustand,
  eingangsformate,
  eingangszeichensaetze,
  eingangszustaende,
} from '../auftragseingang/auftragseingang.js';
import { Kennung, Teil, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Fortrasprofil } from './fortrasprofil.js';

export const anbindungsrichtungen = ['eingang', 'ausgang'] as const;
/** Over HTTP orders only go. */
export const anbindungswege = ['ordner', 'postfach', 'sftp', 'http'] as const;
export type Anbindungsweg = (typeof anbindungswege)[number];

/** `keine` only to addresses that the operator has named. */
export const verschluesselungen = ['tls', 'starttls', 'keine'] as const;
/** `oauth2`: a token for the portal itself (client credentials), at mailboxes; `schluessel`: a private key, over SFTP. */
export const anmeldungen = ['passwort', 'oauth2', 'schluessel'] as const;

/** How often at most, and how seldom, is looked whether something came. */
const kuerzesterTakt = 5;
const laengsterTakt = 86_400;

/** What orders are written in on their way to a dispatch system. */
export const ausgangsformate = ['xml', 'fortras'] as const satisfies readonly Eingangsformat[];
export type Ausgangsformat = (typeof ausgangsformate)[number];

/**
 * A connection to a partner: which way orders come or go, what they are written in and whose they are or become. An
 * outgoing one belongs to a main client and takes the orders of all its clients to their dispatch system.
 */
export class Anbindung {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({ max: 10, werte: anbindungsrichtungen, label: 'anbindung.richtung', pflicht: true })
  richtung!: (typeof anbindungsrichtungen)[number];
  /** Whose orders they become; without it those of the own client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** Whose codes the files use (`partnercodes`). */
  @Text({ max: 35, label: 'beschriftung.partner' }) partner!: string | null;
  /** Files of another format are refused; without it each says by its content what it is. Outgoing ones name theirs. */
  @Text({ max: 10, werte: eingangsformate, label: 'beschriftung.format' }) format!: Eingangsformat | null;
  /** Of FORTRAS files, which do not say it; outgoing ones are Windows-1252 without it. */
  @Text({ max: 20, werte: eingangszeichensaetze, label: 'beschriftung.zeichensatz' })
  zeichensatz!: Eingangszeichensatz | null;
  @Text({ max: 10, werte: anbindungswege, label: 'anbindung.weg', pflicht: true }) weg!: Anbindungsweg;
  /** A folder of the client, by a name of its own. */
  @Text({ max: 60, label: 'anbindung.ordner' }) ordner!: string | null;
  /** Where the folder lies, below the directory of all connections. */
  @Text({ max: 100, label: 'anbindung.verzeichnis', nurLesen: true }) verzeichnis!: string | null;
  /** Of the server that is asked. */
  @Text({ max: 255, label: 'anbindung.host' }) host!: string | null;
  @Zahl({ dezimal: 0, von: 1, bis: 65_535, label: 'anbindung.port' }) port!: number | null;
  @Text({ max: 10, werte: verschluesselungen, label: 'anbindung.verschluesselung' })
  verschluesselung!: (typeof verschluesselungen)[number] | null;
  @Text({ max: 10, werte: anmeldungen, label: 'anbindung.anmeldung' })
  anmeldung!: (typeof anmeldungen)[number] | null;
  @Text({ max: 250, label: 'anbindung.benutzername' }) benutzername!: string | null;
  /** The folder of the mailbox that is read; without it the inbox. */
  @Text({ max: 100, label: 'anbindung.postfach' }) postfach!: string | null;
  /** Where a token is fetched, with `oauth2`. */
  @Text({ max: 500, label: 'anbindung.anmeldeadresse' }) anmeldeadresse!: string | null;
  @Text({ max: 100, label: 'anbindung.klient' }) klient!: string | null;
  @Text({ max: 300, label: 'anbindung.umfang' }) umfang!: string | null;
  /** Of the key by which an SFTP server is known (`SHA256:…`). Without it nothing is told to the server. */
  @Text({ max: 50, label: 'anbindung.fingerabdruck' }) fingerabdruck!: string | null;
  /** The folder of the server that is read. */
  @Text({ max: 250, label: 'anbindung.eingangspfad' }) eingangspfad!: string | null;
  /** The folder of the server that is written to. */
  @Text({ max: 250, label: 'anbindung.ausgangspfad' }) ausgangspfad!: string | null;
  /** To whom files go by mail: orders, and what is said of those that came. */
  @Text({ max: 250, label: 'anbindung.empfaenger' }) empfaenger!: string | null;
  /** Where orders are posted to. */
  @Text({ max: 500, label: 'anbindung.adresse' }) adresse!: string | null;
  /** How long the other side may take to answer, and how often an order is tried; without them as the operator has set. */
  @Zahl({ dezimal: 0, von: 1, bis: 60, label: 'anbindung.fristSekunden' }) fristSekunden!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'anbindung.versuche' }) versuche!: number | null;
  /** How consignment files are written. */
  @Teil(() => Fortrasprofil, { label: 'anbindung.fortras' }) fortras!: Fortrasprofil | null;
  /** Where files are moved that were read; without them folders below the one that is read. */
  @Text({ max: 250, label: 'anbindung.erledigtpfad' }) erledigtpfad!: string | null;
  @Text({ max: 250, label: 'anbindung.fehlerpfad' }) fehlerpfad!: string | null;
  /** Whose messages are read: addresses and domains (`@acme.example`), one a line; without it everybody's. */
  @Text({ max: 2000, umbrueche: 100, label: 'anbindung.absenderliste' }) absenderliste!: string | null;
  /** Only messages of which the mail server says that their sender is theirs (DMARC). */
  @Wahrheit({ label: 'anbindung.dmarcVerlangt' }) dmarcVerlangt!: boolean | null;
  /** The qualifier under which scan data names the proof of a delivery (STAT512, Q30); partners differ. */
  @Text({ max: 3, label: 'anbindung.belegkennung' }) belegkennung!: string | null;
  /** The partner is told what became of each file. */
  @Wahrheit({ label: 'anbindung.quittieren' }) quittieren!: boolean | null;
  /** The password, the secret of the client or the private key. Never answered; without it the stored one stays. */
  @Text({ max: 10_000, umbrueche: 200, label: 'anbindung.geheimnis' }) geheimnis!: string | null;
  @Wahrheit({ label: 'anbindung.geheimnisDa', nurLesen: true, immer: true }) geheimnisDa!: boolean;
  @Zahl({
    dezimal: 0,
    von: kuerzesterTakt,
    bis: laengsterTakt,
    label: 'anbindung.taktSekunden',
    pflicht: true,
  })
  taktSekunden!: number;
  /** Files of which nothing is refused become orders without anybody looking. */
  @Wahrheit({ label: 'anbindung.selbstUebernehmen', pflicht: true }) selbstUebernehmen!: boolean;
  @Wahrheit({ label: 'anbindung.aktiv', pflicht: true }) aktiv!: boolean;
  /** Who saved it last. */
  @Text({ max: 30, label: 'anbindung.imNamenVon', nurLesen: true }) imNamenVon!: string | null;
  @Zeitpunkt({ label: 'anbindung.letzterLauf', nurLesen: true }) letzterLaufAm!: string | null;
  /** When waiting orders are put into a file next. */
  @Zeitpunkt({ label: 'anbindung.naechsterAbschluss', nurLesen: true }) naechsterAbschluss!: string | null;
  /** Orders that have not left yet, and those that were given up. */
  @Zahl({ dezimal: 0, label: 'anbindung.offen', nurLesen: true }) offen!: number | null;
  @Zahl({ dezimal: 0, label: 'anbindung.gescheitert', nurLesen: true }) gescheitert!: number | null;
  /** Why nothing can come or go at the moment. */
  @Text({ max: 500, label: 'beschriftung.letzterFehler', nurLesen: true }) fehler!: string | null;
  @Zeitpunkt({ label: 'anbindung.fehlerSeit', nurLesen: true }) fehlerSeit!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen: true, immer: true }) version!: number;
}

export const anbindungseingaenge = ['angenommen', 'uebernommen', 'wartet', 'doppelt', 'fehler'] as const;
export type Anbindungseingangszustand = (typeof anbindungseingaenge)[number];

const anzahl = { dezimal: 0, nurLesen: true };

/** A file that came over a connection, and what became of it. */
export class Anbindungseingang {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 255, label: 'beschriftung.datei', nurLesen: true, immer: true }) dateiname!: string;
  @Text({ max: 250, label: 'anbindung.absender', nurLesen: true, immer: true }) absender!: string;
  @Zeitpunkt({ label: 'anbindung.empfangenAm', nurLesen: true, immer: true }) empfangenAm!: string;
  @Text({ max: 12, werte: anbindungseingaenge, label: 'beschriftung.zustand', nurLesen: true, immer: true })
  zustand!: Anbindungseingangszustand;
  /** The file among those that are imported. */
  @Kennung({ nurLesen: true }) laufId!: number | null;
  /** What has become of it there since. */
  @Text({ max: 20, werte: eingangszustaende, label: 'beschriftung.zustand', nurLesen: true })
  laufzustand!: Eingangszustand | null;
  @Zahl({ ...anzahl, label: 'beschriftung.auftraege' }) auftraege!: number | null;
  @Zahl({ ...anzahl, label: 'beschriftung.uebernommen' }) uebernommen!: number | null;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt' }) abgelehnt!: number | null;
  @Text({ max: 500, label: 'beschriftung.fehler', nurLesen: true }) fehler!: string | null;
}

export const ausgangsdateizustaende = ['bereit', 'hochgeladen', 'gesendet'] as const;
export type Ausgangsdateizustand = (typeof ausgangsdateizustaende)[number];

/** A file that goes or went over a connection. */
export class Ausgangsdatei {
  /** By which the partner knows it: running, never given twice. */
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 120, label: 'beschriftung.datei', nurLesen: true, immer: true }) dateiname!: string;
  @Zahl({ dezimal: 0, label: 'beschriftung.auftraege', nurLesen: true, immer: true }) auftraege!: number;
  @Text({
    max: 12,
    werte: ausgangsdateizustaende,
    label: 'beschriftung.zustand',
    nurLesen: true,
    immer: true,
  })
  zustand!: Ausgangsdateizustand;
  @Zeitpunkt({ label: 'anbindung.erstelltAm', nurLesen: true, immer: true }) erstelltAm!: string;
  @Zeitpunkt({ label: 'anbindung.gesendetAm', nurLesen: true }) gesendetAm!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.versuche', nurLesen: true, immer: true }) versuche!: number;
  @Text({ max: 500, label: 'beschriftung.fehler', nurLesen: true }) fehler!: string | null;
}

/** Whether a connection works, tried at once. */
export class Anbindungsprobe {
  @Wahrheit({ label: 'anbindung.gelungen', nurLesen: true, immer: true }) gelungen!: boolean;
  /** What lies there to be taken. */
  @Zahl({ ...anzahl, label: 'anbindung.wartend' }) wartend!: number | null;
  /** Of the key that the server shows, where it is not the one that was confirmed. */
  @Text({ max: 50, label: 'anbindung.fingerabdruck', nurLesen: true }) fingerabdruck!: string | null;
  @Text({ max: 500, label: 'beschriftung.fehler', nurLesen: true }) fehler!: string | null;
}
