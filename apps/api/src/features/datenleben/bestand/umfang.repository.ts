import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Umfang } from './tabellen.js';

export interface Mandantenumfang extends Umfang {
  id: number;
  name: string;
}

const lies = `
  SELECT m.id, m.name, ARRAY[m.id] || ARRAY(SELECT u.id FROM mandant u WHERE u.hauptmandant_id = m.id ORDER BY u.id) AS kunden,
    m.hauptmandant_id AS haupt
  FROM mandant m WHERE m.id = $1`;

/** A main client stands for its sub clients too. */
@Injectable()
export class UmfangRepository {
  async lies(client: pg.Client, id: number): Promise<Mandantenumfang | undefined> {
    const { rows } = await client.query<Mandantenumfang & { haupt: number | null }>(lies, [id]);
    const [m] = rows;
    if (!m) return undefined;
    return { id: m.id, name: m.name, kunden: m.kunden, rahmen: m.haupt ? [...m.kunden, m.haupt] : m.kunden };
  }
}
