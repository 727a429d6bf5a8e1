import { fehler } from '@frachtportal/domain/feld/meldung';
import { erwaehnte } from '@frachtportal/domain/kommentar/erwaehnung';
import { hoechstensKommentare, type Kommentar } from '@frachtportal/domain/kommentar/kommentar';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Beteiligte, type Beteiligter } from '../../platform/tenancy/beteiligte.read-model.js';
import { leser } from '../../platform/tenancy/leser.js';
import { KommentareRepository } from './kommentare.repository.js';
import { Kommentarpost } from './kommentarpost.service.js';

/** What people tell each other about an order: among the main client's users, or with the client. */
@Injectable()
export class Kommentare {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly ablage: KommentareRepository,
    private readonly beteiligte: Beteiligte,
    private readonly post: Kommentarpost,
  ) {}

  async zuAuftrag(auftragId: number) {
    await this.auftrag(auftragId);
    return this.ablage.zuAuftrag(auftragId, leser());
  }

  /** Of how many comments one does not know yet, by order. */
  ungelesene() {
    return this.ablage.ungelesene(leser());
  }

  async ansprechbare(auftragId: number) {
    const { mandantId } = await this.auftrag(auftragId);
    const alle = await this.beteiligte.unsafeVon(mandantId);
    return alle
      .filter(({ id }) => id !== identitaet().benutzerId)
      .map(({ name, intern }) => ({ name, intern }));
  }

  async merkeGelesen(auftragId: number, bis: number): Promise<void> {
    await this.auftrag(auftragId);
    await this.ablage.merkeGelesen(auftragId, bis, leser());
  }

  async schreibe(auftragId: number, roh: Kommentar, schluessel: string | undefined) {
    const neu = geprueft(roh);
    const anfrage = { ...neu, auftragId };
    const id = await this.idempotenz.einmal('kommentar', schluessel, anfrage, () =>
      this.db.transaktion(() => this.legeAn(auftragId, neu)),
    );
    const kommentar = (await this.zuAuftrag(auftragId)).find((k) => k.id === id);
    if (!kommentar) throw nichtGefunden();
    return kommentar;
  }

  private async legeAn(auftragId: number, neu: Inhalt): Promise<number> {
    const ich = identitaet();
    // One after the other, so that what is written later has the higher number: "read up to here" leaves none out.
    await this.db.sperre(`kommentar/${auftragId}`);
    const auftrag = await this.auftrag(auftragId);
    if (auftrag.kommentare >= hoechstensKommentare)
      throw konflikt('kommentar.zuViele', { max: hoechstensKommentare });
    const angesprochene = await this.angesprochene(auftrag.mandantId, neu);
    const ids = angesprochene.map((a) => a.id);
    const id = await this.ablage.legeAn(auftrag, neu, ich, ids);
    for (const an of angesprochene) if (an.id !== ich.benutzerId) await this.post.sende(an, auftrag, neu);
    return id;
  }

  /** @throws Fachfehler 400 where somebody is called who could not read it */
  private async angesprochene(mandantId: number, { text, intern }: Inhalt): Promise<Beteiligter[]> {
    const alle = await this.beteiligte.unsafeVon(mandantId);
    const namen = erwaehnte(
      text,
      alle.map((a) => a.name),
    );
    const gemeint = alle.filter((a) => namen.includes(a.name));
    const blind = gemeint.filter((a) => intern && !a.intern).map((a) => a.name);
    if (blind.length)
      throw ungueltig([fehler('kommentar.erwaehntExterne', 'text', { namen: blind.join(', ') })]);
    return gemeint;
  }

  private async auftrag(id: number) {
    const auftrag = await this.ablage.auftrag(id, identitaet().sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    return auftrag;
  }
}

/** A comment on its way: to whom it is open is decided. */
export interface Inhalt {
  text: string;
  intern: boolean;
}

function geprueft(roh: Kommentar): Inhalt {
  const text = roh.text.trim();
  if (!text) throw ungueltig([fehler('feld.pflicht', 'text')]);
  const { hauptmandant } = identitaet();
  const intern = roh.intern ?? hauptmandant;
  if (intern && !hauptmandant) throw ungueltig([fehler('kommentar.internNurHaupt', 'intern')]);
  return { text, intern };
}
