import type { Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type { Importart, Mengenstand } from '../importart.js';
import { istMenge } from '../laufangaben.read-model.js';

/** Of the runs of the same set the one that was taken over, or back, last. */
const letzter = (
  zustaende: string,
) => `(SELECT j.id FROM importlauf j WHERE j.art = l.art AND j.zustand IN (${zustaende})
  AND j.land_id IS NOT DISTINCT FROM l.land_id AND j.mandant_id IS NOT DISTINCT FROM l.mandant_id
  ORDER BY j.beendet_am DESC NULLS LAST, j.id DESC LIMIT 1)`;
const bewegter = letzter("'uebernommen', 'zurueckgenommen'");
const geltender = letzter("'uebernommen'");

// Where files stand on each other ($3) also the one below what was taken back can be taken back.
const gezeigt = `
  SELECT l.id, l.vorher, l.entfallen, l.ersetzen, a.lkz, l.umschlag -> 'ausgabe' AS ausgabe,
    coalesce(l.vorher IS NOT NULL AND l.id IN (${bewegter}, CASE WHEN $3::boolean THEN ${geltender} END), false) AS umkehrbar,
    (SELECT j.dateiname FROM importlauf j WHERE j.id = CASE WHEN $3 THEN ${geltender} ELSE ${bewegter} END) AS "letzteDatei"
  FROM importlauf l LEFT JOIN land a ON a.id = l.land_id
  WHERE l.id = ANY($1) AND (l.mandant_id IS NULL OR l.mandant_id = ANY($2))`;
const lies = anweisung('mengenstaende.lies', gezeigt).genauer<{
  umkehrbar: boolean;
  ausgabe: Stammdatenlauf['ausgabe'];
}>();

const vergleichen = anweisung(
  'mengenstaende.vergleichen',
  'UPDATE importlauf SET vorher = $2, entfallen = $3, grundlage = $4, umschlag = coalesce($5::json, umschlag) WHERE id = $1',
);
const setzeLand = anweisung('mengenstaende.setzeLand', 'UPDATE importlauf SET land_id = $2 WHERE id = $1');
const zaehleUebernommene = anweisung(
  'mengenstaende.zaehleUebernommene',
  'UPDATE importlauf SET uebernommen = neu + geaendert WHERE id = $1',
);

/** What of a run is about its whole set. */
export type Mengenbild = Pick<
  Stammdatenlauf,
  'vorher' | 'entfallen' | 'ersetzen' | 'lkz' | 'umkehrbar' | 'ausgabe'
> & {
  id: number;
  letzteDatei: string | null;
};

/** How runs stand to the sets that they bring. Whoever asks has made sure that they may see the run. */
@Injectable()
export class Mengenstaende {
  constructor(private readonly db: Datenbank) {}

  async von(art: Importart, ids: readonly number[]): Promise<Map<number, Mengenbild>> {
    const stapel = istMenge(art) && art.stapel === true;
    const zeilen = await this.db.sql(lies, [ids, identitaet().sichtbareMandanten, stapel]);
    return new Map(zeilen.map((z) => [z.id, z]));
  }

  /** @throws Fachfehler 404 */
  async eines(art: Importart, id: number): Promise<Mengenbild> {
    const bild = (await this.von(art, [id])).get(id);
    if (!bild) throw nichtGefunden();
    return bild;
  }

  async vergleicheMit(id: number, stand: Mengenstand): Promise<void> {
    const { vorher, entfallen, grundlage, umschlag } = stand;
    const werte = [vorher, entfallen, grundlage, umschlag ? JSON.stringify(umschlag) : null];
    await this.db.zeilen(vergleichen, [id, ...werte]);
  }

  /** The country whose set it is. */
  async setzeLand(id: number, landId: number): Promise<void> {
    await this.db.zeilen(setzeLand, [id, landId]);
  }

  async zaehleUebernommene(id: number): Promise<void> {
    await this.db.zeilen(zaehleUebernommene, [id]);
  }
}
