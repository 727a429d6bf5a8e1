import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { type Identitaet, mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import type { Faellige } from './anbindungen.repository.js';
import { Annahme } from './annahme.service.js';
import { Quittungen } from './quittungen.service.js';
import { Ruecklaeufer } from './ruecklaeufer.service.js';
import { Statusannahme } from './status/statusannahme.service.js';
import type { Sendung } from './transporte/transport.js';
import { Transporte } from './transporte/transporte.js';
import { Transportfehler } from './transporte/transportfehler.js';

/** Takes what has come over one connection. */
@Injectable()
export class Abholung {
  constructor(
    private readonly annahme: Annahme,
    private readonly status: Statusannahme,
    private readonly quittungen: Quittungen,
    private readonly ruecklaeufer: Ruecklaeufer,
    private readonly transporte: Transporte,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  /** @param haelt whether to stop before the next file @throws Transportfehler where nothing can come */
  async hole(a: Faellige, haelt: () => boolean): Promise<void> {
    await mitKontext(() => this.alles(a, haelt), await this.wer(a));
  }

  /** What goes wrong with one file holds up no other; it is said in the end, and the file tried again. */
  private async alles(a: Faellige, haelt: () => boolean): Promise<void> {
    const fehlschlaege: unknown[] = [];
    const versuche = (arbeit: Promise<void>) =>
      arbeit.catch((grund: unknown) => void fehlschlaege.push(grund));
    await versuche(this.annahme.setzeFort(a));
    for await (const sendung of this.transporte.zu(a.weg).sendungen(a)) {
      await versuche(this.nimm(a, sendung));
      if (haelt()) break;
    }
    await versuche(this.quittungen.stelle(a));
    if (fehlschlaege.length) throw fehlschlaege[0];
  }

  private async nimm(a: Faellige, sendung: Sendung): Promise<void> {
    if (await this.ruecklaeufer.nimm(sendung)) return;
    if (!(await this.status.nimm(a, sendung))) await this.annahme.nimm(a, sendung);
  }

  /** Whoever saved the connection last, as far as they still may. @throws Transportfehler */
  private async wer({ benutzerId, mandantId }: Faellige): Promise<Identitaet> {
    const wer = benutzerId === null ? undefined : await this.identitaeten.unsafeZuBenutzer(benutzerId);
    const darf = wer && hatRecht('auftrag.bearbeiten', wer, wer.konfiguration);
    if (!darf || !wer.sichtbareMandanten.includes(mandantId))
      throw new Transportfehler(fehler('anbindung.niemand'));
    return wer;
  }
}
