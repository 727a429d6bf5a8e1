import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adressSuchname } from '@frachtportal/domain/adresse/matchcode';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { adresseAlsZeile } from '../suche/adresszeile.read-model.js';
import type { Bestand } from './adresszeilen.js';

type Zeile = Pick<Adresse, 'name' | 'fremdnummer' | 'strasse' | 'hausnummer' | 'plz' | 'ort'>;

const gesucht = {
  nummer: 'a.fremdnummer = ANY($2)',
  name: 'NOT a.unsichtbar AND a.fremdnummer IS NULL AND a.suchname COLLATE "C" = ANY($2)',
};
const lesen = anweisungsform(
  'importabgleich.lesen',
  (nach: keyof typeof gesucht) => `SELECT a.id, a.version, ${adresseAlsZeile} AS wert FROM adresse a
    WHERE a.mandant_id = $1 AND ${gesucht[nach]} ORDER BY a.id FOR UPDATE OF a`,
  ['nummer', 'name'],
).genauer<{ wert: Adresse }>();

/** Which address a row is about: by its number, without one by name, street and town. */
export function kennzeichen(zeile: Zeile): string {
  if (zeile.fremdnummer) return `nr ${zeile.fremdnummer}`;
  const teile = [zeile.name, zeile.strasse, zeile.hausnummer, zeile.plz, zeile.ort];
  return `adr ${teile.map((t) => suchform(t ?? '')).join('|')}`;
}

/** Finds the addresses that rows of an import are about, and locks them. */
@Injectable()
export class ImportAbgleich {
  constructor(private readonly db: Datenbank) {}

  /** The stored addresses by `kennzeichen`; of several with one number the oldest. */
  async finde(mandantId: number, zeilen: Zeile[]): Promise<Map<string, Bestand>> {
    const nummern = zeilen.flatMap((z) => (z.fremdnummer ? [z.fremdnummer] : []));
    // A row of blanks has neither; it is refused later, like every address without a name.
    const suchnamen = zeilen.flatMap((z) => (z.fremdnummer || !z.name ? [] : [adressSuchname(z)]));
    const treffer = [
      ...(nummern.length ? await this.db.frisch(lesen.fuer('nummer'), [mandantId, nummern]) : []),
      ...(suchnamen.length ? await this.db.frisch(lesen.fuer('name'), [mandantId, suchnamen]) : []),
    ];
    // The last entry of a key stays in a map, so the oldest has to come last.
    return new Map(treffer.reverse().map((t) => [kennzeichen(t.wert), t]));
  }
}
