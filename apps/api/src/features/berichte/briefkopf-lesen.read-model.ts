import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import type { Briefkopf } from './berichtsauftrag.js';

interface Zeile {
  mandantId: number;
  hauptmandantId: number;
  name: string;
  strasse: string;
  ort: string;
  telefon: string | null;
}

const abfrage = anweisung(
  'briefkopf-lesen.abfrage',
  `
  SELECT m.id AS "mandantId", h.id AS "hauptmandantId", h.name, concat_ws(' ', a.strasse, a.hausnummer, a.zusatz) AS strasse,
    concat_ws(' ', concat_ws('-', l.lkz, a.plz), a.ort) AS ort, a.telefon
  FROM mandant m JOIN mandant h ON h.id = coalesce(m.hauptmandant_id, m.id)
  LEFT JOIN adresse a ON a.id = h.adresse_id LEFT JOIN land l ON l.id = a.land_id
  WHERE m.id = ANY($1)`,
).genauer<{ strasse: string; ort: string }>();

/** The letterhead of a client's papers is that of its forwarder, the main client. */
@Injectable()
export class BriefkopfLesen {
  constructor(
    private readonly db: Datenbank,
    private readonly auftritte: Auftritte,
  ) {}

  async jeMandant(mandanten: number[]): Promise<Record<number, Briefkopf>> {
    const zeilen = await this.db.sql(abfrage, [mandanten]);
    const auftritte = await this.auftritte.fuersPapier([...new Set(zeilen.map((z) => z.hauptmandantId))]);
    return Object.fromEntries(
      zeilen.map((z) => [z.mandantId, { ...briefkopf(z), ...auftritte.get(z.hauptmandantId) }]),
    );
  }
}

function briefkopf({ name, strasse, ort, telefon }: Zeile): Briefkopf {
  return { name, telefon, zeilen: [strasse, ort, telefon ? `Tel. ${telefon}` : ''].filter(Boolean) };
}
