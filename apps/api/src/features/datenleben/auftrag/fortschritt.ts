import type { Datengruppe, Datenzahl } from '@frachtportal/domain/datenleben/datenauftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import type { DatenauftraegeRepository } from './datenauftraege.repository.js';

/** Somebody asked for an end. */
export class Abgebrochen extends Error {}

/** The process ends: another one, or this one after its start, begins anew. */
export class Angehalten extends Error {}

const alleMs = 400;

/** Says to all processes how far a piece of work is, and ends it where somebody wants that or the disk is full. */
export class Fortschritt {
  private erledigt = 0;
  private gesamt = 0;
  private schritt = '';
  private zuletzt = 0;
  private readonly mengen = new Map<Datengruppe, number>();

  constructor(
    private readonly auftraege: DatenauftraegeRepository,
    readonly id: number,
    private readonly haelt: () => boolean,
    private readonly knapp: () => boolean,
  ) {}

  async beginne(schritt: 'zaehlen' | 'zeilen' | 'dateien' | 'ablegen', gesamt: number): Promise<void> {
    Object.assign(this, { schritt, gesamt, erledigt: 0 });
    await this.sage();
  }

  async weiter(anzahl = 1): Promise<void> {
    this.erledigt += anzahl;
    if (performance.now() - this.zuletzt > alleMs) await this.sage();
  }

  zaehle(gruppe: Datengruppe, anzahl: number): void {
    if (anzahl) this.mengen.set(gruppe, (this.mengen.get(gruppe) ?? 0) + anzahl);
  }

  get ergebnis(): Datenzahl[] {
    return [...this.mengen].map(([gruppe, anzahl]) => ({ gruppe, anzahl }));
  }

  private async sage(): Promise<void> {
    this.zuletzt = performance.now();
    if (this.haelt()) throw new Angehalten();
    if (this.knapp()) throw new Fachfehler(507, [fehler('server.platteVoll')]);
    if (await this.auftraege.schreite(this.id, this.schritt, this.erledigt, this.gesamt))
      throw new Abgebrochen();
  }
}
