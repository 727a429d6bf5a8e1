import { bereinigt } from '@frachtportal/domain/adresse/adresse.rules';
import { adressSuchname, adressSuchtext, matchcode } from '@frachtportal/domain/adresse/matchcode';
import { Mandantadresse } from '@frachtportal/domain/mandant/mandant';
import { nummernpraefix } from '@frachtportal/domain/mandant/nummernkreis';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';

const spalten = schreibspalten(Mandantadresse, ['lkz']);
const namen = [...spalten.map((s) => s.spalte), 'matchcode', 'suchname', 'suchtext'];
const werte = namen.map((n) => `r.${n}`).join(', ');

const anlegen = 'INSERT INTO mandant (name) VALUES ($1) RETURNING id';
const adresseAendern = `
  UPDATE adresse a SET (${namen.join(', ')}) = ROW(${werte}), version = a.version + 1, geaendert_am = now()
  FROM json_populate_record(NULL::adresse, $2) r WHERE a.id = (SELECT adresse_id FROM mandant WHERE id = $1)`;
const adresseAnlegen = `
  WITH neu AS (INSERT INTO adresse (mandant_id, ${namen.join(', ')})
    SELECT $1, ${werte} FROM json_populate_record(NULL::adresse, $2) r RETURNING id)
  UPDATE mandant SET adresse_id = neu.id FROM neu WHERE mandant.id = $1`;

const befoerdern =
  'UPDATE mandant SET ist_hauptmandant = true, hauptmandant_id = NULL WHERE id = $1 RETURNING name';
// A client that was a main client before keeps its range: no number is given twice.
const nummernkreis = `
  INSERT INTO nummernkreis (mandant_id, art, praefix) SELECT $1, 'auftrag', $2
  WHERE NOT EXISTS (SELECT FROM nummernkreis WHERE mandant_id = $1 AND art = 'auftrag') ON CONFLICT (art, praefix) DO NOTHING`;
const hatNummernkreis = "SELECT 1 FROM nummernkreis WHERE mandant_id = $1 AND art = 'auftrag'";

/** Stores clients and their own addresses. */
@Injectable()
export class MandantSchreiben {
  constructor(private readonly db: Datenbank) {}

  async anlegen(name: string): Promise<number> {
    const zeile = await this.db.eine<{ id: number }>(anlegen, [name]);
    if (!zeile) throw new Error('Der Mandant wurde nicht angelegt');
    return zeile.id;
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

  /** Makes a client a main client; its number range gets the first prefix that is free. */
  async befoerdere(mandantId: number): Promise<void> {
    const zeile = await this.db.eine<{ name: string }>(befoerdern, [mandantId]);
    for (const praefix of nummernpraefix(zeile?.name ?? '', mandantId)) {
      if (await this.db.eine(hatNummernkreis, [mandantId])) return;
      await this.db.zeilen(nummernkreis, [mandantId, praefix]);
    }
  }
}
