import { istAnzeigestatus } from '@frachtportal/domain/sendungsstatus/status';
import { sortiert } from '@frachtportal/domain/sendungsstatus/status.rules';
import type { Anzeigestatus, Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';

/** Reads statuses from the lists in memory. */
@Injectable()
export class Statusauskunft {
  constructor(private readonly stammdaten: Stammdaten) {}

  async anzeigen(text: string | null): Promise<Anzeigestatus[]> {
    return gefiltert(await this.stammdaten.alle('anzeigestatus'), text);
  }

  /** The shipment statuses that are shown as one display status. */
  async zugeordnete(anzeigeId: number, text: string | null): Promise<Sendungsstatus[]> {
    if (!(await this.stammdaten.eintrag('anzeigestatus', anzeigeId, []))) throw nichtGefunden();
    const alle = await this.stammdaten.alle('sendungsstatus');
    return gefiltert(
      alle.filter((s) => s.sdst_id_anzeige === anzeigeId),
      text,
    );
  }

  async freie(text: string | null): Promise<Sendungsstatus[]> {
    const alle = await this.stammdaten.alle('sendungsstatus');
    return gefiltert(
      alle.filter((s) => s.sdst_id_anzeige === null),
      text,
    );
  }

  async kette(): Promise<Sendungsstatus[]> {
    const alle = await this.stammdaten.alle('sendungsstatus');
    return sortiert(
      alle.filter((s) => s.defaultstatus).map((s) => ({ ...s, anzeigefolge: s.anzeigefolge ?? 0 })),
    );
  }

  async einer(id: number): Promise<Anzeigestatus | Sendungsstatus> {
    const liste = istAnzeigestatus(id) ? 'anzeigestatus' : 'sendungsstatus';
    const gefunden = await this.stammdaten.eintrag(liste, id, []);
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }
}

function gefiltert<T extends { kurzBezeichnung: string }>(alle: T[], text: string | null): T[] {
  const gesucht = suchform(text ?? '');
  return alle.filter((s) => suchform(s.kurzBezeichnung).includes(gesucht));
}
