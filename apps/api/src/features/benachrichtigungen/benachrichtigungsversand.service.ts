import type { Ereignis } from '@frachtportal/domain/ereignis/ereignis';
import { Injectable, Logger } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sendungsmails } from '../verfolgung/sendungsmails.service.js';
import { Benachrichtigungen, type Faellige } from './benachrichtigungen.repository.js';
import { Benachrichtigungspost } from './benachrichtigungspost.service.js';
import { Neuigkeiten } from './neuigkeiten.service.js';

/** What happens within this time comes in one mail, however soon somebody wants to be told. */
const sammelnMs = 60_000;
const regelnJeLauf = 1000;

/** Sends mails about events by the rules there are: to each recipient one for all that is due. */
@Injectable()
export class Benachrichtigungsversand {
  private readonly log = new Logger('Benachrichtigungen');

  constructor(
    private readonly regeln: Benachrichtigungen,
    private readonly neuigkeiten: Neuigkeiten,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly post: Benachrichtigungspost,
    private readonly sendungsmails: Sendungsmails,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederhole('Benachrichtigungen', sammelnMs, () => this.laufe());
  }

  async laufe(): Promise<void> {
    const faellige = await this.regeln.unsafeFaellige(regelnJeLauf);
    for (const seine of Map.groupBy(faellige, ({ wer }) => wer).values()) {
      const ids = seine.map(({ id }) => id);
      try {
        await this.regeln.transaktion(() => this.benachrichtige(ids));
      } catch (fehler) {
        // Whatever is wrong with one keeps nobody else from being told.
        this.log.error(`Regeln ${ids.join(', ')}: ${String(fehler)}`);
      }
    }
  }

  /** The rules of one recipient: told once, and then they stand behind it. */
  private async benachrichtige(ids: readonly number[]): Promise<void> {
    const regeln = await this.regeln.unsafeNimm(ids);
    const [erste] = regeln;
    if (!erste) return;
    const wer = await this.fuer(erste);
    const jeId = new Map<string, Ereignis>();
    const [kennungen, auftraege] = [new Set<string>(), new Set<number>()];
    for (const regel of regeln) {
      const neues = await this.neuigkeiten.zu(regel, wer);
      for (const ereignis of neues.ereignisse) jeId.set(ereignis.id, ereignis);
      for (const kennung of neues.kennungen) kennungen.add(kennung);
      for (const auftrag of neues.auftraege) auftraege.add(auftrag);
      const zeitzone = wer?.konfiguration.zeitzone ?? 'UTC';
      await this.regeln.unsafeRueckeVor(regel.id, neues.epoche, neues.stelle, zeitzone);
    }
    if (!wer || !kennungen.size) return;
    if (erste.an === 'empfaenger') await this.anVerfolgende(erste, [...auftraege]);
    else await this.post.sende(erste, wer, { ereignisse: [...jeId.values()], anzahl: kennungen.size });
  }

  /** Whoever waits for a shipment gets the link that shows where it is, whatever may be seen there. */
  private async anVerfolgende({ mandanten }: Faellige, auftraege: number[]): Promise<void> {
    const anstehende = await this.regeln.unsafeVerfolgende(auftraege, mandanten);
    for (const [mandantId, seine] of Map.groupBy(anstehende, (a) => a.mandantId)) {
      const wer = await this.identitaeten.unsafeFuerMandant(mandantId);
      if (wer) await this.sendungsmails.stelle(wer, seine);
    }
  }

  private fuer({ benutzerId, mandantId }: Faellige): Promise<Identitaet | undefined> {
    return benutzerId
      ? this.identitaeten.unsafeZuBenutzer(benutzerId)
      : this.identitaeten.unsafeFuerMandant(mandantId);
  }
}
