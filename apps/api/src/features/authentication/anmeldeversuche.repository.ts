import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const erlaubteFehlversuche = 5;
const ersteSperreSekunden = 30;
const hoechsteSperreSekunden = 900;

const anlegen = anweisung(
  'anmeldeversuche.anlegen',
  'INSERT INTO anmeldeversuch (schluessel) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
);
const lesen = anweisung(
  'anmeldeversuche.lesen',
  `
  SELECT schluessel, CASE WHEN letzter_am < now() - interval '1 hour' THEN 0 ELSE fehlversuche END AS fehlversuche,
    greatest(0, ceil(extract(epoch FROM gesperrt_bis - now())))::int AS "gesperrtSekunden"
  FROM anmeldeversuch WHERE schluessel = ANY($1) ORDER BY schluessel FOR UPDATE`,
).genauer<{ fehlversuche: number; gesperrtSekunden: number }>();
// No pause is no moment either: for an attempt that began a little earlier it would lie in the future.
const zaehlen = anweisung(
  'anmeldeversuche.zaehlen',
  `
  UPDATE anmeldeversuch SET fehlversuche = $2, letzter_am = now(),
    gesperrt_bis = CASE WHEN $3::int > 0 THEN now() + make_interval(secs => $3::int) END
  WHERE schluessel = $1`,
);

const vergiss = anweisung('anmeldeversuche.vergiss', 'DELETE FROM anmeldeversuch WHERE schluessel = ANY($1)');

/** Counts failed logins per account and per address; five of them lock for a growing pause. */
@Injectable()
export class Anmeldeversuche {
  constructor(private readonly db: Datenbank) {}

  /**
   * Counts an attempt before it is looked at, so that parallel guesses do not slip through.
   * @returns seconds to wait if the account or the address is locked, else 0
   */
  beginne(schluessel: string[]): Promise<number> {
    return this.db.transaktion(async () => {
      await this.db.sql(anlegen, [schluessel]);
      const staende = await this.db.sql(lesen, [schluessel]);
      const warten = Math.max(0, ...staende.map((s) => s.gesperrtSekunden ?? 0));
      if (warten > 0) return warten;
      for (const s of staende) {
        const anzahl = s.fehlversuche + 1;
        await this.db.zeilen(zaehlen, [s.schluessel, anzahl, sperre(anzahl)]);
      }
      return 0;
    });
  }

  /** After a successful login nothing is held against account and address. */
  async vergiss(schluessel: string[]): Promise<void> {
    await this.db.zeilen(vergiss, [schluessel]);
  }
}

function sperre(fehlversuche: number): number {
  if (fehlversuche < erlaubteFehlversuche) return 0;
  return Math.min(ersteSperreSekunden * 2 ** (fehlversuche - erlaubteFehlversuche), hoechsteSperreSekunden);
}
