import { fehler } from '@frachtportal/domain/feld/meldung';
import { istCocoHost } from '@frachtportal/domain/konfiguration/coco-hosts';
import { Auftritt, pruefeAuftritt } from '@frachtportal/domain/mandant/auftritt';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { KonfigurationAendern } from '../konfiguration/konfiguration-aendern.service.js';
import { Mandantenauskunft } from '../mandanten/mandantenauskunft.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { AuftrittRepository, auftrittsfelder, type GelesenerAuftritt } from './auftritt.repository.js';
import { logokennung, logomangel } from './logo.js';

/** Keeps how a main client shows itself. */
@Injectable()
export class Auftrittspflege {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: AuftrittRepository,
    private readonly mandanten: Mandantenauskunft,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly konfiguration: KonfigurationAendern,
  ) {}

  /** @throws Fachfehler 404 where there is no such client, 409 where it is no main client */
  async lies(mandantId: number): Promise<GelesenerAuftritt> {
    await this.mandanten.hauptmandant(mandantId);
    return this.ablage.lies(mandantId);
  }

  /** What the body does not name stays. @throws Fachfehler 400 at the field, 403 for another host name, 409 where somebody else has changed it meanwhile */
  async speichere(mandantId: number, roh: Auftritt, version: number | null): Promise<GelesenerAuftritt> {
    const { name } = (await this.mandanten.hauptmandant(mandantId)).wert;
    return this.db.transaktion(async () => {
      const vorher = await this.ablage.gesperrt(mandantId);
      if (version !== null && version !== vorher.version) throw konflikt();
      const neu = bereinigt(vorher.wert, roh);
      // Whoever has the host of all could show all their own login.
      if (neu.host !== vorher.wert.host && !identitaet().betreiber)
        throw new Fachfehler(403, [fehler('mandant.auftritt.hostNurBetreiber', 'host')]);
      await this.pruefe(neu);
      if (neu.host !== vorher.wert.host) await this.zeigeKonfigurator(neu);
      await this.ablage.setze(neu, neu.logo && logokennung(neu.logo), vorher.version + 1);
      const geaendert = auftrittsfelder.filter((feld) => neu[feld] !== vorher.wert[feld]);
      await this.protokoll.schreibe('auftritt.geaendert', { gegenstand: name, einzelheiten: { geaendert } });
      return this.ablage.lies(mandantId);
    });
  }

  /** Under one's own new host name the menu leads to the configurator, as under those it did before. */
  private async zeigeKonfigurator({ host, mandantId }: Auftritt): Promise<void> {
    const { hauptmandantId, konfiguration } = identitaet();
    if (!host || mandantId !== hauptmandantId || istCocoHost(host, konfiguration.cocoHosts)) return;
    const value = [konfiguration.cocoHosts, host].filter(Boolean).join(',');
    await this.konfiguration.setze([{ key: 'client.cocoHosts', value }], 'hauptmandant');
  }

  private async pruefe(neu: Auftritt): Promise<void> {
    const meldungen = pruefeAuftritt(neu);
    const mangel = neu.logo && (await logomangel(neu.logo));
    if (mangel) meldungen.push(fehler(`mandant.auftritt.logo.${mangel}`, 'logo'));
    if (neu.host && (await this.ablage.istHostVergeben(neu.host, neu.mandantId)))
      meldungen.push(fehler('mandant.auftritt.hostVergeben', 'host'));
    if (meldungen.length) throw ungueltig(meldungen);
  }
}

/** What is not named stays, blanks alone are nothing; a host is known in small letters. */
function bereinigt(vorher: Auftritt, roh: Auftritt): Auftritt {
  const neu = Object.assign(new Auftritt(), vorher);
  for (const name of auftrittsfelder) if (roh[name] !== undefined) neu[name] = roh[name]?.trim() || null;
  neu.host = neu.host?.toLowerCase() ?? null;
  return neu;
}
