import { plusTage } from '@frachtportal/domain/feld/tag';
import { momentAus, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

/** In the order of `datumstypen`, over the columns of `auftragszahl`. */
const tage = ['erfasst', 'beladedatum', 'entladedatum'] as const;

/**
 * How many orders there are of each date of order, from what is kept of each day (migration 0411).
 * @param mandanten the parameter with the clients
 * @param von, bis the parameters with the period, where one is asked for
 */
function zahlenSql(zeitraum: number | null, mandanten: string, von: string, bis: string): string {
  const gefragt = zeitraum === null ? '' : `AND ${tage[zeitraum]} BETWEEN ${von}::date AND ${bis}::date`;
  const aus = (tabelle: string) =>
    `SELECT datum, sum(anzahl) AS anzahl FROM ${tabelle} WHERE mandant_id = ANY(${mandanten}) ${gefragt} GROUP BY datum`;
  return `SELECT datum, sum(anzahl) AS anzahl FROM (${aus('auftragszahl')} UNION ALL ${aus('auftragszahl_bewegung')}) z
    GROUP BY datum HAVING sum(anzahl) > 0`;
}

/**
 * As the beginning of a statement: `zahlen`, how many orders of the clients $1 there are of each date of order, those from
 * $4 to $5 where a period is asked for; and `tage`, the first and the last date of the page of $2 orders after $3, and how
 * many orders stand before the first. However long the period is and whichever page is asked for: only the orders of these
 * days need to be read.
 */
export function tageszahlen(zeitraum: number | null, richtung: string): string {
  return `zahlen AS (${zahlenSql(zeitraum, '$1', '$4', '$5')}),
  folge AS (SELECT datum, anzahl, sum(anzahl) OVER (ORDER BY datum ${richtung}) - anzahl AS davor FROM zahlen),
  tage AS MATERIALIZED (SELECT min(datum) AS von, max(datum) AS bis, min(davor)::int AS davor FROM folge
    WHERE davor < $3::int + $2::int AND davor + anzahl > $3::int)`;
}

// $1 the clients, $2 and $3 the period.
const jeTag = (zeitraum: number | null) =>
  `SELECT datum::text, anzahl::int FROM (${zahlenSql(zeitraum, '$1', '$2', '$3')}) z ORDER BY z.datum`;
const anzahlJeTag = anweisungsform('tageszahlen.anzahlJeTag', jeTag, [null, ...tage.keys()])
  .genauer<{ datum: string; anzahl: number }>()
  .ohneZeilenschutz();

/** Longer periods may hold so many orders that they are not counted one by one. Of a shorter one that is quicker. */
const kurzTage = 31;
export const istLang = (von: string | null, bis: string | null) =>
  !von || !bis || bis > plusTage(von, kurzTage);

/** The days at the beginning of a long list that hold so many orders, whatever is asked of them. */
export interface Anfang {
  groesse: number;
  tage: [string, string];
}

@Injectable()
export class Tageszahlen {
  /** So many orders, whatever is asked of them, are looked through in a moment. Growing. */
  groessen = [8000, 40_000];

  constructor(private readonly db: Datenbank) {}

  /**
   * The days at the beginning of a long list, in which a page is looked for first: what is on many orders is found there, and
   * the rest need not be read. None that hold the whole list.
   */
  async anfaenge(
    { zeitraum, sortierung }: { zeitraum: number | null; sortierung: string },
    [mandanten, , , von, bis]: unknown[],
  ): Promise<Anfang[]> {
    const werte = zeitraum === null ? [mandanten] : [mandanten, von, bis];
    const zahlen = await this.db.sql(anzahlJeTag.fuer(zeitraum), werte);
    const absteigend = sortierung.endsWith('DESC');
    if (absteigend) zahlen.reverse();
    const erster = zahlen[0]?.datum;
    return this.groessen.flatMap((groesse) => {
      let summe = 0;
      const letzter = zahlen.find(({ anzahl }) => {
        summe += anzahl;
        return summe >= groesse;
      })?.datum;
      if (!erster || !letzter || letzter === zahlen.at(-1)?.datum) return [];
      return [{ groesse: summe, tage: absteigend ? [letzter, erster] : [erster, letzter] }];
    });
  }
}

/** Days of capture are kept in one time zone: true where a period begins and ends in another one when it does there. */
export function selbeTage(von: string | null, bis: string | null, zeitzone: string): boolean {
  if (zeitzone === zeitzoneVorgabe) return true;
  return [von, bis && plusTage(bis, 1)].every(
    (tag) => !tag || momentAus(tag, '00:00', zeitzone) === momentAus(tag, '00:00', zeitzoneVorgabe),
  );
}
