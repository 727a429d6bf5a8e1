import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares, type Sichttabelle } from '../../../platform/tenancy/sichtbares.read-model.js';
import type { Listenname } from '../../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';

/** What the entries of an index are: rows that belong to somebody, those of a reference list, or none at all. */
const eintraege: Record<Indextyp, { tabelle: Sichttabelle } | { liste: Listenname } | null> = {
  adressen: { tabelle: 'adresse' },
  anlieferkennzeichen: { liste: 'anlieferkennzeichen' },
  benutzer: { tabelle: 'benutzer' },
  frankaturen: { liste: 'frankatur' },
  gefahrgutklassen: { liste: 'gefahrgutklasse' },
  konfiguration: null,
  lademittel: { liste: 'lademittel' },
  mandanten: { tabelle: 'mandant' },
  orte: { tabelle: 'ort' },
  services: { liste: 'serviceDefinition' },
  stati: { liste: 'sendungsstatus' },
  terminkennzeichen: { liste: 'terminkennzeichen' },
  verkehrsarten: { liste: 'verkehrsart' },
  verpackungen: { liste: 'verpackung' },
  zustellkennzeichen: { liste: 'zustellkennzeichen' },
};

@Injectable()
export class Indexeintraege {
  constructor(
    private readonly sichtbares: Sichtbares,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** @throws Fachfehler 404 when one of them is no entry that the caller may see */
  async verlange(typ: Indextyp, ids: number[]): Promise<void> {
    const art = eintraege[typ];
    if (art && 'tabelle' in art) return this.sichtbares.verlange(art.tabelle, ids);
    const { sichtbareMandanten, hauptmandantId } = identitaet();
    for (const id of ids) {
      const da =
        art && (await this.stammdaten.eintrag(art.liste, id, [...sichtbareMandanten, hauptmandantId]));
      if (!da) throw nichtGefunden();
    }
  }
}
