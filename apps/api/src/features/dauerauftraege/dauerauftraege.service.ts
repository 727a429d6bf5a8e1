import {
  type Dauerauftrag,
  type Dauerauftragangaben,
  type Dauerlauf,
  hoechstensDauerauftraege,
  type Vorschaufrage,
  vorschauTermine,
} from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Beteiligte } from '../../platform/tenancy/beteiligte.read-model.js';
import { Vorlagenort } from '../auftragsvorlagen/vorlagenort.service.js';
import { DauerauftragRepository, type Dauerinhalt, type Dauerzeile } from './dauerauftrag.repository.js';
import { Dauertermine } from './dauertermine.service.js';

/** Rules by which orders are made from templates: kept and looked at. What they do: `Dauerlaeufe`. */
@Injectable()
export class Dauerauftraege {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly ablage: DauerauftragRepository,
    private readonly vorlagenort: Vorlagenort,
    private readonly termine: Dauertermine,
    private readonly beteiligte: Beteiligte,
  ) {}

  async alle(): Promise<Dauerauftrag[]> {
    return (await this.ablage.alle(identitaet().sichtbareMandanten)).map(ohneInneres);
  }

  async laeufe(id: number): Promise<Dauerlauf[]> {
    await this.zeile(id);
    return this.ablage.laeufe(id);
  }

  /** The next days of a rule, those included that are left out. */
  async vorschau(frage: Vorschaufrage) {
    const mandantId = frage.vorlageId ? await this.mandantZu(frage.vorlageId) : identitaet().mandantId;
    verlangeTage(frage);
    return { termine: await this.termine.ab(frage, mandantId, heute(), vorschauTermine) };
  }

  /** Who sees the orders of the template's client, and can have a mail. */
  async empfaenger(vorlageId: number) {
    const alle = await this.beteiligte.unsafeVon(await this.mandantZu(vorlageId));
    return alle.filter(({ email }) => email).map(({ name, intern }) => ({ name, intern }));
  }

  async anlegen(roh: Dauerauftragangaben, schluessel: string | undefined): Promise<Dauerauftrag> {
    const id = await this.idempotenz.einmal('dauerauftrag', schluessel, roh, async () => {
      const mandantId = await this.mandantZu(roh.vorlageId);
      const inhalt = await this.geprueft(roh, mandantId);
      const naechster = await this.termine.naechster(inhalt, mandantId, heute());
      return this.db.transaktion(async () => {
        await this.db.sperre(`dauerauftrag/${mandantId}`);
        if ((await this.ablage.alle([mandantId])).length >= hoechstensDauerauftraege)
          throw konflikt('dauerauftrag.zuViele', { max: hoechstensDauerauftraege });
        return this.ablage.legeAn(mandantId, inhalt, naechster);
      });
    });
    return ohneInneres(await this.zeile(id));
  }

  /** @param version the one that was read, or null to change whatever is there */
  async aendern(id: number, roh: Dauerauftragangaben, version: number | null): Promise<Dauerauftrag> {
    await this.db.transaktion(async () => {
      const vorher = gefunden(await this.ablage.gesperrt(id, identitaet().sichtbareMandanten));
      if (version !== null && version !== vorher.version) throw konflikt();
      if ((await this.mandantZu(roh.vorlageId)) !== vorher.mandantId)
        throw ungueltig([fehler('dauerauftrag.anderesMandanten', 'vorlageId')]);
      const inhalt = await this.geprueft(roh, vorher.mandantId);
      const gelaufen = (await this.ablage.laeufe(id)).map((l) => l.tag);
      const naechster = await this.termine.naechster(
        inhalt,
        vorher.mandantId,
        heute(),
        gelaufen.filter((tag) => tag >= heute()),
      );
      await this.ablage.aendere(id, inhalt, naechster);
    });
    return ohneInneres(await this.zeile(id));
  }

  async loeschen(id: number): Promise<void> {
    await this.zeile(id);
    await this.ablage.loesche(id, identitaet().sichtbareMandanten);
  }

  private async geprueft(roh: Dauerauftragangaben, mandantId: number): Promise<Dauerinhalt> {
    const name = roh.name.trim();
    if (!name) throw ungueltig([fehler('feld.pflicht', 'name')]);
    verlangeTage(roh);
    const ich = identitaet();
    const alle = await this.beteiligte.unsafeVon(mandantId);
    const wer = roh.benachrichtigt
      ? alle.find((b) => b.name.toLowerCase() === roh.benachrichtigt?.toLowerCase())
      : undefined;
    if (roh.benachrichtigt && !wer)
      throw ungueltig([fehler('dauerauftrag.niemand', 'benachrichtigt', { name: roh.benachrichtigt })]);
    return { ...roh, name, benachrichtigtId: wer?.id ?? null, benutzerId: ich.benutzerId };
  }

  /** Whose the template is. @throws Fachfehler 400 where there is none */
  private async mandantZu(vorlageId: number | null): Promise<number> {
    const vorlage = await this.vorlagenort.zu(vorlageId, identitaet().sichtbareMandanten);
    if (!vorlage) throw ungueltig([fehler('dauerauftrag.vorlageFehlt', 'vorlageId')]);
    return vorlage.mandantId;
  }

  private async zeile(id: number): Promise<Dauerzeile> {
    return gefunden(await this.ablage.nachId(id, identitaet().sichtbareMandanten));
  }
}

function verlangeTage({ wochentage, von, bis }: Pick<Dauerauftragangaben, 'wochentage' | 'von' | 'bis'>) {
  if (wochentage.length === 0) throw ungueltig([fehler('dauerauftrag.wochentagWaehlen', 'wochentage')]);
  if (bis && bis < von) throw ungueltig([fehler('dauerauftrag.bisVorVon', 'bis')]);
}

function ohneInneres({ mandantId: _, benutzerId: __, ...dauerauftrag }: Dauerzeile): Dauerauftrag {
  return dauerauftrag;
}
