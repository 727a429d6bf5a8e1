import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AnmeldeversuchEntity } from './anmeldung.entity.js';

const erlaubteFehlversuche = 5;
const ersteSperreSekunden = 30;
const hoechsteSperreSekunden = 900;

const lesen = anweisung(
  'anmeldeversuche.lesen',
  `
  SELECT schluessel, CASE WHEN letzter_am < now() - interval '1 hour' THEN 0 ELSE fehlversuche END AS fehlversuche,
    greatest(0, ceil(extract(epoch FROM gesperrt_bis - now())))::int AS "gesperrtSekunden"
  FROM anmeldeversuch WHERE schluessel = ANY($1) ORDER BY schluessel FOR UPDATE`,
).genauer<{ fehlversuche: number; gesperrtSekunden: number }>();
/** Counts failed logins per account and per address; five of them lock for a growing pause. */
@Injectable()
export class Anmeldeversuche {
  constructor(private readonly db: Datenbank) {}

  private get versuche() {
    return this.db.gemeinsam(AnmeldeversuchEntity);
  }

  /**
   * Counts an attempt before it is looked at, so that parallel guesses do not slip through.
   * @returns seconds to wait if the account or the address is locked, else 0
   */
  beginne(schluessel: string[]): Promise<number> {
    return this.db.transaktion(async () => {
      const neue = schluessel.map((s) => ({ schluessel: s }));
      await this.versuche.createQueryBuilder().insert().values(neue).orIgnore().execute();
      const staende = await this.db.sql(lesen, [schluessel]);
      const warten = Math.max(0, ...staende.map((s) => s.gesperrtSekunden ?? 0));
      if (warten > 0) return warten;
      for (const s of staende) {
        const fehlversuche = s.fehlversuche + 1;
        await this.versuche.update(
          { schluessel: s.schluessel },
          { fehlversuche, letzterAm: () => 'now()', gesperrtBis: gesperrtBis(sperre(fehlversuche)) },
        );
      }
      return 0;
    });
  }

  /** After a successful login nothing is held against account and address. */
  async vergiss(schluessel: string[]): Promise<void> {
    await this.versuche.delete({ schluessel: In(schluessel) });
  }
}

/** No pause is no moment either: for an attempt that began a little earlier it would lie in the future. */
const gesperrtBis = (sekunden: number) => (sekunden ? () => `now() + interval '${sekunden} seconds'` : null);

function sperre(fehlversuche: number): number {
  if (fehlversuche < erlaubteFehlversuche) return 0;
  return Math.min(ersteSperreSekunden * 2 ** (fehlversuche - erlaubteFehlversuche), hoechsteSperreSekunden);
}
