import type { Klasse } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json-lesen.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { type Listenname, stammdatenlisten } from './stammdaten.entity.js';

/** An entry as it is maintained: whose list it stands in, null for everybody's. */
export interface Pflegeeintrag {
  id: number;
  mandantId: number | null;
  kurzBezeichnung?: string | null;
}

/** Writes the reference lists. The triggers of the tables tell every process what has changed. */
@Injectable()
export class Listenpflege {
  constructor(private readonly db: Datenbank) {}

  /** The entries of all and those of the visible clients. */
  async alle<T>(name: Listenname): Promise<T[]> {
    const { tabelle } = stammdatenlisten[name];
    const sql = `${lesen(name)} WHERE ${sichtbar} ORDER BY ${reihenfolge(tabelle)}`;
    const zeilen = await this.db.sql<{ wert: T }>(sql, [identitaet().sichtbareMandanten]);
    return zeilen.map((z) => z.wert);
  }

  async lege<T extends Pflegeeintrag>(name: Listenname, eintrag: T): Promise<T> {
    if (eintrag.mandantId) verlangeSichtbar(eintrag.mandantId);
    return this.db.transaktion(async () => {
      await this.verlangeFreienCode(name, eintrag.mandantId ?? null, eintrag, 0);
      const { namen, satz } = spalten(name);
      const neu = await this.db.eine<{ id: number }>(
        `INSERT INTO ${satz} (mandant_id, ${namen}) SELECT $2::int, ${namen}
         FROM json_populate_record(NULL::${satz}, $1) RETURNING id`,
        [zeile(name, eintrag), eintrag.mandantId ?? null],
      );
      return this.eines<T>(name, neu?.id ?? 0);
    });
  }

  /** Changes an entry, where it belongs stays. @throws 404 for one out of sight */
  async aendere<T extends Pflegeeintrag>(name: Listenname, id: number, eintrag: T): Promise<T> {
    return this.db.transaktion(async () => {
      const { mandantId } = await this.eines<T>(name, id);
      await this.verlangeFreienCode(name, mandantId, eintrag, id);
      const { namen, satz } = spalten(name);
      await this.db.zeilen(
        `UPDATE ${satz} t SET (${namen}) = (SELECT ${namen} FROM json_populate_record(NULL::${satz}, $1))
         WHERE t.id = $2`,
        [zeile(name, eintrag), id],
      );
      return this.eines<T>(name, id);
    });
  }

  private async eines<T>(name: Listenname, id: number): Promise<T> {
    const werte = [identitaet().sichtbareMandanten, id];
    const gefunden = await this.db.eine<{ wert: T }>(`${lesen(name)} WHERE ${sichtbar} AND t.id = $2`, werte);
    if (!gefunden) throw nichtGefunden();
    return gefunden.wert;
  }

  /** Two entries of one list with the same code could not be told apart. */
  private async verlangeFreienCode(
    name: Listenname,
    mandantId: number | null,
    { kurzBezeichnung }: Pflegeeintrag,
    id: number,
  ): Promise<void> {
    if (!kurzBezeichnung) return;
    const { tabelle } = stammdatenlisten[name];
    const doppelt = await this.db.eine(
      `SELECT 1 FROM ${tabelle} WHERE mandant_id IS NOT DISTINCT FROM $1::int
        AND upper(kurz_bezeichnung) = upper($2) AND id <> $3`,
      [mandantId, kurzBezeichnung, id],
    );
    if (doppelt)
      throw ungueltig([fehler('stammdaten.codeDoppelt', 'kurzBezeichnung', { code: kurzBezeichnung })]);
  }
}

const sichtbar = '(t.mandant_id IS NULL OR t.mandant_id = ANY($1))';

function lesen(name: Listenname): string {
  const { klasse, tabelle } = stammdatenlisten[name];
  const felder = `t.mandant_id AS "mandantId", ${felderSql(klasse as Klasse, 't')}`;
  return `SELECT (SELECT row_to_json(x) FROM (SELECT ${felder}) x) AS wert FROM ${tabelle} t`;
}

const reihenfolge = (tabelle: string) =>
  tabelle === 'eigentuemer' ? 't.name' : tabelle === 'service_definition' ? 't.anzeigefolge' : 't.skey, t.id';

function felderVon(name: Listenname) {
  return schreibspalten(stammdatenlisten[name].klasse as Klasse, ['id']);
}

function spalten(name: Listenname): { namen: string; satz: string } {
  const namen = felderVon(name).map((s) => s.spalte);
  return { namen: namen.join(', '), satz: stammdatenlisten[name].tabelle };
}

/** What is left empty is the column's own default: not locked, at the front. */
function zeile(name: Listenname, eintrag: object): string {
  const werte = alsZeile(eintrag, felderVon(name));
  for (const feld of ['aw_sperre', 'ggvs', 'is_kostenpfl', 'editable', 'international'])
    if (feld in werte) werte[feld] ??= false;
  for (const feld of ['skey', 'anzeigefolge']) if (feld in werte) werte[feld] ??= 0;
  return JSON.stringify(werte);
}
