import type { Dateizeile } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type { Eingangsausgang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Zelle } from '@frachtportal/domain/auftragseingang/zellwerte';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Aenderung, Uebernommenes, Vorgang, Vorgangsbefund } from './importart.js';

/** A message with the column of its line that it is about. */
export type Zeilenmeldung = Meldung & { spalte: number | null };

/** A line with what becomes of it. */
export interface Laufzeile {
  nummer: number;
  vorgang: number;
  zellen: Zelle[];
  ausgang: Eingangsausgang | null;
  meldungen: Zeilenmeldung[];
  uebernommen: boolean;
  auftragId: number | null;
  spedeigennr: string | null;
  adresseId: number | null;
  aenderungen: Aenderung[];
}

/** A thing that an import has made already. */
export interface Vorhandenes {
  schluessel: string;
  auftragId: number;
  spedeigennr: string;
}

const schub = 2000;

const einfuegen = anweisung(
  'laufzeilen.einfuegen',
  `INSERT INTO importzeile (mandant_id, lauf_id, nummer, zellen, vorgang)
  SELECT l.mandant_id, l.id, r.nummer, r.zellen, r.vorgang
  FROM importlauf l, json_to_recordset($2) r(nummer int, zellen json, vorgang int) WHERE l.id = $1`,
);
const leeren = anweisung('laufzeilen.leeren', 'DELETE FROM importzeile WHERE lauf_id = $1');
const alle = anweisung(
  'laufzeilen.alle',
  'SELECT nummer, zellen FROM importzeile WHERE lauf_id = $1 ORDER BY nummer',
).genauer<{ zellen: Zelle[] }>();
const desVorgangs = anweisung(
  'laufzeilen.desVorgangs',
  'SELECT nummer, zellen FROM importzeile WHERE lauf_id = $1 AND vorgang = $2 ORDER BY nummer',
).genauer<{ zellen: Zelle[] }>();
const gruppieren = anweisung(
  'laufzeilen.gruppieren',
  `UPDATE importzeile z SET vorgang = r.vorgang, schluessel = decode(r.schluessel, 'hex'), ausgang = NULL, meldungen = '[]'
  FROM json_to_recordset($2) r(nummer int, vorgang int, schluessel text) WHERE z.lauf_id = $1 AND z.nummer = r.nummer AND NOT z.uebernommen`,
);

const vereinzeln = anweisung(
  'laufzeilen.vereinzeln',
  `UPDATE importzeile SET vorgang = nummer, ausgang = NULL, meldungen = '[]', aenderungen = '[]', referenz = NULL
  WHERE lauf_id = $1 AND NOT uebernommen AND (vorgang <> nummer OR ausgang IS NOT NULL)`,
);

const offene = (bedingung: string, dazu = '') => `
  WITH naechste AS (SELECT DISTINCT vorgang FROM importzeile WHERE lauf_id = $1 AND ${bedingung} ORDER BY vorgang LIMIT $2)
  SELECT z.vorgang, z.nummer, z.zellen, encode(z.schluessel, 'hex') AS schluessel${dazu} FROM importzeile z
  WHERE z.lauf_id = $1 AND z.vorgang = ANY(ARRAY(SELECT vorgang FROM naechste))
  ORDER BY z.vorgang, z.nummer`;
const ungepruefte = anweisung('laufzeilen.ungepruefte', offene('ausgang IS NULL')).genauer<{
  zellen: Zelle[];
  schluessel: string;
}>();
const uebernehmbare = anweisung(
  'laufzeilen.uebernehmbare',
  offene(
    "NOT uebernommen AND (ausgang IN ('neu', 'geaendert') OR $3::boolean AND ausgang = 'doppelt')",
    ', z.meldungen',
  ),
).genauer<{ zellen: Zelle[]; schluessel: string; meldungen: Zeilenmeldung[] }>();

/** Lines of a set that are put in place, after the one of this number. */
const zuStellende = anweisung(
  'laufzeilen.zuStellende',
  `SELECT vorgang, nummer, zellen, encode(schluessel, 'hex') AS schluessel FROM importzeile
  WHERE lauf_id = $1 AND nummer > $3
    AND (ausgang IN ('neu', 'geaendert') OR $4::boolean AND ausgang = 'unveraendert') ORDER BY nummer LIMIT $2`,
).genauer<{ zellen: Zelle[]; schluessel: string }>();

// Rows are also named by their numbers ($3): of a run that has just begun the statistics know nothing.
const befinden = anweisung(
  'laufzeilen.befinden',
  `UPDATE importzeile z SET ausgang = r.ausgang, referenz = r.referenz, aenderungen = r.aenderungen, meldungen = '[]'
  FROM json_to_recordset($2) r(vorgang int, ausgang text, referenz text, aenderungen json)
  WHERE z.lauf_id = $1 AND z.vorgang = ANY($3) AND z.vorgang = r.vorgang`,
);
const melden = anweisung(
  'laufzeilen.melden',
  `UPDATE importzeile z SET meldungen = r.meldungen FROM json_to_recordset($2) r(nummer int, meldungen json)
  WHERE z.lauf_id = $1 AND z.nummer = r.nummer`,
);
const uebernommen = anweisung(
  'laufzeilen.uebernommen',
  `UPDATE importzeile z SET uebernommen = true, auftrag_id = r."auftragId", adresse_id = r."adresseId",
    gegenstand_id = r."gegenstandId", adresse_version = r.version, vorher = r.vorher
  FROM json_to_recordset($2) r(vorgang int, "auftragId" int, "adresseId" int, "gegenstandId" int, version int, vorher json)
  WHERE z.lauf_id = $1 AND z.vorgang = ANY($3) AND z.vorgang = r.vorgang`,
);
const frueheres = anweisung(
  'laufzeilen.frueheres',
  `SELECT referenz, vorgang, min(nummer) AS nummer FROM importzeile
  WHERE lauf_id = $1 AND referenz = ANY($2) GROUP BY referenz, vorgang ORDER BY vorgang DESC`,
).genauer<{ referenz: string; nummer: number }>();
const vorhandenes = anweisung(
  'laufzeilen.vorhandenes',
  `SELECT DISTINCT encode(z.schluessel, 'hex') AS schluessel, z.auftrag_id AS "auftragId", a.spedeigennr
  FROM importzeile z JOIN auftrag a ON a.id = z.auftrag_id
  WHERE z.schluessel = ANY($2) AND a.mandant_id = $1`,
).genauer<{ schluessel: string; auftragId: number }>();

const seite = anweisung(
  'laufzeilen.seite',
  `SELECT z.nummer, z.vorgang, z.zellen, z.ausgang, z.meldungen, z.uebernommen, z.auftrag_id AS "auftragId", a.spedeigennr, z.adresse_id AS "adresseId", z.aenderungen,
    count(*) OVER ()::int AS gesamt
  FROM importzeile z LEFT JOIN auftrag a ON a.id = z.auftrag_id
  WHERE z.lauf_id = $1 AND (NOT $2::boolean OR z.ausgang = 'abgelehnt' AND NOT z.uebernommen) AND ($5::int IS NULL OR z.nummer = $5)
  ORDER BY z.nummer LIMIT $3 OFFSET $4`,
).genauer<
  Omit<Laufzeile, 'nummer' | 'vorgang' | 'uebernommen' | 'spedeigennr'> & {
    gesamt: number;
    spedeigennr: string;
  }
>();
const korrigieren = anweisung(
  'laufzeilen.korrigieren',
  'UPDATE importzeile SET zellen = $3 WHERE lauf_id = $1 AND nummer = $2',
);
const wiederPruefen = anweisung(
  'laufzeilen.wiederPruefen',
  "UPDATE importzeile SET ausgang = NULL, meldungen = '[]', schluessel = $3 WHERE lauf_id = $1 AND vorgang = $2 AND NOT uebernommen",
);
const uebernommene = anweisung(
  'laufzeilen.uebernommene',
  `SELECT DISTINCT ON (vorgang) auftrag_id AS "auftragId", adresse_id AS "adresseId", gegenstand_id AS "gegenstandId", adresse_version AS version, vorher
  FROM importzeile WHERE lauf_id = $1 AND uebernommen ORDER BY vorgang, nummer`,
);
const beispiele = anweisung(
  'laufzeilen.beispiele',
  'SELECT zellen FROM importzeile WHERE lauf_id = $1 ORDER BY nummer LIMIT 20',
).genauer<{ zellen: Zelle[] }>();

/** The lines of runs. Whoever asks has made sure that they may see the run. */
@Injectable()
export class Laufzeilen {
  constructor(private readonly db: Datenbank) {}

  async ersetze(laufId: number, zeilen: Dateizeile[]): Promise<void> {
    await this.db.zeilen(leeren, [laufId]);
    for (let ab = 0; ab < zeilen.length; ab += schub) await this.haenge(laufId, zeilen.slice(ab, ab + schub));
  }

  /** Lines as they are read, so that all of them are never in memory. Answers how many there are. */
  async fuegeAn(laufId: number, strom: AsyncIterable<Dateizeile[]>): Promise<number> {
    let anzahl = 0;
    for await (const zeilen of strom) {
      await this.haenge(laufId, zeilen);
      anzahl += zeilen.length;
    }
    return anzahl;
  }

  private async haenge(laufId: number, zeilen: readonly Dateizeile[]): Promise<void> {
    const werte = zeilen.map((z) => ({ ...z, vorgang: z.nummer }));
    await this.db.zeilen(einfuegen, [laufId, JSON.stringify(werte)]);
  }

  alle(laufId: number): Promise<Dateizeile[]> {
    return this.db.sql(alle, [laufId]);
  }

  desVorgangs(laufId: number, vorgang: number): Promise<Dateizeile[]> {
    return this.db.sql(desVorgangs, [laufId, vorgang]);
  }

  async gruppiere(
    laufId: number,
    zeilen: { nummer: number; vorgang: number; schluessel: string }[],
  ): Promise<void> {
    for (let ab = 0; ab < zeilen.length; ab += schub)
      await this.db.zeilen(gruppieren, [laufId, JSON.stringify(zeilen.slice(ab, ab + schub))]);
  }

  /** Each line becomes a thing of its own. */
  async vereinzle(laufId: number): Promise<void> {
    await this.db.zeilen(vereinzeln, [laufId]);
  }

  async ungepruefte(laufId: number, hoechstens: number): Promise<Vorgang[]> {
    return alsVorgaenge(await this.db.sql(ungepruefte, [laufId, hoechstens]));
  }

  async uebernehmbare(laufId: number, hoechstens: number, doppelte: boolean): Promise<Vorgang[]> {
    return alsVorgaenge(await this.db.sql(uebernehmbare, [laufId, hoechstens, doppelte]));
  }

  async befinde(laufId: number, befunde: Vorgangsbefund[]): Promise<void> {
    const zeilen = befunde.map(({ nummer: vorgang, ausgang, referenz, aenderungen = [] }) => ({
      vorgang,
      ausgang,
      referenz,
      aenderungen,
    }));
    await this.db.zeilen(befinden, [laufId, JSON.stringify(zeilen), befunde.map((b) => b.nummer)]);
    const meldungen = new Map<number, Zeilenmeldung[]>();
    for (const { ort, meldung } of befunde.flatMap((b) => b.meldungen)) {
      const schon = meldungen.get(ort.zeile) ?? [];
      meldungen.set(ort.zeile, [...schon, { ...meldung, spalte: ort.spalte }]);
    }
    if (!meldungen.size) return;
    const jeZeile = [...meldungen].map(([nummer, m]) => ({ nummer, meldungen: m }));
    await this.db.zeilen(melden, [laufId, JSON.stringify(jeZeile)]);
  }

  async zuStellende(
    laufId: number,
    { hoechstens, ab, auchGleiche }: { hoechstens: number; ab: number; auchGleiche: boolean },
  ): Promise<Vorgang[]> {
    return alsVorgaenge(await this.db.sql(zuStellende, [laufId, hoechstens, ab, auchGleiche]));
  }

  async uebernommen(laufId: number, dinge: (Uebernommenes & { vorgang: number })[]): Promise<void> {
    if (!dinge.length) return;
    await this.db.zeilen(uebernommen, [laufId, JSON.stringify(dinge), dinge.map((d) => d.vorgang)]);
  }

  /** Things of this run by their reference, each where it stands first. */
  async frueheres(
    laufId: number,
    referenzen: string[],
  ): Promise<Map<string, { vorgang: number; nummer: number }>> {
    if (!referenzen.length) return new Map();
    const zeilen = await this.db.sql(frueheres, [laufId, referenzen]);
    return new Map(zeilen.map((z) => [z.referenz, { vorgang: z.vorgang, nummer: z.nummer }]));
  }

  /** What imports have made of the same content for this client. */
  async vorhandenes(mandantId: number | null, schluessel: string[]): Promise<Map<string, Vorhandenes>> {
    const werte = schluessel.filter(Boolean).map((s) => Buffer.from(s, 'hex'));
    const zeilen = werte.length ? await this.db.sql(vorhandenes, [mandantId, werte]) : [];
    return new Map(zeilen.map((z) => [z.schluessel, z]));
  }

  async seite(
    laufId: number,
    o: { nurFehler: boolean; hoechstens: number; ab: number; nummer?: number },
  ): Promise<{ zeilen: Laufzeile[]; gesamt: number }> {
    const zeilen = await this.db.sql(seite, [laufId, o.nurFehler, o.hoechstens, o.ab, o.nummer ?? null]);
    return { zeilen, gesamt: zeilen[0]?.gesamt ?? 0 };
  }

  async korrigiere(laufId: number, nummer: number, zellen: Zelle[]): Promise<void> {
    await this.db.zeilen(korrigieren, [laufId, nummer, JSON.stringify(zellen)]);
  }

  async pruefeWieder(laufId: number, vorgang: number, schluessel: string): Promise<void> {
    await this.db.zeilen(wiederPruefen, [laufId, vorgang, Buffer.from(schluessel, 'hex')]);
  }

  /** What was stored, each thing once. */
  uebernommene(laufId: number): Promise<Uebernommenes[]> {
    return this.db.sql(uebernommene, [laufId]);
  }

  /** The first cells of the file, so that a column can be told by what stands in it. */
  async beispiele(laufId: number): Promise<Zelle[][]> {
    return (await this.db.sql(beispiele, [laufId])).map((z) => z.zellen);
  }
}

function alsVorgaenge(
  zeilen: {
    vorgang: number;
    nummer: number;
    zellen: Zelle[];
    schluessel: string;
    meldungen?: Zeilenmeldung[];
  }[],
): Vorgang[] {
  const vorgaenge = new Map<number, Vorgang>();
  for (const { vorgang, nummer, zellen, schluessel, meldungen } of zeilen) {
    const da = vorgaenge.get(vorgang) ?? { nummer: vorgang, zeilen: [], schluessel };
    da.zeilen.push({ nummer, zellen });
    if (meldungen) da.gesagt = [...(da.gesagt ?? []), ...meldungen];
    vorgaenge.set(vorgang, da);
  }
  return [...vorgaenge.values()];
}
