import { setTimeout as warte } from 'node:timers/promises';
import { satz } from '@frachtportal/texte/server';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Abholung } from './abholung.service.js';
import { AnbindungenRepository, type Faellige } from './anbindungen.repository.js';
import { alsMeldung } from './transporte/transportfehler.js';
import { Verwalterpost } from './verwalterpost.service.js';

const zugleich = 4;

/** Looks on every connection whether something came, each on its own: one that is slow or away holds up no other. */
@Injectable()
export class Abholen {
  private readonly log = new Logger('Anbindungen');
  private readonly takt: Takt;

  constructor(
    private readonly db: Datenbank,
    private readonly anbindungen: AnbindungenRepository,
    private readonly abholung: Abholung,
    private readonly post: Verwalterpost,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Anbindungen', umgebung.ANBINDUNG_TAKT_MS, () => this.laufe());
  }

  /** Looks where it is time, and where it becomes time meanwhile. */
  async laufe(): Promise<void> {
    const laufend = new Set<Promise<void>>();
    do {
      for (const a of await this.naechste(zugleich - laufend.size)) {
        const arbeit = this.eine(a).finally(() => laufend.delete(arbeit));
        laufend.add(arbeit);
      }
      if (laufend.size) await Promise.race([...laufend, warte(this.umgebung.ANBINDUNG_TAKT_MS)]);
    } while (laufend.size);
  }

  private async naechste(hoechstens: number): Promise<Faellige[]> {
    return this.takt.haelt || !hoechstens ? [] : this.anbindungen.unsafeNimm(hoechstens, this.sekunden);
  }

  /** So long nobody else looks there. */
  private get sekunden(): number {
    return this.umgebung.ANBINDUNG_FRIST_MS / 1000;
  }

  private async eine(a: Faellige): Promise<void> {
    const weiter = () => this.anbindungen.unsafeVerlaengere(a, this.sekunden).catch(() => undefined);
    const puls = setInterval(() => void weiter(), this.umgebung.ANBINDUNG_FRIST_MS / 3);
    try {
      await this.abholung.hole(a, () => this.takt.haelt);
      await this.anbindungen.unsafeGelungen(a);
    } catch (grund) {
      await this.gescheitert(a, grund);
    } finally {
      clearInterval(puls);
    }
  }

  private async gescheitert(a: Faellige, grund: unknown): Promise<void> {
    const meldung = alsMeldung(grund);
    this.log.warn(`Anbindung ${a.id}: ${satz(meldung)}`);
    await this.db.transaktion(async () => {
      if (await this.anbindungen.unsafeGestoert(a, meldung)) await this.post.gestoert(a, meldung);
    });
  }
}
