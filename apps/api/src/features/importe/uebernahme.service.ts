import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import type { Importart, Vorgang, Vorgangsbefund } from './importart.js';
import { Laeufe, type Laufstand } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Pruefung } from './pruefung.service.js';
import { schubweise } from './schubweise.js';

/** So many things are stored together: short, because meanwhile nobody else gets a number of this client. */
const schub = 25;

/**
 * Stores what a run would store. Each portion and what its lines say of it are one transaction: whoever is killed in
 * between leaves nothing half, and the same call again goes on where it was.
 */
@Injectable()
export class Uebernahme {
  constructor(
    private readonly db: Datenbank,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly pruefung: Pruefung,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @param doppelte also what is there already under its reference @throws Fachfehler 400, 409 */
  async uebernimm(art: Importart, id: number, doppelte: boolean): Promise<Auftragseingang> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      if (lauf.zustand === 'uebernahme') return;
      if (lauf.zustand !== 'geprueft') throw konflikt('auftragseingang.zustand');
      if (!(await this.zeilen.uebernehmbare(id, 1, doppelte)).length)
        throw ungueltig([fehler('auftragseingang.nichtsZuUebernehmen')]);
      await this.laeufe.beginneUebernahme(id, doppelte);
    });
    await schubweise(
      () => this.schub(art, id),
      () => this.laeufe.zaehle(id),
    );
    return this.laeufe.eines(art.art, id);
  }

  /** Removes what was stored, all or nothing. @throws Fachfehler 409 with what stands against it */
  async nimmZurueck(art: Importart, id: number): Promise<Auftragseingang> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      const { uebernommen } = await this.laeufe.eines(art.art, id);
      const moeglich: Laufstand['zustand'][] = ['uebernahme', 'uebernommen', 'pruefung', 'geprueft'];
      if (!moeglich.includes(lauf.zustand) || (!uebernommen && lauf.zustand !== 'uebernahme'))
        throw konflikt('auftragseingang.zustand');
      const ids = await this.zeilen.auftraege(id);
      await art.nimmZurueck(ids);
      await this.laeufe.setze(id, 'zurueckgenommen');
      await this.protokolliere('auftraege.zurueckgenommen', art, id, ids.length);
    });
    return this.laeufe.eines(art.art, id);
  }

  private schub(art: Importart, id: number): Promise<boolean> {
    return this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      if (lauf.zustand !== 'uebernahme') return false;
      await art.sperre(lauf);
      const vorgaenge = await this.zeilen.uebernehmbare(id, schub, lauf.doppelte);
      if (vorgaenge.length) {
        await this.alle(art, lauf, vorgaenge);
        return true;
      }
      await this.laeufe.setze(id, 'uebernommen');
      await this.laeufe.zaehle(id);
      const { uebernommen } = await this.laeufe.eines(art.art, id);
      await this.protokolliere('auftraege.importiert', art, id, uebernommen);
      return false;
    });
  }

  /** Look-ups, other files and other people may have changed since it was checked: what counts is what is so now. */
  private async alle(art: Importart, lauf: Laufstand, vorgaenge: Vorgang[]): Promise<void> {
    const befunde = await this.pruefung.befunde(art, lauf, vorgaenge);
    for (const [i, befund] of befunde.entries()) {
      const vorgang = vorgaenge[i];
      const darf = befund.ausgang === 'neu' || (befund.ausgang === 'doppelt' && lauf.doppelte);
      if (vorgang && darf) await this.einen(art, lauf, vorgang, befund);
      else await this.zeilen.befinde(lauf.id, [befund]);
    }
  }

  private async einen(
    art: Importart,
    lauf: Laufstand,
    vorgang: Vorgang,
    befund: Vorgangsbefund,
  ): Promise<void> {
    try {
      await this.zeilen.uebernommen(lauf.id, vorgang.nummer, await art.uebernimm(lauf, vorgang));
    } catch (grund) {
      if (!(grund instanceof Fachfehler)) throw grund;
      await this.zeilen.befinde(lauf.id, [abgelehnt(befund, vorgang, grund)]);
    }
  }

  private async protokolliere(
    ereignis: 'auftraege.importiert' | 'auftraege.zurueckgenommen',
    art: Importart,
    id: number,
    anzahl: number,
  ): Promise<void> {
    const { dateiname } = await this.laeufe.eines(art.art, id);
    await this.protokoll.schreibe(ereignis, { gegenstand: dateiname, einzelheiten: { id, anzahl } });
  }
}

function abgelehnt(befund: Vorgangsbefund, { zeilen }: Vorgang, { meldungen }: Fachfehler): Vorgangsbefund {
  const ort = { zeile: zeilen[0]?.nummer ?? 0, spalte: null };
  return { ...befund, ausgang: 'abgelehnt', meldungen: meldungen.map((meldung) => ({ ort, meldung })) };
}
