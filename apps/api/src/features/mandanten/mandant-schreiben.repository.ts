import { bereinigt } from '@frachtportal/domain/adresse/adresse.rules';
import { adressSuchname, adressSuchtext, matchcode } from '@frachtportal/domain/adresse/matchcode';
import type { Annahmeschluss } from '@frachtportal/domain/kalender/annahmeschluss';
import { Mandantadresse } from '@frachtportal/domain/mandant/mandant';
import { nummernpraefix } from '@frachtportal/domain/mandant/nummernkreis';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { MandantEntity } from './mandant.entity.js';
import { NummernkreisEntity } from './nummernkreis.entity.js';

const spalten = schreibspalten(Mandantadresse, ['lkz']);
const namen = [...spalten.map((s) => s.spalte), 'matchcode', 'suchname', 'suchtext'];
const werte = namen.map((n) => `r.${n}`).join(', ');

const adresseAendern = anweisung(
  'mandant-schreiben.adresseAendern',
  `
  UPDATE adresse a SET (${namen.join(', ')}) = ROW(${werte}), version = a.version + 1, geaendert_am = now()
  FROM json_populate_record(NULL::adresse, $2) r WHERE a.id = (SELECT adresse_id FROM mandant WHERE id = $1)`,
);
const adresseAnlegen = anweisung(
  'mandant-schreiben.adresseAnlegen',
  `
  WITH neu AS (INSERT INTO adresse (mandant_id, ${namen.join(', ')})
    SELECT $1, ${werte} FROM json_populate_record(NULL::adresse, $2) r RETURNING id)
  UPDATE mandant SET adresse_id = neu.id FROM neu WHERE mandant.id = $1`,
);

export interface GesperrterMandant {
  id: number;
  version: number;
  name: string;
  /** Its own id where it is a main client, null where it is free. */
  hauptmandantId: number | null;
}

/** Stores clients and their own addresses. */
@Injectable()
export class MandantSchreiben {
  constructor(private readonly db: Datenbank) {}

  private get mandanten() {
    return this.db.unsafeAlle(MandantEntity);
  }

  async anlegen(name: string): Promise<number> {
    const { identifiers } = await this.mandanten.insert({ name });
    return identifiers[0]?.['id'];
  }

  /** Is there another client of this name? Until the transaction ends nobody else takes it. */
  async unsafeIstNameVergeben(name: string, ausser: number | null): Promise<boolean> {
    await this.db.sperre('mandant.name');
    return this.mandanten.existsBy({ name: gleichGeschrieben(name), id: Not(ausser ?? IsNull()) });
  }

  /** Reads clients of the whole installation for a change; until the transaction ends nobody else changes them. */
  async unsafeSperre(ids: number[]): Promise<GesperrterMandant[]> {
    // In the order of their ids, so that two changes never wait for each other.
    const gesperrte = await this.mandanten.find({
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return gesperrte.map((m) => ({ ...m, hauptmandantId: m.istHauptmandant ? m.id : m.hauptmandantId }));
  }

  unsafeZaehleUntermandanten(id: number): Promise<number> {
    return this.mandanten.countBy({ hauptmandantId: id });
  }

  /** Makes it the sub client of a main client, or free. */
  async ordneZu(id: number, hauptmandantId: number | null): Promise<void> {
    await this.mandanten.update({ id }, { istHauptmandant: false, hauptmandantId });
  }

  async benenne(id: number, name: string): Promise<void> {
    await this.mandanten.update({ id }, { name, version: () => 'version + 1' });
  }

  /** Until when orders are accepted; null where the main client's time shall hold. */
  async setzeAnnahmeschluss(id: number, annahmeschluss: Annahmeschluss | null): Promise<void> {
    await this.mandanten.update({ id }, { annahmeschluss });
  }

  /** Changes the client's own address, or creates it in its address book. */
  async setzeAdresse(mandantId: number, roh: Partial<Mandantadresse>): Promise<void> {
    const adresse = bereinigt(Object.assign(new Mandantadresse(), roh));
    const zeile = JSON.stringify({
      ...alsZeile(adresse, spalten),
      matchcode: matchcode(adresse),
      suchname: adressSuchname(adresse),
      suchtext: adressSuchtext(adresse),
    });
    if (!(await this.db.zeilen(adresseAendern, [mandantId, zeile])))
      await this.db.zeilen(adresseAnlegen, [mandantId, zeile]);
  }

  /**
   * Makes a client a main client; its number range gets the first prefix that is free. One that was a main client
   * before keeps its range: no number is given twice.
   */
  async befoerdere(mandantId: number): Promise<void> {
    await this.mandanten.update({ id: mandantId }, { istHauptmandant: true, hauptmandantId: null });
    const mandant = await this.mandanten.findOneBy({ id: mandantId });
    const kreise = this.db.unsafeAlle(NummernkreisEntity);
    for (const praefix of nummernpraefix(mandant?.name ?? '', mandantId)) {
      const kreis = { mandantId, art: 'auftrag' };
      if (await kreise.existsBy(kreis)) return;
      await kreise
        .createQueryBuilder()
        .insert()
        .values({ ...kreis, praefix })
        .orIgnore()
        .execute();
    }
  }
}
