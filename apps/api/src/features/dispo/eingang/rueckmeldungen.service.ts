import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Statusmeldung, type Statusquittung } from '@frachtportal/domain/dispo/statusmeldung';
import { ereignisschluessel, pruefeStatusmeldung } from '@frachtportal/domain/dispo/statusmeldung.rules';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { satz } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { Preisermittlung } from '../../preis/preisermittlung.service.js';
import { Ausgang } from '../ausgang.repository.js';
import { BELEGABLAGE, type Belegablage } from './belegablage.js';
import { type Gemeldeter, Rueckmeldungsablage } from './rueckmeldungsablage.repository.js';
import { bereinigt, nummeraus, ohneBilder, textaus } from './satz.js';

/** The record is wrong; the others are taken nevertheless. */
class Abgewiesen extends Error {
  constructor(
    readonly meldungen: Meldung[],
    readonly auftrag?: Gemeldeter,
  ) {
    super(meldungen.map((m) => (m.field ? `${m.field}: ${satz(m)}` : satz(m))).join(' '));
  }
}

/** Takes in what a dispatch system reports, record by record, whichever way it came. */
@Injectable()
export class Rueckmeldungen {
  constructor(
    private readonly ablage: Rueckmeldungsablage,
    private readonly ausgang: Ausgang,
    private readonly preise: Preisermittlung,
    private readonly db: Datenbank,
    @Inject(BELEGABLAGE) private readonly belege: Belegablage,
  ) {}

  /**
   * A fault of ours (the database is away) is thrown: all records can then come again, nothing happens twice.
   * @param mandanten whose orders there are for whoever reports; without them everybody's
   */
  async nimm(saetze: unknown[], quelle: string, mandanten?: readonly number[]): Promise<Statusquittung> {
    const quittung: Statusquittung = { uebernommen: 0, wiederholt: 0, abgewiesen: [] };
    for (const [i, satz] of saetze.entries()) {
      try {
        if (await this.nimmSatz(bereinigt(satz), mandanten)) quittung.uebernommen++;
        else quittung.wiederholt++;
      } catch (ursache) {
        const abgewiesen = alsAbweisung(ursache);
        quittung.abgewiesen.push(await this.weiseAb(abgewiesen, satz, { quelle, satz: i + 1 }));
      }
    }
    return quittung;
  }

  /** A record of which is known beforehand that it cannot be taken. */
  weiseSatzAb(inhalt: unknown, meldung: Meldung, woher: { quelle: string; satz: number }) {
    return this.weiseAb(new Abgewiesen([meldung]), inhalt, woher);
  }

  /** A whole file that cannot be read. */
  async weiseDateiAb(quelle: string, grund: string): Promise<void> {
    const nichts = { auftrag: undefined, satz: null, auftragsnummer: null, ereignis: null, inhalt: null };
    await this.ablage.unsafeWeiseAb({ ...nichts, quelle, grund: grund.slice(0, 500) });
  }

  /** False when the event is known already. */
  private async nimmSatz(roh: unknown, mandanten: readonly number[] | undefined): Promise<boolean> {
    const { wert: m, meldungen } = lies(Statusmeldung, roh);
    if (!meldungen.length) meldungen.push(...pruefeStatusmeldung(m, new Date()));
    if (meldungen.length) throw new Abgewiesen(meldungen);
    const gefunden = await this.ablage.unsafeFinde(m);
    const auftrag = gefunden && (mandanten?.includes(gefunden.mandantId) ?? true) ? gefunden : undefined;
    const number = auftrag?.spedeigennr ?? m.auftragsnummer ?? '';
    if (!auftrag) throw new Abgewiesen([unbekannt(m)]);
    if (!auftrag.stueckPasst) throw new Abgewiesen([unbekanntesStueck(m, number)], auftrag);
    if (auftrag.bekannt) return false;
    if (m.preis) return this.nimmPreis(auftrag, m);
    if (!auftrag.statusBekannt)
      throw new Abgewiesen([fehler('dispo.statusUnbekannt', 'status', { status: m.status ?? 0 })], auftrag);
    // It has the order although we do not know yet: the process that sent it died before it could note so.
    if (auftrag.statusId < Status.uebertragen) await this.ausgang.unsafeHatAngekommen(auftrag.id);
    if (await this.melde(auftrag, m)) return true;
    const jetzt = await this.ablage.unsafeFinde(m);
    if (jetzt?.bekannt) return false;
    throw new Abgewiesen([fehler('dispo.nichtUebertragen', undefined, { number })], auftrag);
  }

  /** With a paper: all of it or nothing, so that a repetition finds the whole still to do. */
  private melde(auftrag: Gemeldeter, m: Statusmeldung): Promise<boolean> {
    const { dokument, dokumentname } = m;
    if (!dokument || !dokumentname) return this.ablage.unsafeMelde(auftrag.id, m);
    return this.db.transaktion(async () => {
      if (!(await this.ablage.unsafeMelde(auftrag.id, m))) return false;
      const beleg = { auftragId: auftrag.id, mandantId: auftrag.mandantId, dateiname: dokumentname };
      const verweis = await this.belege.lege({ ...beleg, inhalt: Buffer.from(dokument, 'base64') });
      await this.ablage.unsafeBelege(auftrag.id, verweis);
      return true;
    });
  }

  private async nimmPreis(auftrag: Gemeldeter, m: Statusmeldung): Promise<boolean> {
    if (m.preis && (await this.preise.beantworte(auftrag.id, m.preis, ereignisschluessel(m)))) return true;
    throw new Abgewiesen([fehler('dispo.keineAnfrage', undefined, { number: auftrag.spedeigennr })], auftrag);
  }

  private async weiseAb(a: Abgewiesen, satz: unknown, woher: { quelle: string; satz: number }) {
    const grund = a.message.slice(0, 500);
    const angaben = {
      auftragsnummer: nummeraus(satz),
      ereignis: textaus(satz, 'ereignis', 100),
    };
    await this.ablage.unsafeWeiseAb({
      ...angaben,
      ...woher,
      grund,
      auftrag: a.auftrag,
      inhalt: ohneBilder(satz),
    });
    return { satz: woher.satz, ...angaben, grund };
  }
}

const unbekannt = (m: Statusmeldung) =>
  m.auftragsnummer
    ? fehler('dispo.auftragUnbekannt', undefined, { number: m.auftragsnummer })
    : fehler('dispo.ssccUnbekannt', 'sscc', { sscc: m.sscc ?? '' });

const unbekanntesStueck = ({ sscc }: Statusmeldung, number: string) =>
  fehler('dispo.ssccFremd', 'sscc', { sscc: sscc ?? '', number });

/** Values that PostgreSQL refuses are the record's fault; anything else is ours. */
function alsAbweisung(ursache: unknown): Abgewiesen {
  if (ursache instanceof Abgewiesen) return ursache;
  const { code } = ursache as { code?: unknown };
  if (ursache instanceof Fachfehler) return new Abgewiesen(ursache.meldungen);
  if (typeof code === 'string' && /^2[23]/.test(code))
    return new Abgewiesen([fehler('dispo.technisch', undefined, { code })]);
  throw ursache;
}
