import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { aendertViel } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import type { Importart, Mengenart } from '../importart.js';
import { Laeufe } from '../laeufe.repository.js';
import { Laufzeilen } from '../laufzeilen.repository.js';
import type { Fortschritt } from '../uebernahme.service.js';
import { type Mengenbild, Mengenstaende } from './mengenstaende.repository.js';

export type { Mengenbild };

/** Puts a set in the place of the former one, in one transaction, and switches between both. */
@Injectable()
export class Mengenuebernahme {
  constructor(
    private readonly db: Datenbank,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly mengen: Mengenstaende,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @param bestaetigt that much changes is meant @throws Fachfehler 400 with the figures, 409 */
  async uebernimm(
    art: Mengenart,
    id: number,
    bestaetigt: boolean,
    melde: Fortschritt = () => undefined,
  ): Promise<Dateilauf> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      if (lauf.zustand !== 'geprueft') throw konflikt('auftragseingang.zustand');
      await art.sperre(lauf);
      const { neu, geaendert, unveraendert } = await this.laeufe.eines(art.art, id);
      const { vorher, entfallen, grundlage, frage } = await art.vergleiche(lauf);
      // Somebody else has changed the set: what was said of the lines is no longer so.
      if (grundlage !== lauf.grundlage) throw konflikt('stammdatenimport.andererStand');
      if (neu + geaendert + unveraendert === 0) throw ungueltig([fehler('stammdatenimport.nichts')]);
      const zahlen = { vorher, nachher: vorher + neu - entfallen, neu, geaendert, entfallen };
      if (!bestaetigt && aendertViel(zahlen))
        throw ungueltig([fehler('stammdatenimport.rueckfrage', 'bestaetigt', zahlen)]);
      if (!bestaetigt && frage) throw ungueltig([frage]);
      await art.merke?.(lauf);
      if (lauf.ersetzen) await art.leere?.(lauf);
      let getan = 0;
      for (let ab = 0; ; ) {
        const vorgaenge = await this.zeilen.zuStellende(id, {
          hoechstens: art.schub.uebernahme,
          ab,
          auchGleiche: lauf.ersetzen,
        });
        if (!vorgaenge.length) break;
        await art.uebernimm(lauf, vorgaenge);
        ab = vorgaenge.at(-1)?.nummer ?? ab;
        getan += vorgaenge.length;
        melde(getan);
        // Not waited for: where no connection is free for it, nobody's import stands still.
        void this.laeufe.melde(id).catch(() => undefined);
      }
      await this.laeufe.setze(id, 'uebernommen');
      await this.mengen.zaehleUebernommene(id);
      await this.protokolliere(art, id, 'uebernommen');
    });
    return this.laeufe.eines(art.art, id);
  }

  /** How runs stand to their sets. */
  bilder(art: Importart, ids: readonly number[]): Promise<Map<number, Mengenbild>> {
    return this.mengen.von(art, ids);
  }

  /** @throws Fachfehler 404 */
  bild(art: Importart, id: number): Promise<Mengenbild> {
    return this.mengen.eines(art, id);
  }

  /** The country whose set a run brings, once its lines say it. */
  async setzeLand(id: number, landId: number): Promise<void> {
    await this.mengen.setzeLand(id, landId);
  }

  /** Back to what was there before, or on again. @throws Fachfehler 409 with what stands on it */
  async wechsle(art: Mengenart, id: number): Promise<Dateilauf> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      const { zustand } = lauf;
      if (zustand !== 'uebernommen' && zustand !== 'zurueckgenommen')
        throw konflikt('auftragseingang.zustand');
      const { umkehrbar, letzteDatei } = await this.mengen.eines(art, id);
      if (!umkehrbar) throw konflikt('stammdatenimport.nichtDerLetzte', { datei: letzteDatei ?? '' });
      await art.sperre(lauf);
      await art.wechsle(lauf);
      const neu = zustand === 'uebernommen' ? 'zurueckgenommen' : 'uebernommen';
      await this.laeufe.setze(id, neu);
      await this.protokolliere(art, id, neu);
    });
    return this.laeufe.eines(art.art, id);
  }

  private async protokolliere(
    art: Mengenart,
    id: number,
    was: keyof Mengenart['ereignisse'] | 'zurueckgenommen',
  ): Promise<void> {
    const { dateiname, uebernommen } = await this.laeufe.eines(art.art, id);
    await this.protokoll.schreibe(art.ereignisse[was], {
      gegenstand: `${art.art}: ${dateiname}`,
      einzelheiten: { id, anzahl: uebernommen },
    });
  }
}
