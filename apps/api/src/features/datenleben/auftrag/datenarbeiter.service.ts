import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable, Logger } from '@nestjs/common';
import { Plattenwacht } from '../../../platform/einblick/plattenwacht.service.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import type { Takt } from '../../../platform/jobs/takt.js';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { Datenarbeiten } from '../datenarbeiten.service.js';
import { DatenauftraegeRepository, type Genommener } from './datenauftraege.repository.js';
import { Abgebrochen, Angehalten, Fortschritt } from './fortschritt.js';

const alleMs = 2000;
const hoechstensVersuche = 3;

/**
 * Does what waits, one thing at a time in all processes: whoever holds the lock works. The lock ends with its connection,
 * so that what a killed process has begun is taken up at once, from its beginning.
 */
@Injectable()
export class Datenarbeiter {
  private readonly log = new Logger('Datenleben');
  private readonly takt: Takt;

  constructor(
    private readonly auftraege: DatenauftraegeRepository,
    private readonly arbeiten: Datenarbeiten,
    private readonly verbindung: Langverbindung,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly platte: Plattenwacht,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederholeInnen('Datenleben', alleMs, () => this.laufe());
  }

  private async laufe(): Promise<void> {
    if (!(await this.auftraege.wartetEtwas())) return;
    await this.verbindung.mit(async (client) => {
      if (!(await this.auftraege.sperre(client))) return;
      for (let a = await this.auftraege.nimm(); a && !this.takt.haelt; a = await this.auftraege.nimm())
        await this.tue(a);
    });
  }

  private async tue(auftrag: Genommener): Promise<void> {
    const fortschritt = new Fortschritt(
      this.auftraege,
      auftrag.id,
      () => this.takt.haelt,
      () => this.platte.knapp,
    );
    try {
      if (auftrag.versuche > hoechstensVersuche)
        throw new Fachfehler(500, [fehler('datenleben.mehrmalsAbgebrochen')]);
      await this.arbeiten.zu(auftrag.art).tue(auftrag, fortschritt);
      await this.schreibe(auftrag, { ergebnis: fortschritt.ergebnis });
    } catch (grund) {
      if (grund instanceof Angehalten) await this.auftraege.gibZurueck(auftrag.id);
      else await this.scheitere(auftrag, grund);
    }
  }

  private async scheitere(auftrag: Genommener, grund: unknown): Promise<void> {
    const ende = grund instanceof Abgebrochen ? 'abgebrochen' : 'gescheitert';
    const meldung = ende === 'abgebrochen' ? null : meldungZu(grund);
    if (meldung?.key === 'datenleben.unerwartet')
      this.log.error(`Datenauftrag ${auftrag.id}: ${grund instanceof Error ? grund.stack : String(grund)}`);
    await this.auftraege.scheitere(auftrag.id, ende, meldung);
    await this.schreibe(auftrag, { ende, ...(meldung && { grund: meldung.key }) });
  }

  private schreibe({ id, art, probe, benutzerId, name }: Genommener, mehr: object): Promise<void> {
    return this.protokoll.schreibe('datenleben.beendet', {
      wer: { benutzerId, name, mandantId: null },
      gegenstand: art,
      einzelheiten: { id, probe, ...mehr },
    });
  }
}

const meldungZu = (grund: unknown): Meldung =>
  (grund instanceof Fachfehler && grund.meldungen[0]) || fehler('datenleben.unerwartet');
