import type { Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type { Mengenstand } from '../importart.js';

/** The latest of the same set that has been taken over: what comes after it stands on it. */
const letzter = `(SELECT max(j.id) FROM importlauf j WHERE j.art = l.art AND j.zustand IN ('uebernommen', 'zurueckgenommen')
  AND j.land_id IS NOT DISTINCT FROM l.land_id AND j.mandant_id IS NOT DISTINCT FROM l.mandant_id)`;

const gezeigt = `
  SELECT l.id, l.vorher, l.entfallen, l.ersetzen, a.lkz, coalesce(l.vorher IS NOT NULL AND l.id = ${letzter}, false) AS umkehrbar,
    (SELECT j.dateiname FROM importlauf j WHERE j.id = ${letzter}) AS "letzteDatei"
  FROM importlauf l LEFT JOIN land a ON a.id = l.land_id
  WHERE l.id = ANY($1) AND (l.mandant_id IS NULL OR l.mandant_id = ANY($2))`;
const lies = anweisung('mengenstaende.lies', gezeigt).genauer<{ umkehrbar: boolean }>();

const vergleichen = anweisung(
  'mengenstaende.vergleichen',
  'UPDATE importlauf SET vorher = $2, entfallen = $3, grundlage = $4 WHERE id = $1',
);
const setzeLand = anweisung('mengenstaende.setzeLand', 'UPDATE importlauf SET land_id = $2 WHERE id = $1');
const zaehleUebernommene = anweisung(
  'mengenstaende.zaehleUebernommene',
  'UPDATE importlauf SET uebernommen = neu + geaendert WHERE id = $1',
);

/** What of a run is about its whole set. */
export type Mengenbild = Pick<Stammdatenlauf, 'vorher' | 'entfallen' | 'ersetzen' | 'lkz' | 'umkehrbar'> & {
  id: number;
  letzteDatei: string | null;
};

/** How runs stand to the sets that they bring. Whoever asks has made sure that they may see the run. */
@Injectable()
export class Mengenstaende {
  constructor(private readonly db: Datenbank) {}

  async von(ids: readonly number[]): Promise<Map<number, Mengenbild>> {
    const zeilen = await this.db.sql(lies, [ids, identitaet().sichtbareMandanten]);
    return new Map(zeilen.map((z) => [z.id, z]));
  }

  /** @throws Fachfehler 404 */
  async eines(id: number): Promise<Mengenbild> {
    const bild = (await this.von([id])).get(id);
    if (!bild) throw nichtGefunden();
    return bild;
  }

  async vergleicheMit(id: number, { vorher, entfallen, grundlage }: Mengenstand): Promise<void> {
    await this.db.zeilen(vergleichen, [id, vorher, entfallen, grundlage]);
  }

  /** The country whose set it is. */
  async setzeLand(id: number, landId: number): Promise<void> {
    await this.db.zeilen(setzeLand, [id, landId]);
  }

  async zaehleUebernommene(id: number): Promise<void> {
    await this.db.zeilen(zaehleUebernommene, [id]);
  }
}
