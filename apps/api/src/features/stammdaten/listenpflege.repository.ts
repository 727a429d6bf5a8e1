import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { UmschluesselbareListe } from '@frachtportal/domain/stammdaten/partnercode';
import { type Pflegeeintrag, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { stammdatenlisten } from './stammdaten.entity.js';

type Name = UmschluesselbareListe;

/** Writes the reference lists. The triggers of the tables tell every process what has changed. */
@Injectable()
export class Listenpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** The entries of all and those of the visible clients. */
  async alle(name: Name): Promise<Pflegeeintrag[]> {
    const zeilen = await this.db.sql(alle.fuer(name), [identitaet().sichtbareMandanten]);
    return zeilen.map((z) => z.wert);
  }

  async lege(name: Name, eintrag: Pflegeeintrag): Promise<Pflegeeintrag> {
    if (eintrag.mandantId) verlangeSichtbar(eintrag.mandantId);
    return this.db.transaktion(async () => {
      await this.verlangeFreienCode(name, eintrag.mandantId ?? null, eintrag, 0);
      const neu = await this.db.eine(anlegen.fuer(name), [zeile(name, eintrag), eintrag.mandantId ?? null]);
      const angelegt = await this.eines(name, neu?.id ?? 0);
      await this.protokoll.schreibe('stammdaten.angelegt', {
        gegenstand: name,
        einzelheiten: { ...angelegt },
      });
      return angelegt;
    });
  }

  /**
   * Changes an entry, where it belongs stays.
   * @param version the one that was read; null overwrites whatever is there
   * @throws 404 for one out of sight, 409 where somebody else has changed it
   */
  async aendere(
    name: Name,
    id: number,
    eintrag: Pflegeeintrag,
    version: number | null,
  ): Promise<Pflegeeintrag> {
    return this.db.transaktion(async () => {
      const vorher = await this.eines(name, id);
      if (eintrag.mandantId !== undefined && eintrag.mandantId !== vorher.mandantId)
        throw new Fachfehler(409, [fehler('feld.fest', 'mandantId')]);
      await this.verlangeFreienCode(name, vorher.mandantId, eintrag, id);
      const geaendert = await this.db.zeilen(aendern.fuer(name), [zeile(name, eintrag), id, version]);
      if (!geaendert) throw konflikt();
      const nachher = await this.eines(name, id);
      await this.protokoll.schreibe('stammdaten.geaendert', {
        gegenstand: name,
        einzelheiten: { vorher, nachher },
      });
      return nachher;
    });
  }

  /** Puts the entries into this order. @throws 409 where others are there than those named */
  async ordne(name: Name, ids: number[]): Promise<Pflegeeintrag[]> {
    const { folge } = Object.values(pflegelisten).find((l) => l.liste === name) ?? {};
    if (!folge) throw nichtGefunden();
    return this.db.transaktion(async () => {
      const vorhanden = new Set((await this.alle(name)).map((e) => e.id));
      if (vorhanden.size !== ids.length || ids.some((id) => !vorhanden.has(id))) throw konflikt();
      // An entry that keeps its place keeps its version: whoever is editing it is not disturbed.
      await this.db.zeilen(ordnen.fuer({ name, folge }), [ids]);
      await this.protokoll.schreibe('stammdaten.geordnet', { gegenstand: name, einzelheiten: { ids } });
      return this.alle(name);
    });
  }

  private async eines(name: Name, id: number): Promise<Pflegeeintrag> {
    const werte = [identitaet().sichtbareMandanten, id];
    const gefunden = await this.db.eine(einer.fuer(name), werte);
    if (!gefunden) throw nichtGefunden();
    return gefunden.wert;
  }

  /** Two entries of one list with the same code could not be told apart. */
  private async verlangeFreienCode(
    name: Name,
    mandantId: number | null,
    { kurzBezeichnung }: Pflegeeintrag,
    id: number,
  ): Promise<void> {
    if (!kurzBezeichnung) return;
    const doppelt = await this.db.eine(gleicherCode.fuer(name), [mandantId, kurzBezeichnung, id]);
    if (doppelt)
      throw ungueltig([fehler('stammdaten.codeDoppelt', 'kurzBezeichnung', { code: kurzBezeichnung })]);
  }
}

const sichtbar = '(t.mandant_id IS NULL OR t.mandant_id = ANY($1))';

function lesen(name: Name): string {
  const { klasse, tabelle } = stammdatenlisten[name];
  const felder = `t.mandant_id AS "mandantId", t.version, ${felderSql(klasse as Klasse, 't')}`;
  return `SELECT (SELECT row_to_json(x) FROM (SELECT ${felder}) x) AS wert FROM ${tabelle} t`;
}

const reihenfolge = (name: Name) =>
  name === 'eigentuemer'
    ? 't.name, t.id'
    : name === 'serviceDefinition'
      ? 't.anzeigefolge, t.id'
      : 't.skey, t.id';

function felderVon(name: Name) {
  return schreibspalten(stammdatenlisten[name].klasse as Klasse, ['id']);
}

function spalten(name: Name): { namen: string; satz: string } {
  const namen = felderVon(name).map((s) => s.spalte);
  return { namen: namen.join(', '), satz: stammdatenlisten[name].tabelle };
}

const namen: Name[] = Object.values(pflegelisten).map((l) => l.liste);

const gleicherCode = anweisungsform(
  'listenpflege.gleicherCode',
  (name: Name) =>
    `SELECT 1 AS da FROM ${stammdatenlisten[name].tabelle} WHERE mandant_id IS NOT DISTINCT FROM $1::int
    AND upper(kurz_bezeichnung) = upper($2) AND id <> $3`,
  namen.filter((name) => felder(stammdatenlisten[name].klasse as Klasse).has('kurzBezeichnung')),
);

const einer = anweisungsform(
  'listenpflege.einer',
  (name: Name) => `${lesen(name)} WHERE ${sichtbar} AND t.id = $2`,
  namen,
).genauer<{ wert: Pflegeeintrag }>();

const alle = anweisungsform(
  'listenpflege.alle',
  (name: Name) => `${lesen(name)} WHERE ${sichtbar} ORDER BY ${reihenfolge(name)}`,
  namen,
).genauer<{ wert: Pflegeeintrag }>();

const ordnen = anweisungsform(
  'listenpflege.ordnen',
  ({ name, folge }: { name: Name; folge: string }) =>
    `UPDATE ${stammdatenlisten[name].tabelle} t SET ${folge} = n.platz * 10, version = version + 1
  FROM unnest($1::int[]) WITH ORDINALITY n(id, platz) WHERE t.id = n.id AND t.${folge} <> n.platz * 10`,
  Object.values(pflegelisten).flatMap(({ liste, folge }) => (folge ? [{ name: liste, folge }] : [])),
);

const aendern = anweisungsform(
  'listenpflege.aendern',
  (name: Name) => {
    const { namen, satz } = spalten(name);
    return `UPDATE ${satz} t SET (${namen}) = (SELECT ${namen} FROM json_populate_record(NULL::${satz}, $1)), version = version + 1
    WHERE t.id = $2 AND ($3::int IS NULL OR t.version = $3)`;
  },
  namen,
);

const anlegen = anweisungsform(
  'listenpflege.anlegen',
  (name: Name) => {
    const { namen, satz } = spalten(name);
    return `INSERT INTO ${satz} (mandant_id, ${namen}) SELECT $2::int, ${namen} FROM json_populate_record(NULL::${satz}, $1)
    RETURNING id`;
  },
  namen,
);

/** What is left empty is the column's own default: not locked, at the front. */
function zeile(name: Name, eintrag: object): string {
  const werte = alsZeile(eintrag, felderVon(name));
  for (const feld of ['aw_sperre', 'ggvs', 'is_kostenpfl', 'editable', 'international'])
    if (feld in werte) werte[feld] ??= false;
  for (const feld of ['skey', 'anzeigefolge']) if (feld in werte) werte[feld] ??= 0;
  return JSON.stringify(werte);
}
