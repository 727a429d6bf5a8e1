import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import {
  istFesterAbsender,
  pruefeAbsender,
  pruefeAngebot,
  pruefeGefahrgutmittel,
} from '@frachtportal/domain/auftrag/angebot';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { ohneFelder } from '@frachtportal/domain/auftrag/eingang/felder-leeren';
import { felder } from '@frachtportal/domain/feld/feld';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from '../../adressen/adresse-lesen.read-model.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { listenVon, verweise } from './auftrag-verweise.service.js';

/** The rules of an order that need more than the order: look-up lists and the client's own address. */
@Injectable()
export class AuftragRegeln {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly adressen: AdresseLesen,
  ) {}

  /** @param vorher the stored order: what it has already it may keep */
  async pruefe(auftrag: Auftrag, mandantId: number, vorher: Auftrag | null): Promise<Meldung[]> {
    const { konfiguration, hauptmandantId } = identitaet();
    const mandanten = [mandantId, hauptmandantId];
    const services = await this.stammdaten.liste('serviceDefinition', mandanten);
    const verpackungen = await this.stammdaten.liste('verpackung', mandanten);
    const lademittel = await this.stammdaten.liste('lademittel', mandanten);
    return [
      ...(await this.gesperrte(auftrag, mandanten, vorher)),
      ...pruefeAngebot(auftrag, services, konfiguration, vorher),
      ...pruefeGefahrgutmittel(auftrag, { verpackungen, lademittel }, konfiguration, vorher),
      ...pruefeAbsender(auftrag, await this.eigene(mandantId), vorher),
    ];
  }

  /** What a new order takes from a template: nothing that is locked or not offered. Names the fields left open. */
  async ohneGesperrte(
    auftrag: Auftrag,
    mandantId: number,
  ): Promise<{ auftrag: Auftrag; ausgelassen: string[] }> {
    const { konfiguration, hauptmandantId } = identitaet();
    const mandanten = [mandantId, hauptmandantId];
    const services = await this.stammdaten.liste('serviceDefinition', mandanten);
    const ausgelassen = [
      ...(await this.gesperrte(auftrag, mandanten, null)),
      ...pruefeAngebot(auftrag, services, konfiguration, null),
    ].map((m) => m.field ?? '');
    const entwurf = ohneFelder(auftrag, ausgelassen);
    const eigene = await this.eigene(mandantId);
    if (eigene && !istFesterAbsender(entwurf.absenderAdresse, eigene)) {
      entwurf.absenderAdresse = alsAbsender(eigene);
    }
    return { auftrag: entwurf, ausgelassen };
  }

  /** A locked entry of a list is for orders that have it already. */
  private async gesperrte(auftrag: Auftrag, mandanten: number[], vorher: Auftrag | null): Promise<Meldung[]> {
    const alle = verweise(auftrag);
    const schlageNach = await this.stammdaten.nachschlag(listenVon(alle), mandanten);
    const gesperrte = alle.filter((v) => {
      const eintrag = schlageNach(v.liste, v.id);
      return eintrag && 'awSperre' in eintrag && eintrag.awSperre;
    });
    if (gesperrte.length === 0) return [];
    const hatte = new Set((vorher ? verweise(vorher) : []).map((v) => `${v.liste} ${v.id}`));
    return gesperrte
      .filter((v) => !hatte.has(`${v.liste} ${v.id}`))
      .map((v) => fehler('feld.gesperrt', v.feld));
  }

  /** The own address of a client whose sender is fixed, if it has one. */
  private async eigene(mandantId: number): Promise<Adresse | null> {
    const { konfiguration, sichtbareMandanten } = identitaet();
    if (!konfiguration.isAbsenderEditDeny) return null;
    const eigene = await this.adressen.desMandanten(mandantId, sichtbareMandanten);
    return eigene ? (JSON.parse(eigene.json) as Adresse) : null;
  }
}

/** The own address as an order holds it. */
function alsAbsender(eigene: Adresse): AuftragAdresse {
  const werte: Record<string, unknown> = { ...eigene, typ: adresstypen.versender };
  const namen = [...felder(AuftragAdresse).keys()];
  return Object.assign(new AuftragAdresse(), Object.fromEntries(namen.map((n) => [n, werte[n] ?? null])));
}
