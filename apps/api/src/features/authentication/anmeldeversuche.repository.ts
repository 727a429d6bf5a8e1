import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AnmeldeversuchEntity } from './anmeldung.entity.js';
import { type Bremsschluessel, grenzeVon, pauseSekunden, rest } from './bremsgrenzen.js';

const lesen = anweisung(
  'anmeldeversuche.lesen',
  `
  SELECT schluessel, fehlversuche, extract(epoch FROM now() - letzter_am)::int AS "sekundenHer",
    greatest(0, ceil(extract(epoch FROM gesperrt_bis - now())))::int AS "gesperrtSekunden"
  FROM anmeldeversuch WHERE schluessel = ANY($1) ORDER BY schluessel FOR UPDATE`,
).genauer<{ sekundenHer: number; gesperrtSekunden: number }>();
/** Counts attempts that failed, by what `bremsgrenzen` names; too many of them lock for a growing pause. */
@Injectable()
export class Anmeldeversuche {
  constructor(private readonly db: Datenbank) {}

  private get versuche() {
    return this.db.gemeinsam(AnmeldeversuchEntity);
  }

  /**
   * Counts an attempt before it is looked at, so that parallel guesses do not slip through.
   * @returns seconds to wait if one of the keys is locked, else 0
   */
  beginne(schluessel: Bremsschluessel[]): Promise<number> {
    return this.db.transaktion(async () => {
      const neue = [...schluessel].sort().map((s) => ({ schluessel: s }));
      await this.versuche.createQueryBuilder().insert().values(neue).orIgnore().execute();
      const staende = await this.db.sql(lesen, [schluessel]);
      const warten = Math.max(0, ...staende.map((s) => s.gesperrtSekunden ?? 0));
      if (warten > 0) return warten;
      for (const s of staende) {
        const grenze = grenzeVon(s.schluessel);
        const fehlversuche = rest(grenze, s.fehlversuche, s.sekundenHer) + 1;
        const gesperrt = gesperrtBis(pauseSekunden(grenze, fehlversuche));
        await this.versuche.update(
          { schluessel: s.schluessel },
          { fehlversuche, letzterAm: () => 'now()', gesperrtBis: gesperrt },
        );
      }
      return 0;
    });
  }

  /** It did not fail: what is one's own is forgotten, what is many people's gets back this attempt and its pause. */
  async gelungen(schluessel: Bremsschluessel[]): Promise<void> {
    const gemeinsame = schluessel.filter((s) => grenzeVon(s).gemeinsam);
    const eigene = schluessel.filter((s) => !grenzeVon(s).gemeinsam);
    await this.versuche.delete({ schluessel: In(eigene) });
    await this.versuche.update(
      { schluessel: In(gemeinsame) },
      { fehlversuche: () => 'greatest(0, fehlversuche - 1)', gesperrtBis: null },
    );
  }

  /** Nothing is held against this account any more, wherever it was tried. */
  async vergissKonto(benutzerId: number, name: string): Promise<void> {
    const getippt = name.toLowerCase();
    await this.versuche
      .createQueryBuilder()
      .delete()
      .where({ schluessel: In([`person:${benutzerId}`, `konto:${getippt}`]) })
      .orWhere('starts_with(schluessel, :paare)', { paare: `paar:${getippt}|` })
      .execute();
  }
}

/** No pause is no moment either: for an attempt that began a little earlier it would lie in the future. */
const gesperrtBis = (sekunden: number) => (sekunden ? () => `now() + interval '${sekunden} seconds'` : null);
