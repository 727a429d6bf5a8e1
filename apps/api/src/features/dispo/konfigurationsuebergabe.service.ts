import { pauseMs } from '@frachtportal/domain/dispo/uebertragung';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Konfigurationsauskunft } from '../konfiguration/konfigurationsauskunft.service.js';
import { Dispowege } from './eigene/dispowege.service.js';
import { Konfigurationsausgang, type Konfigurationsposten } from './konfigurationsausgang.repository.js';
import { sperrsekunden } from './uebergabe.service.js';

/** Tells the dispatch system what holds after the configuration was saved, as often as it takes. */
@Injectable()
export class Konfigurationsuebergabe {
  private readonly log = new Logger('Konfiguration übergeben');
  private readonly takt: Takt;

  constructor(
    private readonly ausgang: Konfigurationsausgang,
    private readonly auskunft: Konfigurationsauskunft,
    private readonly wege: Dispowege,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Konfiguration übergeben', umgebung.DISPO_TAKT_MS, () => this.laufe());
  }

  /** Hands over all that is due, until one fails: the others come next time. */
  async laufe(): Promise<void> {
    // Without a dispatch system everything stays as it is.
    if (!(await this.wege.unsafeFuer(null)).length) return;
    let gelungen = true;
    while (gelungen && !this.takt.haelt) {
      const posten = await this.ausgang.unsafeNimm(sperrsekunden(this.umgebung.DISPO_FRIST_MS));
      gelungen = posten !== undefined && (await this.uebergib(posten));
    }
  }

  /** Whatever went wrong, it is tried again: the newest configuration has to arrive some time, and is only one row. */
  private async uebergib(posten: Konfigurationsposten): Promise<boolean> {
    const { stand, hauptmandant, referenz } = posten;
    const werte = await this.auskunft.unsafeGeltendeFuer(hauptmandant?.id ?? null);
    const einstellungen = Object.entries(werte).map(([key, value]) => ({ key, value }));
    try {
      for (const anbindung of await this.wege.unsafeFuer(hauptmandant?.id ?? null))
        await anbindung.konfiguriere({ stand, hauptmandant, einstellungen }, referenz);
    } catch (fehler) {
      const grund = fehler instanceof Error ? fehler.message : String(fehler);
      await this.ausgang.unsafeGescheitert(
        posten,
        grund,
        pauseMs(posten.versuche, this.umgebung.DISPO_PAUSE_MS),
      );
      this.log.warn(`${hauptmandant?.name ?? 'Installation'}, Versuch ${posten.versuche}: ${grund}`);
      return false;
    }
    await this.ausgang.unsafeUebergeben(posten);
    return true;
  }
}
