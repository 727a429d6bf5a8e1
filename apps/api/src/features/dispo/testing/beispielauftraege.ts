import { readFileSync } from 'node:fs';
import type { Testdatenbank } from '../../../testing/testdatenbank.js';

type Roh = Record<string, unknown>;
type Codes = Record<string, number>;

/** The 400 sample orders as bodies of requests; their trade codes become our ids, as an import does it. */
export async function beispielauftraege(db: Testdatenbank, datei: string): Promise<Roh[]> {
  const codes = {
    verpackung: await kennungen(db, 'kurz_bezeichnung', 'verpackung'),
    lademittel: await kennungen(db, 'kurz_bezeichnung', 'lademittel'),
    unnr: await kennungen(db, 'unnr', 'gefahrgutklasse'),
  };
  const zeilen = readFileSync(datei, 'utf8').trim().split('\n');
  return zeilen.map((zeile) => anfrage(JSON.parse(zeile) as Roh, codes));
}

async function kennungen(db: Testdatenbank, spalte: string, tabelle: string): Promise<Codes> {
  const zeilen = await db.sql<{ code: string; id: number }>(
    `SELECT ${spalte} AS code, min(id) AS id FROM ${tabelle} GROUP BY 1`,
  );
  return Object.fromEntries(zeilen.map((z) => [z.code, z.id]));
}

function anfrage({ erwartet: _, auftragspositionen, ...kopf }: Roh, codes: Record<string, Codes>): Roh {
  const verweis = (liste: string, code: unknown) => (code ? { id: codes[liste]?.[String(code)] } : null);
  const positionen = (auftragspositionen as Roh[]).map(
    ({ erwartet, verpackungCode, lademittelCode, auftragsgefahrgueter, ...p }) => ({
      ...p,
      verpackung: verweis('verpackung', verpackungCode),
      lademittel: verweis('lademittel', lademittelCode),
      auftragsgefahrgueter: (auftragsgefahrgueter as Roh[] | undefined)?.map((g) => ({
        laufendeNummer: g['laufendeNummer'],
        gefahrgutUnnr: verweis('unnr', g['unnr']),
        gefahrgutklasse: verweis('unnr', g['unnr']),
        verpackung: verweis('verpackung', 'KT'),
        anzahl: g['anzahl'],
        bruttoGewicht: g['bruttoGewicht'],
        nettoGewicht: g['nettoGewicht'],
        liter: g['liter'],
      })),
    }),
  );
  return { ...kopf, auftragspositionen: positionen };
}
