import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { bereinigt, pruefeAdresse, pruefeUebertragung } from '@frachtportal/domain/adresse/adresse.rules';
import { absenderfelder } from '@frachtportal/domain/auftrag/angebot';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { AdresseLesen, type GeleseneAdresse } from './adresse-lesen.read-model.js';
import { AdresseSchreiben, type GesperrteAdresse } from './adresse-schreiben.repository.js';
import { Laender } from './suche/laender.read-model.js';

/** Creates, changes and removes entries of the address book. */
@Injectable()
export class AdresseSpeichern {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly lesen: AdresseLesen,
    private readonly schreiben: AdresseSchreiben,
    private readonly laender: Laender,
    private readonly sichtbares: Sichtbares,
  ) {}

  /** A new entry of the client that is named, else of the user's own. */
  async anlegen(roh: Adresse, schluessel: string | undefined): Promise<GeleseneAdresse> {
    const mandantId = fuerMandant(roh.mandant?.id);
    const adresse = await this.geprueft(roh);
    const id = await this.idempotenz.einmal('adresse', schluessel, roh, async () => {
      const [neu] = await this.schreiben.anlegen(mandantId, [adresse]);
      return neu as number;
    });
    return this.gelesen(id);
  }

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Adresse, version: number | null): Promise<GeleseneAdresse> {
    await this.db.transaktion(async () => {
      const vorher = await this.gesperrt(id);
      verlangeSelbenMandanten(vorher, roh);
      if (version !== null && version !== vorher.version) throw konflikt();
      const adresse = await this.geprueft(roh, vorher);
      const gesperrt = pruefeUebertragung(vorher.wert, adresse, identitaet().konfiguration);
      if (gesperrt.length) throw new Fachfehler(409, gesperrt);
      await this.pruefeEigene(vorher, adresse);
      await this.schreiben.aendern(vorher.mandantId, [{ id, adresse }]);
    });
    return this.gelesen(id);
  }

  /** Removes an entry; orders keep what they have taken over from it. */
  async loesche(id: number): Promise<void> {
    await this.db.transaktion(async () => {
      const vorher = await this.gesperrt(id);
      if (vorher.wert.inUebertragung) throw konflikt('adresse.loeschenInUebertragung');
      const name = await this.schreiben.mandantMitAdresse(id);
      if (name) throw konflikt('adresse.eigene', { name });
      await this.schreiben.loesche([id], identitaet().sichtbareMandanten);
    });
  }

  /** Where senders are fixed, so are number and name of the client's own address, whatever becomes of its entry. */
  async pruefeEigene({ id, wert }: GesperrteAdresse, adresse: Adresse): Promise<void> {
    if (!identitaet().konfiguration.isAbsenderEditDeny) return;
    const geaendert = absenderfelder.filter((feld) => (wert[feld] || null) !== (adresse[feld] || null));
    if (geaendert.length === 0 || !(await this.schreiben.mandantMitAdresse(id))) return;
    throw ungueltig(geaendert.map((feld) => fehler('auftrag.absenderFest', feld)));
  }

  /** The address with its country found, or a refusal that names what is wrong with it. */
  async geprueft(roh: Adresse, vorher?: GesperrteAdresse): Promise<Adresse> {
    const adresse = bereinigt(roh);
    const { land, meldungen } = (await this.laender.verzeichnis()).von(adresse, vorher?.wert);
    const alle = [...meldungen, ...pruefeAdresse(adresse, land)];
    if (alle.length) throw ungueltig(alle);
    const copyId = await this.sichtbares.herkunft('adresse', adresse.copyId);
    return Object.assign(new Adresse(), adresse, { land: land && { id: land.id }, copyId });
  }

  /** The stored address, locked until the transaction ends. */
  async gesperrt(id: number): Promise<GesperrteAdresse> {
    const vorher = await this.schreiben.sperre(id, identitaet().sichtbareMandanten);
    if (!vorher) throw nichtGefunden();
    return vorher;
  }

  async gelesen(id: number): Promise<GeleseneAdresse> {
    const gelesen = await this.lesen.nachId(id, identitaet().sichtbareMandanten);
    if (!gelesen) throw nichtGefunden();
    return gelesen;
  }
}

/** An address stays with its client. */
export function verlangeSelbenMandanten(vorher: GesperrteAdresse, roh: Adresse): void {
  if (!roh.mandant || verlangeSichtbar(roh.mandant.id) === vorher.mandantId) return;
  throw new Fachfehler(409, [fehler('adresse.mandantFest', 'mandant')]);
}
