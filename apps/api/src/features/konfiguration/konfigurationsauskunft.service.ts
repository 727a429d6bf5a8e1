import { geordnet, staende } from '@frachtportal/domain/konfiguration/eigene-werte';
import {
  type Aenderungsfrage,
  type Ebene,
  type Einstellungsstand,
  type Konfigurationsaenderung,
  type Profildatei,
  profilformat,
} from '@frachtportal/domain/konfiguration/einstellung';
import { alsDraht, drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { identitaet, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Einstellungen } from './einstellungen.repository.js';
import { mandantDerEbene } from './konfiguration-aendern.service.js';
import { KonfigurationLesen } from './konfiguration-lesen.read-model.js';

const mitPraefix = (key: string) => drahtPraefix + key;

/** What holds, where it comes from, and how it came to that. */
@Injectable()
export class Konfigurationsauskunft {
  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    private readonly werte: Einstellungen,
    private readonly lesen: KonfigurationLesen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** What holds for the user; before login what the installation says. */
  async geltende(): Promise<Record<string, string>> {
    const wer = vielleichtIdentitaet();
    return alsDraht(wer?.konfiguration ?? (await this.identitaeten.installation()));
  }

  /** All that holds for a main client, or for the installation. */
  unsafeGeltendeFuer(mandantId: number | null): Promise<Record<string, string>> {
    return this.werte.wirksame(mandantId);
  }

  async staende(ebene: Ebene): Promise<Einstellungsstand[]> {
    const { hauptmandantId, betreiber } = identitaet();
    // What holds below one's own level everybody may know who keeps that one; who has changed it is for operators.
    const mandantId = ebene === 'installation' ? null : hauptmandantId;
    const darunter = ebene === 'installation' ? [] : [await this.werte.lies(null)];
    const letzte = mandantId || betreiber ? await this.lesen.zuletzt(mandantId) : [];
    const zuletzt = new Map(letzte.map((z) => [mitPraefix(z.key), z]));
    return staende(await this.werte.lies(mandantId), ...darunter).map((stand) => {
      const { geaendertAm = null, geaendertVon = null } = zuletzt.get(stand.key) ?? {};
      return { ...stand, geaendertAm, geaendertVon };
    });
  }

  async aenderungen(
    ebene: Ebene,
    frage: Aenderungsfrage,
  ): Promise<{ gesamt: number; treffer: Konfigurationsaenderung[] }> {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    const key = frage.key?.replace(/^client\./, '') ?? null;
    const { gesamt, treffer } = await this.lesen.aenderungen(mandantDerEbene(ebene), key, seite);
    return { gesamt, treffer: treffer.map((a) => ({ ...a, key: mitPraefix(a.key) })) };
  }

  /** The own values of a level as a file that another installation can take. */
  async profil(ebene: Ebene): Promise<Profildatei> {
    const eigene = geordnet(await this.werte.lies(mandantDerEbene(ebene)));
    await this.protokoll.schreibe('konfiguration.ausgegeben', { gegenstand: ebene });
    const werte = Object.entries(eigene).map(([key, value]) => ({ key: mitPraefix(key), value }));
    return { format: profilformat, version: 1, werte };
  }
}
