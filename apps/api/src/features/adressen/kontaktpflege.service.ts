import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseSchreiben, type Kontaktdaten } from './adresse-schreiben.repository.js';

/** What was captured about contacts in an order, for the address book (setting saveKontaktdaten). */
@Injectable()
export class Kontaktpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: AdresseSchreiben,
  ) {}

  /**
   * Stores an order with `speichere` and, where the client wants it, keeps contact and phone of its addresses in the
   * address book too: both or neither. An emptied field takes nothing away.
   */
  async mitAuftrag<T>(auftrag: Auftrag, speichere: () => Promise<T>): Promise<T> {
    const { konfiguration, sichtbareMandanten } = identitaet();
    const kontakte = konfiguration.saveKontaktdaten ? kontaktdaten(auftrag) : [];
    if (kontakte.length === 0) return speichere();
    return this.db.transaktion(async () => {
      const ergebnis = await speichere();
      // Somebody else was faster: nothing is stored.
      if (ergebnis === false) return ergebnis;
      await this.schreiben.uebernimmKontakte(sichtbareMandanten, kontakte, {
        kontakt: konfiguration.isAdresseKontaktEdit,
        telefon: konfiguration.isAdresseTelefonEdit,
      });
      return ergebnis;
    });
  }
}

/** One line an entry of the address book; of the same one in two roles the later role counts. */
function kontaktdaten(auftrag: Auftrag): Kontaktdaten[] {
  const jeId = new Map<number, Kontaktdaten>();
  for (const { feld } of auftragsrollen) {
    const adresse = auftrag[feld];
    const [kontakt, telefon] = [adresse?.kontakt?.trim() || null, adresse?.telefon?.trim() || null];
    if (adresse?.id && (kontakt || telefon)) jeId.set(adresse.id, { id: adresse.id, kontakt, telefon });
  }
  // Always in the same order, so that two orders never wait for each other.
  return [...jeId.values()].toSorted((a, b) => a.id - b.id);
}
