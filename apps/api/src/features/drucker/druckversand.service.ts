import { setTimeout as warte } from 'node:timers/promises';
import { pauseMs } from '@frachtportal/domain/dispo/uebertragung';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Druckausgang, type Druckposten } from './druckausgang.repository.js';
import { Druckfehler } from './versand/druckfehler.js';
import { sende } from './versand/netzdrucker.js';

const zugleich = 8;
/** Labels that are sent and noted together: after a crash no more than these are printed a second time. */
const jePortion = 25;
const reserveMs = 5000;
const ende = '^XZ\n';

/** Works the outbox of labels off, each printer on its own: one that is slow or away holds up no other. */
@Injectable()
export class Druckversand {
  private readonly log = new Logger('Druck');
  private readonly takt: Takt;

  constructor(
    private readonly ausgang: Druckausgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Druck', umgebung.DRUCK_TAKT_MS, () => this.laufe());
  }

  /** Sends what is due, and what becomes due meanwhile. */
  async laufe(): Promise<void> {
    const laufend = new Set<Promise<void>>();
    do {
      for (const posten of await this.naechste(zugleich - laufend.size)) {
        const arbeit = this.drucke(posten).finally(() => laufend.delete(arbeit));
        laufend.add(arbeit);
      }
      if (laufend.size) await Promise.race([...laufend, warte(this.umgebung.DRUCK_TAKT_MS)]);
    } while (laufend.size);
  }

  private async naechste(hoechstens: number): Promise<Druckposten[]> {
    return this.takt.haelt || !hoechstens ? [] : this.ausgang.unsafeNimm(hoechstens, this.sekunden);
  }

  /** So long nobody else sends to the printer. */
  private get sekunden(): number {
    return (this.umgebung.DRUCK_FRIST_MS + reserveMs) / 1000;
  }

  private async drucke(posten: Druckposten): Promise<void> {
    try {
      await this.sendeAlle(posten);
    } catch (fehler) {
      if (!(fehler instanceof Druckfehler)) throw fehler;
      await this.fehlgeschlagen(posten, fehler);
    }
  }

  private async sendeAlle(posten: Druckposten): Promise<void> {
    if (!posten.aktiv) throw new Druckfehler('Der Drucker ist abgeschaltet.', true);
    const etiketten = posten.inhalt.split(ende).slice(0, -1);
    const { DRUCK_FRIST_MS: fristMs, DRUCKER_ERLAUBT: erlaubt } = this.umgebung;
    for (let ab = posten.gesendet; ab < etiketten.length; ab += jePortion) {
      if (ab > posten.gesendet) await this.ausgang.unsafeWeiter(posten, ab, this.sekunden);
      const portion = etiketten.slice(ab, ab + jePortion).map((etikett) => etikett + ende);
      await sende(posten, portion.join(''), { fristMs, erlaubt });
    }
    await this.ausgang.unsafeAbschliessen(posten);
  }

  private async fehlgeschlagen(posten: Druckposten, { message, endgueltig }: Druckfehler): Promise<void> {
    await this.ausgang.unsafeFehlschlag(posten, {
      grund: message,
      endgueltig: endgueltig || posten.versuche >= this.umgebung.DRUCK_VERSUCHE,
      pauseMs: pauseMs(posten.versuche, this.umgebung.DRUCK_PAUSE_MS),
    });
    this.log.warn(`Druckauftrag ${posten.id}, Versuch ${posten.versuche}: ${message}`);
  }
}
