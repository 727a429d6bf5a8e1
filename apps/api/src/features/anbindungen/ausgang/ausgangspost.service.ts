import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pauseMs } from '@frachtportal/domain/dispo/uebertragung';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { satz } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import type { Faellige } from '../anbindungen.repository.js';
import { alsMeldung } from '../transporte/transportfehler.js';
import { Verwalterpost } from '../verwalterpost.service.js';
import { Abgangswege } from './abgangswege.js';
import { Ausgangsanbindungen } from './ausgangsanbindungen.repository.js';
import { type Abgangsdatei, Ausgangsdateien, type Sendedatei } from './ausgangsdateien.repository.js';
import { Borderobau, NichtDarstellbar } from './borderobau.service.js';

/** A connection over which orders leave. */
export type Ausgangsanbindung = Faellige;

/** Why something did not go: `abgelehnt` for good, `nichtErreicht` so that nothing has arrived, `unklar` otherwise. */
export class Ausgangsfehler extends Error {
  constructor(
    readonly meldung: Meldung,
    readonly art: 'abgelehnt' | 'nichtErreicht' | 'unklar',
  ) {
    super(satz(meldung));
  }
}

/** Files on their way to dispatch systems: each is stored before it goes, and goes once. */
@Injectable()
export class Ausgangspost {
  constructor(
    private readonly dateien: Ausgangsdateien,
    private readonly anbindungen: Ausgangsanbindungen,
    private readonly bau: Borderobau,
    private readonly wege: Abgangswege,
    private readonly post: Verwalterpost,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /**
   * The file of one order. The same reference is the same file, however often it is tried.
   * @param alsXml what is in it, where it is no consignment file
   * @returns the name of the file @throws Ausgangsfehler
   */
  async uebergib(
    a: Ausgangsanbindung,
    auftrag: Auftrag,
    referenz: string,
    alsXml: () => Promise<string>,
  ): Promise<string> {
    const vorhanden = await this.dateien.unsafeZuReferenz(referenz);
    const datei = vorhanden ?? (await this.neue(a, auftrag, referenz, alsXml));
    await this.sendeAllein(a, datei);
    return datei.dateiname;
  }

  /** Another message to the dispatch system, by a name of its own. @throws Ausgangsfehler */
  async legeNachricht(
    a: Ausgangsanbindung,
    dateiname: string,
    referenz: string,
    inhalt: () => Promise<string>,
  ): Promise<void> {
    const vorhanden = await this.dateien.unsafeZuReferenz(referenz);
    const datei = vorhanden ?? (await this.angelegt(a, dateiname, Buffer.from(await inhalt()), 0, referenz));
    await this.sendeAllein(a, datei);
  }

  /** A file of several orders, stored in the surrounding transaction; it goes afterwards. @throws NichtDarstellbar */
  async sammle(a: Ausgangsanbindung, auftraege: readonly Auftrag[]): Promise<number> {
    const nummer = await this.dateien.unsafeNeueNummer();
    const { dateiname, inhalt } = await this.bau.baue(a, auftraege, nummer);
    const wem = { id: nummer, mandantId: a.mandantId, anbindungId: a.id, referenz: null };
    await this.dateien.unsafeLegeAn({ ...wem, dateiname, inhalt, auftraege: auftraege.length });
    return nummer;
  }

  /** Says to a partner what became of a file of theirs, in the surrounding transaction; it goes afterwards. */
  async quittiere(a: Ausgangsanbindung, dateiname: string, inhalt: Buffer): Promise<void> {
    const id = await this.dateien.unsafeNeueNummer();
    const wem = { id, mandantId: a.mandantId, anbindungId: a.id, referenz: null };
    await this.dateien.unsafeLegeAn({ ...wem, dateiname, inhalt, auftraege: 0 });
  }

  /** A connection whose closing time has come, taken for a while. */
  async unsafeNimmAbschluss(): Promise<Ausgangsanbindung | undefined> {
    const id = await this.anbindungen.unsafeNimmAbschluss(this.sekunden);
    return id === undefined ? undefined : this.eingeschaltete(id);
  }

  /** All that waited for it is in files. */
  unsafeAbgeschlossen({ id }: Ausgangsanbindung): Promise<void> {
    return this.anbindungen.unsafeAbgeschlossen(id);
  }

  /** Why an order has no place in a file; nothing where it has one. */
  async hindernis(a: Ausgangsanbindung, auftrag: Auftrag): Promise<string | undefined> {
    if (auftrag.typ === 1) return satz(fehler('anbindung.keinePreisanfrage'));
    try {
      await this.bau.baue(a, [auftrag], 1);
      return undefined;
    } catch (grund) {
      if (grund instanceof NichtDarstellbar) return satz(grund.meldung);
      throw grund;
    }
  }

  /** A file that is to be sent, taken for a while, with the connection over which it goes. */
  async unsafeNimm(): Promise<{ a: Ausgangsanbindung; datei: Sendedatei } | undefined> {
    const datei = await this.dateien.unsafeNimm(this.sekunden);
    const a = datei && (await this.anbindungen.unsafeAktive(datei.anbindungId));
    return a && { a, datei };
  }

  /** Sends a file that this process has taken; as long as that takes, nobody else does. @throws Ausgangsfehler */
  async sende(a: Ausgangsanbindung, datei: Abgangsdatei): Promise<void> {
    const weiter = () => this.dateien.unsafeVerlaengere(datei.id, this.sekunden).catch(() => undefined);
    const puls = setInterval(() => void weiter(), this.umgebung.ANBINDUNG_FRIST_MS / 3);
    try {
      await this.bringeWeg(a, datei);
    } finally {
      clearInterval(puls);
    }
  }

  /** Whoever hands an order over sends its file, unless somebody else is at it. @throws Ausgangsfehler */
  private async sendeAllein(a: Ausgangsanbindung, datei: Abgangsdatei): Promise<void> {
    if (datei.zustand === 'gesendet') return;
    const zustand = await this.dateien.unsafeNimmEine(datei.id, this.sekunden);
    if (!zustand) throw new Ausgangsfehler(fehler('anbindung.wirdGerade'), 'unklar');
    try {
      await this.sende(a, { ...datei, zustand });
    } finally {
      await this.dateien.unsafeGibFrei(datei.id);
    }
  }

  private async bringeWeg(
    a: Ausgangsanbindung,
    { id, dateiname, inhalt, zustand }: Abgangsdatei,
  ): Promise<void> {
    if (zustand === 'gesendet') return;
    const weg = this.wege.zu(a);
    if (zustand === 'bereit') {
      await weg.lege(a, dateiname, inhalt).catch((grund) => abbruch(grund, 'nichtErreicht'));
      // From now on only the name is missing: it may be given without being noted.
      await this.dateien.unsafeVermerke(id, 'hochgeladen');
    }
    await weg.gib(a, dateiname, inhalt).catch((grund) => abbruch(grund, 'unklar'));
    await this.dateien.unsafeVermerke(id, 'gesendet');
  }

  /** So long nobody else takes what this process has taken. */
  private get sekunden(): number {
    return this.umgebung.ANBINDUNG_FRIST_MS / 1000;
  }

  async gelungen({ id }: Ausgangsanbindung): Promise<void> {
    await this.anbindungen.unsafeGelungen(id);
  }

  /** Says why nothing goes, to administrators when it begins. */
  async gestoert(a: Ausgangsanbindung, grund: Meldung): Promise<void> {
    await this.anbindungen.transaktion(async () => {
      if (await this.anbindungen.unsafeGestoert(a.id, grund)) await this.post.ausgangGestoert(a, grund);
    });
  }

  /** Notes why a file has not gone, and when it is tried again. */
  async gescheitert(a: Ausgangsanbindung, { id, versuche }: Sendedatei, grund: Meldung): Promise<void> {
    await this.dateien.unsafeGescheitert(id, grund, pauseMs(versuche, this.umgebung.DISPO_PAUSE_MS));
    await this.gestoert(a, grund);
  }

  /** Those that are switched on, at most one a main client. */
  unsafeEingeschaltete(): Promise<Ausgangsanbindung[]> {
    return this.anbindungen.unsafeEingeschaltete();
  }

  private async eingeschaltete(id: number): Promise<Ausgangsanbindung | undefined> {
    return (await this.unsafeEingeschaltete()).find((a) => a.id === id);
  }

  private async neue(
    a: Ausgangsanbindung,
    auftrag: Auftrag,
    referenz: string,
    alsXml: () => Promise<string>,
  ): Promise<Abgangsdatei> {
    if (a.format !== 'fortras') {
      const art = auftrag.typ === 1 ? 'preisanfrage_' : '';
      const name = `${art}${auftrag.spedeigennr.replace(/[^\w.-]/g, '_')}_${referenz}.xml`;
      return this.angelegt(a, name, Buffer.from(await alsXml()), 1, referenz);
    }
    if (auftrag.typ === 1) throw new Ausgangsfehler(fehler('anbindung.keinePreisanfrage'), 'abgelehnt');
    const nummer = await this.dateien.unsafeNeueNummer();
    const { dateiname, inhalt } = await this.bau.baue(a, [auftrag], nummer).catch(undarstellbar);
    return this.angelegt(a, dateiname, inhalt, 1, referenz, nummer);
  }

  private async angelegt(
    a: Ausgangsanbindung,
    dateiname: string,
    inhalt: Buffer,
    auftraege: number,
    referenz: string,
    nummer?: number,
  ): Promise<Abgangsdatei> {
    const id = nummer ?? (await this.dateien.unsafeNeueNummer());
    const wem = { id, mandantId: a.mandantId, anbindungId: a.id, referenz };
    await this.dateien.unsafeLegeAn({ ...wem, dateiname, inhalt, auftraege });
    return { id, dateiname, inhalt, zustand: 'bereit' };
  }
}

function abbruch(grund: unknown, art: 'nichtErreicht' | 'unklar'): never {
  throw new Ausgangsfehler(alsMeldung(grund), art);
}

function undarstellbar(grund: unknown): never {
  if (grund instanceof NichtDarstellbar) throw new Ausgangsfehler(grund.meldung, 'abgelehnt');
  throw grund;
}
