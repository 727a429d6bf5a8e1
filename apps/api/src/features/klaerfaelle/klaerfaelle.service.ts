import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  hoechstensKlaerfaelle,
  type Klaerfall,
  type Klaerfalleroeffnung,
  type Klaerfallschritt,
  type Klaerfallsuche,
  type Klaerfallweitergabe,
} from '@frachtportal/domain/klaerfall/klaerfall';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Beteiligte, type Beteiligter } from '../../platform/tenancy/beteiligte.read-model.js';
import { leser } from '../../platform/tenancy/leser.js';
import { gesehen } from '../../platform/tenancy/sicht.js';
import { KlaerfallRepository } from './klaerfall.repository.js';
import { Klaerfallpost } from './klaerfallpost.service.js';
import { Schaeden, verlangeStimmigen } from './schaeden.service.js';

/** What somebody has to clear up about orders: opened, handed on, done. */
@Injectable()
export class Klaerfaelle {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly ablage: KlaerfallRepository,
    private readonly beteiligte: Beteiligte,
    private readonly schaeden: Schaeden,
    private readonly post: Klaerfallpost,
  ) {}

  suche(frage: Klaerfallsuche) {
    const wer = { ...leser(), mandanten: gesehen(frage.mandantId) };
    return this.ablage.seite(frage, wer, frage.searchLimit ?? identitaet().rowsInGrid);
  }

  /** How many are open, by order. */
  offene() {
    return this.ablage.offene(leser());
  }

  async zuAuftrag(auftragId: number) {
    await this.auftrag(auftragId);
    return this.ablage.zuAuftrag(auftragId, leser());
  }

  async zustaendige(auftragId: number) {
    const { mandantId } = await this.auftrag(auftragId);
    const alle = await this.bearbeitende(mandantId);
    return alle.map(({ name, intern }) => ({ name, intern }));
  }

  async eroeffne(auftragId: number, roh: Klaerfalleroeffnung, schluessel: string | undefined) {
    const neu = geprueft(roh);
    const anfrage = { ...roh, auftragId };
    const id = await this.idempotenz.einmal('klaerfall', schluessel, anfrage, () =>
      this.db.transaktion(() => this.legeAn(auftragId, neu)),
    );
    return this.eines(id);
  }

  /** @param version the one that was read, or null to change whatever is there */
  async gibWeiter(id: number, roh: Klaerfallweitergabe, version: number | null): Promise<Klaerfall> {
    verlangeKuenftig(roh.faelligTag);
    await this.db.transaktion(async () => {
      const fall = await this.gesperrt(id, version);
      const { mandantId } = await this.auftrag(fall.auftragId);
      const wer = await this.verlangeZustaendigen(mandantId, roh.zustaendig, fall.intern);
      await this.ablage.gibWeiter(id, { ...roh, zustaendigId: wer?.id ?? null });
      const art = fall.erledigt ? 'wiedereroeffnet' : 'weitergegeben';
      await this.schreibe(id, { ...roh, art, zustaendig: wer?.name ?? null, text: roh.text?.trim() || null });
      if (wer && wer.name !== fall.zustaendig) await this.post.gibAn(wer, await this.eines(id));
    });
    return this.eines(id);
  }

  /** @throws Fachfehler 409 where it was done before, or is no longer the one that was read */
  async erledige(id: number, ergebnis: string, version: number | null): Promise<Klaerfall> {
    const text = ergebnis.trim();
    if (!text) throw ungueltig([fehler('feld.pflicht', 'text')]);
    await this.db.transaktion(async () => {
      const fall = await this.gesperrt(id, version);
      if (fall.erledigt) throw konflikt('klaerfall.schonErledigt');
      await this.ablage.erledige(id, leser());
      await this.schreibe(id, { ...fall, art: 'erledigt', text });
      await this.post.meldeErledigt(await this.eines(id));
    });
    return this.eines(id);
  }

  private async legeAn(auftragId: number, neu: Eroeffnung): Promise<number> {
    // So that no two of them are the last that there may be.
    await this.db.sperre(`klaerfall/${auftragId}`);
    const auftrag = await this.auftrag(auftragId);
    if (auftrag.klaerfaelle >= hoechstensKlaerfaelle)
      throw konflikt('klaerfall.zuViele', { max: hoechstensKlaerfaelle });
    const wer = await this.verlangeZustaendigen(auftrag.mandantId, neu.zustaendig, neu.intern);
    const id = await this.ablage.legeAn(auftrag, neu, { ...neu, zustaendigId: wer?.id ?? null });
    await this.schaeden.merke(id, neu, auftrag);
    await this.schreibe(id, { ...neu, art: 'eroeffnet', zustaendig: wer?.name ?? null });
    if (wer) await this.post.gibAn(wer, await this.eines(id));
    return id;
  }

  private schreibe(id: number, schritt: Omit<Klaerfallschritt, 'verfasser' | 'am'>): Promise<void> {
    return this.ablage.schreibe(id, identitaet(), schritt);
  }

  /** @throws Fachfehler 400 where nobody of this name can clear it up */
  private async verlangeZustaendigen(
    mandantId: number,
    name: string | null,
    intern: boolean,
  ): Promise<Beteiligter | undefined> {
    if (!name) return undefined;
    const gemeint = (await this.bearbeitende(mandantId)).find(
      (b) => b.name.toLowerCase() === name.toLowerCase(),
    );
    if (!gemeint) throw ungueltig([fehler('klaerfall.niemand', 'zustaendig', { name })]);
    if (intern && !gemeint.intern) throw ungueltig([fehler('klaerfall.liestNichts', 'zustaendig', { name })]);
    return gemeint;
  }

  private async bearbeitende(mandantId: number): Promise<Beteiligter[]> {
    return (await this.beteiligte.unsafeVon(mandantId)).filter((b) => b.edit);
  }

  private async gesperrt(id: number, version: number | null): Promise<Klaerfall> {
    const fall = await this.ablage.gesperrt(id, leser());
    if (!fall) throw nichtGefunden();
    if (version !== null && version !== fall.version) throw konflikt();
    return fall;
  }

  private async eines(id: number): Promise<Klaerfall> {
    const fall = await this.ablage.nachId(id, leser());
    if (!fall) throw nichtGefunden();
    return fall;
  }

  private async auftrag(id: number) {
    const auftrag = await this.ablage.auftrag(id, leser());
    if (!auftrag) throw nichtGefunden();
    return auftrag;
  }
}

/** A case on its way: for whom it is to read is decided. */
type Eroeffnung = Klaerfalleroeffnung & { intern: boolean };

function geprueft(roh: Klaerfalleroeffnung): Eroeffnung {
  const text = roh.text?.trim() || null;
  if (roh.grund === 'sonstiges' && !text) throw ungueltig([fehler('feld.pflicht', 'text')]);
  verlangeKuenftig(roh.faelligTag);
  verlangeStimmigen(roh);
  const { hauptmandant } = identitaet();
  const intern = roh.intern ?? hauptmandant;
  if (intern && !hauptmandant) throw ungueltig([fehler('klaerfall.internNurHaupt', 'intern')]);
  // Without pictures their list may be missing.
  const schaden = roh.schaden && { ...roh.schaden, bilder: roh.schaden.bilder ?? [] };
  return { ...roh, text, intern, schaden };
}

function verlangeKuenftig(tag: string): void {
  if (tag < heute()) throw ungueltig([fehler('klaerfall.vergangen', 'faelligTag')]);
}
