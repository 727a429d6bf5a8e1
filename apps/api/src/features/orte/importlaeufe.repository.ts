import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import type { Ortsvergleich } from './ortsimporte.repository.js';

const verschollenNach = '30 seconds';

const lesen = `
  SELECT i.id, l.lkz, i.dateiname, b.name AS benutzer, i.prozent, i.zeilen, i.uebernommen, i.abgelehnt, i.meldung, i.fehler, i.vorher, i.neu, i.entfallen,
    coalesce(i.vorher IS NOT NULL AND i.id = (SELECT max(j.id) FROM importlauf j WHERE j.art = i.art AND j.land_id = i.land_id
      AND j.zustand IN ('fertig', 'zurueckgenommen')), false) AS umkehrbar,
    ${zeitpunktSql('i.begonnen_am')} AS "begonnenAm", ${zeitpunktSql('i.beendet_am')} AS "beendetAm",
    CASE WHEN i.zustand = 'laeuft' AND i.lebenszeichen_am < now() - interval '${verschollenNach}' THEN 'abgebrochen'
      ELSE i.zustand END AS zustand
  FROM importlauf i LEFT JOIN land l ON l.id = i.land_id LEFT JOIN benutzer b ON b.id = i.benutzer_id
  WHERE i.art = $1`;

export interface Fortschritt {
  prozent: number;
  zeilen: number;
  uebernommen: number;
  abgelehnt: number;
}

export interface Ende extends Fortschritt {
  zustand: 'fertig' | 'fehlgeschlagen' | 'geprueft' | 'rueckfrage';
  vergleich: Ortsvergleich | null;
  meldung: string;
  fehler: Importfehler[];
  landId: number | null;
}

const melde = anweisung(
  'importlaeufe.melde',
  `UPDATE importlauf SET prozent = $2, zeilen = $3, uebernommen = $4, abgelehnt = $5, lebenszeichen_am = now()
       WHERE id = $1`,
);

const beende = anweisung(
  'importlaeufe.beende',
  `UPDATE importlauf SET zustand = $2, meldung = $3, fehler = $4, land_id = $5, prozent = $6, zeilen = $7,
         uebernommen = $8, abgelehnt = $9, vorher = $10, neu = $11, entfallen = $12, beendet_am = now() WHERE id = $1`,
);

const umkehrbaresLand = anweisung(
  'importlaeufe.umkehrbaresLand',
  `SELECT i.land_id AS "landId" FROM importlauf i
  WHERE i.id = $1 AND i.vorher IS NOT NULL AND i.id = (SELECT max(j.id) FROM importlauf j
    WHERE j.art = i.art AND j.land_id = i.land_id AND j.zustand IN ('fertig', 'zurueckgenommen'))`,
);
const setzeZustand = anweisung(
  'importlaeufe.setzeZustand',
  'UPDATE importlauf SET zustand = $2 WHERE id = $1',
);

const neueste = anweisung('importlaeufe.neueste', `${lesen} ORDER BY i.id DESC LIMIT 50`).genauer<{
  zustand: Importlauf['zustand'];
  begonnenAm: Importlauf['begonnenAm'];
  fehler: Importlauf['fehler'];
  umkehrbar: boolean;
}>();

const eines = anweisung('importlaeufe.eines', `${lesen} AND i.id = $2`).genauer<{
  zustand: Importlauf['zustand'];
  begonnenAm: Importlauf['begonnenAm'];
  fehler: Importlauf['fehler'];
  umkehrbar: boolean;
}>();

const beginne = anweisung(
  'importlaeufe.beginne',
  'INSERT INTO importlauf (art, dateiname, benutzer_id) VALUES ($1, $2, $3) RETURNING id',
);

/** Keeps the state of imports that go on in the background, beside the transaction that they run in. */
@Injectable()
export class Importlaeufe {
  constructor(private readonly db: Datenbank) {}

  async beginne(art: string, dateiname: string, benutzerId: number): Promise<Importlauf> {
    const neu = await this.db.eine(beginne, [art, dateiname, benutzerId]);
    return (await this.eines(art, neu?.id ?? 0)) as Importlauf;
  }

  /** The country whose places the import has replaced last, so that it can be switched. */
  async umkehrbaresLand(id: number): Promise<number | undefined> {
    return (await this.db.eine(umkehrbaresLand, [id]))?.landId ?? undefined;
  }

  eines(art: string, id: number): Promise<Importlauf | undefined> {
    return this.db.eine(eines, [art, id]);
  }

  neueste(art: string): Promise<Importlauf[]> {
    return this.db.sql(neueste, [art]);
  }

  /** Seen by others at once, though the import itself is not finished. */
  async melde(id: number, f: Fortschritt): Promise<void> {
    await this.db.daneben(melde, [id, f.prozent, f.zeilen, f.uebernommen, f.abgelehnt]);
  }

  async beende(id: number, e: Ende): Promise<void> {
    await this.db.daneben(beende, [
      id,
      e.zustand,
      e.meldung.slice(0, 500),
      JSON.stringify(e.fehler),
      e.landId,
      e.prozent,
      e.zeilen,
      e.uebernommen,
      e.abgelehnt,
      e.vergleich?.vorher ?? null,
      e.vergleich?.neu ?? 0,
      e.vergleich?.entfallen ?? null,
    ]);
  }

  async setzeZustand(id: number, zustand: 'fertig' | 'zurueckgenommen'): Promise<void> {
    await this.db.zeilen(setzeZustand, [id, zustand]);
  }
}
