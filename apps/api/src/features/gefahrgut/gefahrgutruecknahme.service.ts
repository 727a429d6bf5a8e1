import type { Gefahrgutuebernahme } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { Injectable } from '@nestjs/common';
import { konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Gefahrgutuebernahmen } from './gefahrgutuebernahmen.repository.js';

/** Takes back what was taken over last: its rows go, those that it had ended or replaced are as they were. */
@Injectable()
export class Gefahrgutruecknahme {
  constructor(
    private readonly ablage: Gefahrgutuebernahmen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** The latest first. */
  uebernahmen(): Promise<Gefahrgutuebernahme[]> {
    return this.ablage.alle();
  }

  /** @throws Fachfehler 409 where a later one stands on it, or orders or templates use its rows */
  async nimmZurueck(id: number): Promise<Gefahrgutuebernahme> {
    return this.ablage.allein(async () => {
      const alle = await this.uebernahmen();
      const letzte = alle[0];
      if (letzte?.id !== id) throw this.nichtDieLetzte(alle, id);
      const { auftraege, vorlagen } = await this.ablage.verwendet(id);
      if (auftraege + vorlagen > 0)
        throw konflikt('gefahrgutuebernahme.verwendet', { version: letzte.version, auftraege, vorlagen });
      await this.ablage.loesche(id);
      await this.protokoll.schreibe('stammdaten.zurueckgenommen', {
        gegenstand: `gefahrgutklasse: ${letzte.version}`,
        einzelheiten: { gueltigVon: letzte.gueltigVon, zeilen: letzte.zeilen },
      });
      return letzte;
    });
  }

  private nichtDieLetzte(alle: readonly Gefahrgutuebernahme[], id: number) {
    const [letzte] = alle;
    if (!letzte || !alle.some((u) => u.id === id)) return nichtGefunden();
    return konflikt('gefahrgutuebernahme.nichtDieLetzte', { version: letzte.version });
  }
}
