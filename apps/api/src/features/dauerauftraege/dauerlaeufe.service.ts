import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { satz } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { type Identitaet, mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import { type Ausgang, DauerauftragRepository, type Dauerzeile } from './dauerauftrag.repository.js';
import { begruendet, Dauererzeugung } from './dauererzeugung.service.js';
import { Dauerlaufpost } from './dauerlaufpost.service.js';
import { Dauertermine } from './dauertermine.service.js';

/**
 * Makes what is due, each day once: the run, its proposal, the next day and the mail are one transaction. A proposal
 * that is to become an order is released in a second one; with something against it, it waits for a person.
 */
@Injectable()
export class Dauerlaeufe {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: DauerauftragRepository,
    private readonly termine: Dauertermine,
    private readonly erzeugung: Dauererzeugung,
    private readonly post: Dauerlaufpost,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  /** Makes all that is due. A fault with one holds up no other; it is said in the end, and the run tried again. */
  async laufe(): Promise<void> {
    const fehlschlaege = [
      ...(await this.alle(
        (gestoerte) => this.ablage.unsafeFaelliger(gestoerte),
        (d) => this.mache(d),
      )),
      ...(await this.alle(
        (gestoerte) => this.ablage.unsafeFreizugebender(gestoerte),
        (lauf) => this.gibFrei(lauf),
      )),
    ];
    if (fehlschlaege.length) throw fehlschlaege[0];
  }

  /** One after the other, each taken and done in a transaction of its own; answers what went wrong. */
  private async alle<T extends { id: number }>(
    nimm: (gestoerte: readonly number[]) => Promise<T | undefined>,
    tue: (eines: T) => Promise<void>,
  ): Promise<unknown[]> {
    const gestoerte: number[] = [];
    const fehlschlaege: unknown[] = [];
    for (let weiter = true; weiter; ) {
      let eines: T | undefined;
      try {
        await this.db.transaktion(async () => {
          eines = await nimm(gestoerte);
          if (eines) await tue(eines);
        });
      } catch (grund) {
        fehlschlaege.push(grund);
        if (eines) gestoerte.push(eines.id);
      }
      weiter = eines !== undefined;
    }
    return fehlschlaege;
  }

  private async mache(d: Dauerzeile): Promise<void> {
    const tag = d.naechsterTag;
    if (!tag) return;
    const wer = await this.wer(d);
    await mitKontext(async () => {
      const ausgang = await this.ausgang(d, tag, wer);
      await this.ablage.merkeLauf(d.id, { tag, ...ausgang });
      await this.ablage.setzeNaechsten(d.id, await this.termine.naechster(d, d.mandantId, plusTage(tag, 1)));
      if (ausgang.zustand !== 'freizugeben') await this.post.melde(d, tag, ausgang);
    }, wer);
  }

  private async ausgang(d: Dauerzeile, tag: string, wer: Identitaet | undefined): Promise<Ausgang> {
    if (tag < heute()) return { zustand: 'versaeumt', grund: satz(fehler('dauerauftrag.versaeumt')) };
    try {
      if (!wer) throw ungueltig([fehler('dauerauftrag.niemandDarf')]);
      const auftragsvorschlagId = await this.erzeugung.schlageVor(d, tag);
      return { zustand: d.als === 'auftrag' ? 'freizugeben' : 'vorschlag', auftragsvorschlagId };
    } catch (grund) {
      if (!(grund instanceof Fachfehler && grund.status < 500)) throw grund;
      return { zustand: 'gescheitert', grund: begruendet(grund.meldungen) };
    }
  }

  /** The proposal becomes an order; with something against it, it waits for a person. */
  private async gibFrei({ id, dauerauftragId, mandantId, vorschlagId, tag }: Freizugebender): Promise<void> {
    const d = await this.ablage.nachId(dauerauftragId, [mandantId]);
    if (!d) return;
    const wer = await this.wer(d);
    await mitKontext(async () => {
      const gegen = wer
        ? await this.erzeugung.hindernis(vorschlagId)
        : satz(fehler('dauerauftrag.niemandDarf'));
      const auftrag = gegen === null && vorschlagId ? await this.erzeugung.gibFrei(vorschlagId) : undefined;
      const ausgang: Ausgang = auftrag
        ? { zustand: 'auftrag' }
        : { zustand: 'vorschlag', grund: gegen ?? '' };
      await this.ablage.setzeLauf(id, { ...ausgang, ...(auftrag && { auftragId: auftrag.id }) });
      await this.post.melde(d, tag, ausgang, auftrag?.nummer);
    }, wer);
  }

  /** Whoever saved it last, as far as they still may. */
  private async wer({ benutzerId, mandantId }: Dauerzeile): Promise<Identitaet | undefined> {
    const wer = benutzerId === null ? undefined : await this.identitaeten.unsafeZuBenutzer(benutzerId);
    const darf = wer && hatRecht('auftrag.bearbeiten', wer, wer.konfiguration);
    return darf && wer.sichtbareMandanten.includes(mandantId) ? wer : undefined;
  }
}

type Freizugebender = NonNullable<Awaited<ReturnType<DauerauftragRepository['unsafeFreizugebender']>>>;
