import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../platform/database/gedaechtnis.js';
import { setzeKurzformenEin } from '../../platform/database/json/json-text.js';
import { MandantEntity } from '../mandanten/mandant.entity.js';
import { type Listenname, stammdatenlisten } from './stammdaten.entity.js';
import { Stammdaten } from './stammdaten.read-model.js';

/** The short objects that answers carry in place of ids, as JSON text: an order points to the same few hundred rows. */
@Injectable()
export class Kurzformen {
  private readonly formen: Gedaechtnis<ReadonlyMap<string, string>>;

  constructor(
    private readonly db: Datenbank,
    private readonly stammdaten: Stammdaten,
    aenderungen: Aenderungen,
  ) {
    const tabellen = [...Object.values(stammdatenlisten).map((l) => l.tabelle), 'mandant'];
    this.formen = new Gedaechtnis(aenderungen, tabellen, 1);
  }

  /** Puts them into JSON made by `felderMitKennungenSql`. */
  async einsetzen(json: string): Promise<string> {
    const bekannt = await this.alle();
    let fehlt = false;
    const fertig = setzeKurzformenEin(json, (art, id) => {
      const form = bekannt.get(schluessel(art, id));
      fehlt ||= form === undefined;
      return form ?? `{"id":${id}}`;
    });
    if (!fehlt) return fertig;
    // The row is newer than what is in memory: its change is on the way here.
    this.stammdaten.vergiss();
    this.formen.vergiss();
    const neu = await this.alle();
    return setzeKurzformenEin(json, (art, id) => neu.get(schluessel(art, id)) ?? `{"id":${id}}`);
  }

  private alle(): Promise<ReadonlyMap<string, string>> {
    return this.formen.hole('alle', () => this.lade());
  }

  private async lade(): Promise<Map<string, string>> {
    const formen = new Map<string, string>();
    const merke = (art: string, id: number, wert: unknown) =>
      formen.set(schluessel(art, id), JSON.stringify(wert));
    for (const [liste, { klasse }] of Object.entries(stammdatenlisten)) {
      for (const zeile of await this.stammdaten.alle(liste as Listenname))
        merke(klasse.name, zeile.id, zeile);
    }
    for (const { id, kurzBezeichnung } of await this.stammdaten.alle('sendungsstatus'))
      merke('StatusKurz', id, { id, kurzBezeichnung });
    for (const { id, unnr } of await this.stammdaten.alle('gefahrgutklasse'))
      merke('GefahrgutUnnr', id, { id, unnr });
    for (const { id, lkz } of await this.stammdaten.alle('land')) merke('Lkz', id, lkz);
    const anzeigen = await this.stammdaten.alle('anzeigestatus');
    for (const status of await this.stammdaten.alle('sendungsstatus')) {
      const anzeige = anzeigen.find((a) => a.id === status.sdst_id_anzeige);
      merke('AnzeigeZuStatus', status.id, anzeige ?? null);
    }
    for (const mandant of await this.db.unsafeAlle(MandantEntity).find({ select: { id: true, name: true } }))
      merke('MandantKurz', mandant.id, mandant);
    return formen;
  }
}

const schluessel = (art: string, id: number | string) => `${art}:${id}`;
