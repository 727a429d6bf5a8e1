import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import type { Importart, Vorgang, Vorgangsbefund } from './importart.js';
import { Importplaetze } from './importplaetze.service.js';
import { Laeufe, type Laufstand } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Pruefung } from './pruefung.service.js';
import { schubweise } from './schubweise.js';

/** Is told how many things are done; what it throws ends the work. */
export type Fortschritt = (getan: number) => void;

/**
 * Stores what a run would store. Each portion and what its lines say of it are one transaction, or all of them are:
 * whoever is killed in between leaves nothing half, and the same call again goes on where it was.
 */
@Injectable()
export class Uebernahme {
  constructor(
    private readonly db: Datenbank,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly pruefung: Pruefung,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly plaetze: Importplaetze,
  ) {}

  /** @param doppelte also what is there already under its reference @throws Fachfehler 400, 409 */
  async uebernimm(
    art: Importart,
    id: number,
    doppelte: boolean,
    melde: Fortschritt = () => undefined,
  ): Promise<Dateilauf> {
    let getan = 0;
    const weiter = async () => {
      const anzahl = await this.schub(art, id);
      getan += anzahl;
      if (anzahl) melde(getan);
      // Not waited for: where no connection is free for it, nobody's import stands still.
      if (anzahl && art.alsGanzes) void this.laeufe.melde(id).catch(() => undefined);
      return anzahl > 0;
    };
    if (art.alsGanzes) {
      await this.plaetze.anDerReihe(() =>
        this.db.transaktion(async () => {
          await this.beginne(art, id, doppelte);
          let mehr = true;
          while (mehr) mehr = await weiter();
        }),
      );
    } else {
      await this.db.transaktion(() => this.beginne(art, id, doppelte));
      await schubweise(
        (mehr) => this.plaetze.anDerReihe(weiter, mehr),
        () => this.laeufe.zaehle(id),
      );
    }
    return this.laeufe.eines(art.art, id);
  }

  /**
   * Checks and stores at once, in one transaction, what a run has been given that nobody wants to look at first.
   * @throws what `melde` throws; then nothing is stored
   */
  async uebernimmUngeprueft(art: Importart, id: number, melde: Fortschritt): Promise<Dateilauf> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      await art.sperre(lauf);
      let vorgaenge = await this.zeilen.ungepruefte(id, art.schub.uebernahme);
      for (let getan = 0; vorgaenge.length > 0; ) {
        await this.alle(art, lauf, vorgaenge);
        getan += vorgaenge.length;
        melde(getan);
        vorgaenge = await this.zeilen.ungepruefte(id, art.schub.uebernahme);
      }
      await this.schliesseAb(art, id);
    });
    return this.laeufe.eines(art.art, id);
  }

  /** Puts back what was there before, all or nothing. @throws Fachfehler 409 with what stands against it */
  async nimmZurueck(art: Importart, id: number): Promise<Dateilauf> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      const { uebernommen } = await this.laeufe.eines(art.art, id);
      const moeglich: Laufstand['zustand'][] = ['uebernahme', 'uebernommen', 'pruefung', 'geprueft'];
      if (!moeglich.includes(lauf.zustand) || (!uebernommen && lauf.zustand !== 'uebernahme'))
        throw konflikt('auftragseingang.zustand');
      const dinge = await this.zeilen.uebernommene(id);
      if (!art.nimmZurueck) throw konflikt('auftragseingang.zustand');
      await art.nimmZurueck(dinge);
      await this.laeufe.setze(id, 'zurueckgenommen');
      await this.protokolliere(art.ereignisse.zurueckgenommen, art, id, dinge.length);
    });
    return this.laeufe.eines(art.art, id);
  }

  private async beginne(art: Importart, id: number, doppelte: boolean): Promise<void> {
    const lauf = await this.laeufe.gesperrt(art.art, id);
    if (lauf.zustand === 'uebernahme') return;
    if (lauf.zustand !== 'geprueft') throw konflikt('auftragseingang.zustand');
    if (!(await this.zeilen.uebernehmbare(id, 1, doppelte)).length)
      throw ungueltig([fehler('auftragseingang.nichtsZuUebernehmen')]);
    await this.laeufe.beginneUebernahme(id, doppelte);
  }

  /** How many things there were to do. */
  private schub(art: Importart, id: number): Promise<number> {
    return this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      if (lauf.zustand !== 'uebernahme') return 0;
      await art.sperre(lauf);
      const vorgaenge = await this.zeilen.uebernehmbare(id, art.schub.uebernahme, lauf.doppelte);
      if (vorgaenge.length) await this.alle(art, lauf, vorgaenge);
      else await this.schliesseAb(art, id);
      return vorgaenge.length;
    });
  }

  private async schliesseAb(art: Importart, id: number): Promise<void> {
    await this.laeufe.setze(id, 'uebernommen');
    await this.laeufe.zaehle(id);
    const { uebernommen } = await this.laeufe.eines(art.art, id);
    await this.protokolliere(art.ereignisse.uebernommen, art, id, uebernommen);
  }

  /** Look-ups, other files and other people may have changed since it was checked: what counts is what is so now. */
  private async alle(art: Importart, lauf: Laufstand, vorgaenge: Vorgang[]): Promise<void> {
    const befunde = await this.pruefung.befunde(art, lauf, vorgaenge);
    const darf = (b: Vorgangsbefund | undefined) =>
      b?.ausgang === 'neu' || b?.ausgang === 'geaendert' || (b?.ausgang === 'doppelt' && lauf.doppelte);
    const gute = vorgaenge.filter((_, i) => darf(befunde[i]));
    const ergebnisse = await art.uebernimm(lauf, gute);
    const gescheiterte = new Map(
      gute.flatMap((v, i) => {
        const grund = ergebnisse[i];
        return grund instanceof Fachfehler ? [[v.nummer, abgelehnt(v, grund)] as const] : [];
      }),
    );
    await this.zeilen.befinde(
      lauf.id,
      befunde.map((b) => gescheiterte.get(b.nummer) ?? b),
    );
    const dinge = gute.flatMap(({ nummer: vorgang }, i) => {
      const ding = ergebnisse[i];
      return ding && !(ding instanceof Fachfehler) ? [{ ...ding, vorgang }] : [];
    });
    await this.zeilen.uebernommen(lauf.id, dinge);
  }

  private async protokolliere(
    ereignis: Protokollart,
    art: Importart,
    id: number,
    anzahl: number,
  ): Promise<void> {
    const { dateiname } = await this.laeufe.eines(art.art, id);
    await this.protokoll.schreibe(ereignis, { gegenstand: dateiname, einzelheiten: { id, anzahl } });
  }
}

function abgelehnt({ nummer, zeilen }: Vorgang, { meldungen }: Fachfehler): Vorgangsbefund {
  const ort = { zeile: zeilen[0]?.nummer ?? 0, spalte: null };
  const gesagt = meldungen.map((meldung) => ({ ort, meldung }));
  return { nummer, referenz: null, ausgang: 'abgelehnt', meldungen: gesagt };
}
