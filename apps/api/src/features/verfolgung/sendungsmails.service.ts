import { istEmail } from '@frachtportal/domain/benutzer/email';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Abbestellungen } from './abbestellungen.service.js';
import { type Anstehende, SendungsmailsRepository } from './sendungsmails.repository.js';
import { Verfolgungslinks } from './verfolgungslinks.service.js';
import { Verfolgungspost } from './verfolgungspost.service.js';

/** What is transferred within this time goes to the same recipient in one mail. */
const sammelnMs = 60_000;
const jeLauf = 1000;

/** Tells recipients that a shipment is on its way, where their client wants that. */
@Injectable()
export class Sendungsmails {
  constructor(
    private readonly ablage: SendungsmailsRepository,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly links: Verfolgungslinks,
    private readonly abbestellungen: Abbestellungen,
    private readonly post: Verfolgungspost,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederhole('Sendungsmails', sammelnMs, () => this.laufe());
  }

  async laufe(): Promise<void> {
    await this.ablage.transaktion(async () => {
      const anstehende = await this.ablage.unsafeHole(jeLauf);
      if (!anstehende.length) return;
      for (const [mandantId, seine] of Map.groupBy(anstehende, (a) => a.mandantId)) {
        const wer = await this.identitaeten.unsafeFuerMandant(mandantId);
        if (wer?.konfiguration.sendungsmail) await this.stelle(wer, seine);
      }
      await this.ablage.unsafeErledigt(anstehende.map((a) => a.auftragId));
    });
  }

  /** One mail to each address, with a link to each order: inside the surrounding transaction. */
  async stelle(
    { mandantId, hauptmandantId }: Pick<Identitaet, 'mandantId' | 'hauptmandantId'>,
    anstehende: Anstehende[],
  ): Promise<void> {
    const einzelne = anstehende.flatMap((a) => adressenIn(a.adressen).map((email) => ({ ...a, email })));
    for (const [email, seine] of Map.groupBy(einzelne, (e) => e.email)) {
      if (await this.abbestellungen.hat(hauptmandantId, email)) continue;
      const sendungen = [];
      for (const { auftragId } of seine) {
        const neu = { mandanten: [mandantId], plzFragen: false, von: 'Sendungsmail' };
        const link = await this.links.neuer(auftragId, neu).catch(ohneLink);
        if (link) sendungen.push({ nummer: link.nummer, link: link.adresse });
      }
      const abmeldung = this.abbestellungen.adresse(hauptmandantId, email);
      if (sendungen.length) await this.post.stelle(email, mandantId, sendungen, abmeldung);
    }
  }
}

/** An order of which too many links hold keeps nobody else from being told. */
function ohneLink(grund: unknown): undefined {
  if (!(grund instanceof Fachfehler)) throw grund;
}

/** Addresses of a field in which several may stand; what is none gets no mail. */
const adressenIn = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(istEmail),
  ),
];
