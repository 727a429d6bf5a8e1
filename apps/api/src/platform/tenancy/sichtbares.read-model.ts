import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';
import { nichtGefunden } from '../errors/fachfehler.js';
import { identitaet } from './anfrage-kontext.js';

const desMandanten = 'mandant_id = ANY($2)';

/** What a row has to be for the one who asks; the conditions take the visible clients as `$2`. */
const bedingungen = {
  adresse: desMandanten,
  auftrag: desMandanten,
  auftragsvorlage: desMandanten,
  benutzer: desMandanten,
  mandant: 'id = ANY($2)',
  // Countries and towns are everybody's; one that is not there is nobody's.
  land: '$2::int[] IS NOT NULL',
  ort: '$2::int[] IS NOT NULL',
};

export type Sichttabelle = keyof typeof bedingungen;

const davon = anweisungsform(
  'sichtbares.davon',
  (tabelle: Sichttabelle) => `SELECT id FROM ${tabelle} WHERE id = ANY($1) AND ${bedingungen[tabelle]}`,
  ['adresse', 'auftrag', 'auftragsvorlage', 'benutzer', 'mandant', 'land', 'ort'],
);

/** Whether ids that somebody sends are ids of something they may see. */
@Injectable()
export class Sichtbares {
  constructor(private readonly db: Datenbank) {}

  /** @throws Fachfehler 404 when one of them is not there, or is none of one's own */
  async verlange(tabelle: Sichttabelle, ids: readonly number[]): Promise<void> {
    const verschiedene = [...new Set(ids)];
    if ((await this.davon(tabelle, verschiedene)).size < verschiedene.length) throw nichtGefunden();
  }

  /**
   * The id something was made from, or null where it cannot be seen, or no longer: what came of it outlives it, so that
   * it is forgotten and not refused.
   */
  async herkunft(tabelle: Sichttabelle, id: number | null | undefined): Promise<number | null> {
    return id && (await this.davon(tabelle, [id])).has(id) ? id : null;
  }

  private async davon(tabelle: Sichttabelle, ids: number[]): Promise<Set<number>> {
    if (!ids.length) return new Set();
    const zeilen = await this.db.sql(davon.fuer(tabelle), [ids, identitaet().sichtbareMandanten]);
    return new Set(zeilen.map((z) => z.id));
  }
}
