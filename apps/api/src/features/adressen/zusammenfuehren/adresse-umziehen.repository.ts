import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { AuftragAdresseEntity } from '../../auftraege/auftrag.entity.js';
import { MandantEntity } from '../../mandanten/mandant.entity.js';
import { AdresseEntity } from '../adresse.entity.js';
import { AdressnachfolgerEntity } from './adressnachfolger.entity.js';

const rollen = auftragsrollen.map(({ feld }) => feld);

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
export interface Umzug {
  bleibt: number;
  entfaellt: number;
  mandantId: number;
}

/**
 * Lets everything that points to one entry of the address book, of whatever client, point to another. Nobody sees more
 * by that.
 */
@Injectable()
export class AdresseUmziehen {
  constructor(private readonly db: Datenbank) {}

  /** Answers how many addresses on orders and how many templates were changed. */
  async unsafeZieheUm({ bleibt, entfaellt, mandantId }: Umzug) {
    const beide = [bleibt, entfaellt];
    const [vorher, nachher] = [{ adresseId: entfaellt }, { adresseId: bleibt }];
    const anOrten = await this.db.unsafeAlle(AuftragAdresseEntity).update(vorher, nachher);
    const inVorlagen = await this.db.zeilen(vorlagen, [...beide, rollen]);
    await this.db.unsafeAlle(MandantEntity).update(vorher, nachher);
    await this.db.bestand(AdresseEntity, [mandantId]).aendere({ copyId: entfaellt }, { copyId: bleibt });
    await this.db.zeilen(schluessel, beide);
    const nachfolger = this.db.unsafeAlle(AdressnachfolgerEntity);
    await nachfolger.update({ nachfolgerId: entfaellt }, { nachfolgerId: bleibt });
    await nachfolger.insert({ id: entfaellt, mandantId, nachfolgerId: bleibt });
    return { auftragsadressen: anOrten.affected ?? 0, vorlagen: inVorlagen };
  }
}
