import { Zugangsschluessel } from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';

const name = (spalte: string) => `(SELECT b.name FROM benutzer b WHERE b.id = k.${spalte})`;
const nutzung = (wert: string) => `(SELECT ${wert} FROM zugangsnutzung n WHERE n.schluessel_id = k.id)`;
const spalten = felderSql(Zugangsschluessel, 'k', {
  mandantId: 'k.fuer_mandant_id',
  gueltigBis: 'k.gueltig_bis::text',
  benutzer: `CASE WHEN k.fuer_mandant_id IS NULL THEN ${name('benutzer_id')} END`,
  angelegtVon: name('angelegt_von'),
  zuletztAm: nutzung(zeitpunktSql('n.zuletzt_am')),
  zuletztVon: nutzung('n.zuletzt_von'),
  vorigerBis: `CASE WHEN k.voriger_bis > now() THEN ${zeitpunktSql('k.voriger_bis')} END`,
});
type Genauer = Pick<Zugangsschluessel, 'rechte' | 'angelegtAm'>;

const alle = anweisung(
  'zugangsschluessel.alle',
  `SELECT ${spalten} FROM zugangsschluessel k WHERE k.mandant_id = ANY($1)
  ORDER BY k.widerrufen_am IS NOT NULL, k.name, k.id`,
).genauer<Genauer>();
const anlegen = anweisung(
  'zugangsschluessel.anlegen',
  `INSERT INTO zugangsschluessel AS k (mandant_id, name, fuer_mandant_id, benutzer_id, rechte, gueltig_bis, laeuft_ab_am,
    netze, grenze_je_minute, kennung, hash, angelegt_von)
  VALUES ($1, $2, $3, $4, $5, $6::date, ($6::date + 1)::timestamp AT TIME ZONE $12, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING ${spalten}`,
).genauer<Genauer>();
const erneuern = anweisung(
  'zugangsschluessel.erneuern',
  `UPDATE zugangsschluessel k SET version = version + 1, kennung = $3, hash = $4, voriger_hash = k.hash,
    voriger_bis = now() + make_interval(hours => $5)
  WHERE k.id = $1 AND k.mandant_id = ANY($2) AND k.widerrufen_am IS NULL RETURNING ${spalten}`,
).genauer<Genauer>();
const widerrufen = anweisung(
  'zugangsschluessel.widerrufen',
  `UPDATE zugangsschluessel k SET version = version + 1, widerrufen_am = coalesce(k.widerrufen_am, now()),
    voriger_hash = NULL, voriger_bis = NULL
  WHERE k.id = $1 AND k.mandant_id = ANY($2) RETURNING ${spalten}`,
).genauer<Genauer>();
const benutzer = anweisung(
  'zugangsschluessel.benutzer',
  'SELECT id, mandant_id AS "mandantId" FROM benutzer WHERE lower(name) = lower($1) AND mandant_id = ANY($2)',
);

/** As whom a key works, and who keeps it. */
export interface Schluesseltraeger {
  mandantId: number;
  fuerMandant: number | null;
  benutzerId: number;
}

/** What of a new key is kept. */
export interface Schluesselspur {
  kennung: string;
  hash: Buffer;
}

/** The keys of clients one sees. */
@Injectable()
export class ZugangsschluesselRepository {
  constructor(private readonly db: Datenbank) {}

  alle(mandanten: number[]): Promise<Zugangsschluessel[]> {
    return this.db.sql(alle, [mandanten]);
  }

  /** Undefined where the client has a key of that name. */
  lege(
    k: Zugangsschluessel,
    t: Schluesseltraeger,
    { kennung, hash }: Schluesselspur,
    von: { benutzerId: number; zeitzone: string },
  ): Promise<Zugangsschluessel | undefined> {
    const wer = [t.mandantId, k.name, t.fuerMandant, t.benutzerId];
    const was = [k.rechte, k.gueltigBis, k.netze, k.grenzeJeMinute];
    return this.db.eine(anlegen, [...wer, ...was, kennung, hash, von.benutzerId, von.zeitzone]);
  }

  /** The key there was opens for so many hours more. */
  erneuere(
    id: number,
    mandanten: number[],
    { kennung, hash }: Schluesselspur,
    stunden: number,
  ): Promise<Zugangsschluessel | undefined> {
    return this.db.eine(erneuern, [id, mandanten, kennung, hash, stunden]);
  }

  widerrufe(id: number, mandanten: number[]): Promise<Zugangsschluessel | undefined> {
    return this.db.eine(widerrufen, [id, mandanten]);
  }

  /** A user of one of these clients. */
  benutzer(name: string, mandanten: number[]): Promise<{ id: number; mandantId: number } | undefined> {
    return this.db.eine(benutzer, [name, mandanten]);
  }
}
