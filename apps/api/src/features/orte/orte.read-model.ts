import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';

// Postal codes and names that begin with the text, from two index ranges; names first, short ones before long ones.
const vorschlag = (land: boolean) => `
  SELECT o.id, o.plz, o.ortsname, l.lkz, json_build_object('id', l.id) AS land FROM ort o JOIN land l ON l.id = o.land_id
  WHERE ${land ? 'o.land_id = $3' : '$3::int IS NULL'} AND (o.plz LIKE $1 || '%' OR o.suchname LIKE $1 || '%')
  ORDER BY length(o.ortsname) > 0 AND o.plz LIKE $1 || '%' DESC, l.skey, o.suchname, o.plz LIMIT $2`;
const imLand = vorschlag(true);
const ueberall = vorschlag(false);

export interface Ortszeile {
  id: number;
  plz: string | null;
  ortsname: string;
  lkz: string;
  land: { id: number };
}

@Injectable()
export class Orte {
  constructor(private readonly db: Datenbank) {}

  /** Places whose postal code or name begins with the text. */
  vorschlaege(text: string, hoechstens: number, landId: number | null): Promise<Ortszeile[]> {
    const anfang = suchform(text).replace(/[\\%_]/g, '\\$&');
    if (!anfang) return Promise.resolve([]);
    return this.db.sql<Ortszeile>(landId ? imLand : ueberall, [anfang, hoechstens, landId]);
  }
}
