import { randomUUID } from 'node:crypto';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import {
  type Geheimniswechsel,
  signaturUeberlappung,
  type Webhook,
  type Webhookausgabe,
  type Webhookzustellung,
} from '@frachtportal/domain/webhook/webhook';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { draussen, istFreigegeben, istZiel } from '../../platform/netz/ziel.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { type Geheimnispaar, neuesGeheimnis, webhookzweck } from './signatur.js';
import { Webhooks } from './webhooks.repository.js';
import { Zustellungen } from './zustellungen.repository.js';

/** The webhooks of the own main client and its clients. */
@Injectable()
export class Webhookpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly webhooks: Webhooks,
    private readonly zustellungen: Zustellungen,
    private readonly geheimnisse: Geheimnisse,
    private readonly protokoll: Aenderungsprotokoll,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  alle(): Promise<Webhook[]> {
    return this.webhooks.alle(identitaet().sichtbareMandanten);
  }

  async anlegen(roh: Webhook): Promise<Webhookausgabe> {
    return this.db.transaktion(async () => {
      const { neu, mandantId } = await this.geprueft(roh, 0);
      const geheimnis = neuesGeheimnis();
      const webhook = gefunden(
        await this.webhooks.lege(neu, mandantId, await this.verschluesselt({ neu: geheimnis, alt: null })),
      );
      return { geheimnis, webhook: await this.vermerkt('webhook.angelegt', webhook) };
    });
  }

  /** @param version the one that was read, or null to overwrite whatever is there @throws Fachfehler 404, 409 */
  async aendern(id: number, roh: Webhook, version: number | null): Promise<Webhook> {
    return this.db.transaktion(async () => {
      await this.sperre(id, version);
      const { neu, mandantId } = await this.geprueft(roh, id);
      return this.vermerkt('webhook.geaendert', gefunden(await this.webhooks.aendere(id, neu, mandantId)));
    });
  }

  /** With it goes what was sent and what waits. @throws Fachfehler 404, 409 */
  async loeschen(id: number, version: number | null): Promise<void> {
    await this.db.transaktion(async () => {
      await this.sperre(id, version);
      const { name } = gefunden(await this.webhooks.einer(id, identitaet().sichtbareMandanten));
      await this.webhooks.loesche(id);
      await this.protokoll.schreibe('webhook.geloescht', { gegenstand: name, einzelheiten: { id } });
    });
  }

  /** A new secret; the one before signs for a while more. @throws Fachfehler 404 */
  async erneuereGeheimnis(id: number, { ueberlappungStunden }: Geheimniswechsel): Promise<Webhookausgabe> {
    return this.db.transaktion(async () => {
      const stand = await this.sperre(id, null);
      const bisher: Geheimnispaar = JSON.parse(
        this.geheimnisse.entschluessele(stand.geheimnis, webhookzweck),
      );
      const geheimnis = neuesGeheimnis();
      const paar = await this.verschluesselt({ neu: geheimnis, alt: bisher.neu });
      const stunden = ueberlappungStunden ?? signaturUeberlappung;
      const webhook = gefunden(await this.webhooks.wechsle(id, paar, stunden));
      return { geheimnis, webhook: await this.vermerkt('webhook.geheimnisErneuert', webhook) };
    });
  }

  /** Something to try the other side with. @throws Fachfehler 404 */
  async teste(id: number): Promise<Webhookzustellung> {
    const { sichtbareMandanten } = identitaet();
    const { mandantId } = gefunden(await this.webhooks.einer(id, sichtbareMandanten));
    const nachricht = randomUUID();
    const data = { id: nachricht, mandantId, auftragId: null, folge: null };
    const inhalt = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data });
    return gefunden(await this.zustellungen.stelle(id, nachricht, inhalt));
  }

  /** @throws Fachfehler 404 */
  async seite(id: number, proSeite: number, seite: number) {
    gefunden(await this.webhooks.einer(id, identitaet().sichtbareMandanten));
    const zeilen = await this.zustellungen.seite(id, proSeite, seite * proSeite);
    return { zeilen, gesamt: await this.zustellungen.zaehle(id) };
  }

  /** @throws Fachfehler 404 */
  async wiederhole(zustellungId: number): Promise<Webhookzustellung> {
    return gefunden(await this.zustellungen.wiederhole(zustellungId, identitaet().sichtbareMandanten));
  }

  private async sperre(id: number, version: number | null) {
    const stand = gefunden(await this.webhooks.sperre(id, identitaet().sichtbareMandanten));
    if (version !== null && version !== stand.version) throw konflikt();
    return stand;
  }

  private verschluesselt(paar: Geheimnispaar): Promise<string> {
    return this.geheimnisse.verschluessele(JSON.stringify(paar), webhookzweck);
  }

  private async geprueft(roh: Webhook, id: number): Promise<{ neu: Webhook; mandantId: number }> {
    const mandantId = fuerMandant(roh.mandantId);
    const neu = { ...roh, name: roh.name.trim(), adresse: roh.adresse.trim() };
    const meldungen = [
      ...(neu.name ? [] : [fehler('feld.pflicht', 'name')]),
      ...(neu.arten.length ? [] : [fehler('webhook.artWaehlen', 'arten')]),
      ...pruefeAdresse(neu.adresse, this.umgebung.WEBHOOK_ERLAUBT),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    await this.db.sperre(`webhook ${mandantId}`);
    if (await this.webhooks.heisstSo(mandantId, neu.name, id))
      throw ungueltig([fehler('webhook.nameVergeben', 'name')]);
    return { neu, mandantId };
  }

  private async vermerkt(art: Protokollart, webhook: Webhook): Promise<Webhook> {
    const { id, name, mandantId, adresse, arten, aktiv } = webhook;
    await this.protokoll.schreibe(art, {
      gegenstand: name,
      einzelheiten: { id, mandantId, adresse, arten, aktiv },
    });
    return webhook;
  }
}

/** Encrypted, unless the operator has named the network; what a name stands for is looked at with each message. */
function pruefeAdresse(adresse: string, erlaubt: readonly string[]) {
  const ziel = URL.canParse(adresse) ? new URL(adresse) : undefined;
  const host = ziel?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const sicher = ziel?.protocol === 'https:' || (ziel?.protocol === 'http:' && istFreigegeben(host, erlaubt));
  if (!ziel || !sicher || ziel.username || ziel.password) return [fehler('webhook.adresse', 'adresse')];
  return istZiel(host, erlaubt, draussen) ? [] : [fehler('webhook.verboten', 'adresse')];
}
