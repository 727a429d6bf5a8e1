import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { MandantEntity } from '../../mandanten/mandant.entity.js';
import { AdresseEntity } from '../adresse.entity.js';

const rollen = auftragsrollen.map(({ feld }) => feld);

// Whoever points to the entry that goes, of whatever client, points to the one that stays. Nobody sees more by that.
const auftraege = anweisung(
  'adresse-umziehen.auftraege',
  'UPDATE auftrag_adresse SET adresse_id = $1 WHERE adresse_id = $2',
);
const schluessel = anweisung(
  'adresse-umziehen.schluessel',
  'UPDATE idempotenz SET adresse_id = $1 WHERE adresse_id = $2',
);
const vorlagen = anweisung(
  'adresse-umziehen.vorlagen',
  `UPDATE auftragsvorlage v SET version = v.version + 1, auftrag = v.auftrag || (
    SELECT jsonb_object_agg(r, jsonb_set(v.auftrag->r, '{id}', to_jsonb($1::int)))
    FROM unnest($3::text[]) r WHERE v.auftrag->r->>'id' = $2::text)
  WHERE EXISTS (SELECT 1 FROM unnest($3::text[]) r WHERE v.auftrag->r->>'id' = $2::text)`,
);
const fruehere = anweisung(
  'adresse-umziehen.fruehere',
  'UPDATE adresse_nachfolger SET nachfolger_id = $1 WHERE nachfolger_id = $2',
);
const merken = anweisung(
  'adresse-umziehen.merken',
  'INSERT INTO adresse_nachfolger (id, mandant_id, nachfolger_id) VALUES ($2, $3, $1)',
);

export interface Umzug {
  bleibt: number;
  entfaellt: number;
  mandantId: number;
}

/** Lets everything that points to one entry of the address book point to another. */
@Injectable()
export class AdresseUmziehen {
  constructor(private readonly db: Datenbank) {}

  /** Answers how many addresses on orders and how many templates were changed. */
  async unsafeZieheUm({ bleibt, entfaellt, mandantId }: Umzug) {
    const beide = [bleibt, entfaellt];
    const anOrten = await this.db.zeilen(auftraege, beide);
    const inVorlagen = await this.db.zeilen(vorlagen, [...beide, rollen]);
    await this.db.unsafeAlle(MandantEntity).update({ adresseId: entfaellt }, { adresseId: bleibt });
    await this.db.bestand(AdresseEntity, [mandantId]).aendere({ copyId: entfaellt }, { copyId: bleibt });
    await this.db.zeilen(schluessel, beide);
    await this.db.zeilen(fruehere, beide);
    await this.db.zeilen(merken, [...beide, mandantId]);
    return { auftragsadressen: anOrten, vorlagen: inVorlagen };
  }
}
