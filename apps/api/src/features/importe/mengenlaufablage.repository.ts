import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const verschollenNach = '30 seconds';

/** The latest that counts of a country's places, or of a client's areas. */
const letzter = `(SELECT max(j.id) FROM importlauf j WHERE j.art = i.art AND j.zustand IN ('fertig', 'zurueckgenommen')
  AND j.land_id IS NOT DISTINCT FROM i.land_id AND j.mandant_id IS NOT DISTINCT FROM i.mandant_id)`;

const lesen = `
  SELECT i.id, l.lkz, i.dateiname, b.name AS benutzer, i.prozent, i.zeilen, i.uebernommen, i.abgelehnt, i.meldung, i.fehler, i.vorher, i.neu, i.entfallen,
    coalesce(i.vorher IS NOT NULL AND i.id = ${letzter}, false) AS umkehrbar,
    ${zeitpunktSql('i.begonnen_am')} AS "begonnenAm", ${zeitpunktSql('i.beendet_am')} AS "beendetAm",
    CASE WHEN i.zustand = 'laeuft' AND i.lebenszeichen_am < now() - interval '${verschollenNach}' THEN 'abgebrochen'
      ELSE i.zustand END AS zustand
  FROM importlauf i LEFT JOIN land l ON l.id = i.land_id LEFT JOIN benutzer b ON b.id = i.benutzer_id
  WHERE i.art = $1 AND (i.mandant_id IS NULL OR i.mandant_id = ANY($2))`;

/** What a file makes of a set. */
export interface Mengenvergleich {
  vorher: number;
  neu: number;
  entfallen: number;
}

export interface Fortschritt {
  prozent: number;
  zeilen: number;
  uebernommen: number;
  abgelehnt: number;
}

export interface Ende extends Fortschritt {
  zustand: 'fertig' | 'fehlgeschlagen' | 'geprueft' | 'rueckfrage';
  vergleich: Mengenvergleich | null;
  meldung: string;
  fehler: Importfehler[];
  landId: number | null;
}

const melde = anweisung(
  'mengenlaeufe.melde',
  `UPDATE importlauf SET prozent = $2, zeilen = $3, uebernommen = $4, abgelehnt = $5, lebenszeichen_am = now()
       WHERE id = $1`,
);

const beende = anweisung(
  'mengenlaeufe.beende',
  `UPDATE importlauf SET zustand = $2, meldung = $3, fehler = $4, land_id = $5, prozent = $6, zeilen = $7,
         uebernommen = $8, abgelehnt = $9, vorher = $10, neu = $11, entfallen = $12, beendet_am = now() WHERE id = $1`,
);

const umkehrbares = anweisung(
  'mengenlaeufe.umkehrbares',
  `SELECT i.land_id AS "landId", i.mandant_id AS "mandantId", i.zustand = 'fertig' AS gilt FROM importlauf i
  WHERE i.art = $1 AND i.id = $2 AND i.vorher IS NOT NULL AND i.id = ${letzter}
    AND (i.mandant_id IS NULL OR i.mandant_id = ANY($3))`,
).genauer<{ landId: number | null; mandantId: number | null; gilt: boolean }>();

const merke = anweisung(
  'mengenlaeufe.merke',
  `INSERT INTO importlauf (art, mandant_id, benutzer_id, dateiname, zustand, prozent, zeilen, uebernommen, abgelehnt, fehler,
    vorher, neu, entfallen, meldung, beendet_am)
  VALUES ($1, $2, $3, $4, 'fertig', 100, $5, $6, $7, $8, $9, $10, $11, $12, now())`,
);
const setzeZustand = anweisung(
  'mengenlaeufe.setzeZustand',
  'UPDATE importlauf SET zustand = $2 WHERE id = $1',
);

const neueste = anweisung('mengenlaeufe.neueste', `${lesen} ORDER BY i.id DESC LIMIT 50`).genauer<{
  zustand: Importlauf['zustand'];
  begonnenAm: Importlauf['begonnenAm'];
  fehler: Importlauf['fehler'];
  umkehrbar: boolean;
}>();

const eines = anweisung('mengenlaeufe.eines', `${lesen} AND i.id = $3`).genauer<{
  zustand: Importlauf['zustand'];
  begonnenAm: Importlauf['begonnenAm'];
  fehler: Importlauf['fehler'];
  umkehrbar: boolean;
}>();

const beginne = anweisung(
  'mengenlaeufe.beginne',
  'INSERT INTO importlauf (art, dateiname, benutzer_id) VALUES ($1, $2, $3) RETURNING id',
);

/** Imports of whole sets: those that go on in the background are kept beside the transaction that they run in. */
@Injectable()
export class Mengenlaufablage {
  constructor(private readonly db: Datenbank) {}

  async beginne(art: string, dateiname: string, benutzerId: number): Promise<Importlauf> {
    const neu = await this.db.eine(beginne, [art, dateiname, benutzerId]);
    return (await this.eines(art, neu?.id ?? 0)) as Importlauf;
  }

  /** Whose set the import has replaced last, so that it can be switched, and whether it counts now. */
  async umkehrbares(art: string, id: number) {
    return this.db.eine(umkehrbares, [art, id, identitaet().sichtbareMandanten]);
  }

  /** A set of a client that was taken over at once. */
  async merke(
    art: string,
    mandantId: number,
    dateiname: string,
    e: Omit<Ende, 'zustand' | 'prozent' | 'landId'>,
  ) {
    await this.db.zeilen(merke, [
      ...[art, mandantId, identitaet().benutzerId, dateiname, e.zeilen, e.uebernommen, e.abgelehnt],
      ...[JSON.stringify(e.fehler), e.vergleich?.vorher, e.vergleich?.neu, e.vergleich?.entfallen, e.meldung],
    ]);
  }

  eines(art: string, id: number): Promise<Importlauf | undefined> {
    return this.db.eine(eines, [art, identitaet().sichtbareMandanten, id]);
  }

  neueste(art: string): Promise<Importlauf[]> {
    return this.db.sql(neueste, [art, identitaet().sichtbareMandanten]);
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
