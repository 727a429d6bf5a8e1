import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import type { Takt } from '../../../platform/jobs/takt.js';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import {
  type Ausgangsanbindung,
  Ausgangsfehler,
  Ausgangspost,
} from '../../anbindungen/ausgang/ausgangspost.service.js';
import { NichtDarstellbar } from '../../anbindungen/ausgang/borderobau.service.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { Sammelausgang, type Wartender } from './sammelausgang.repository.js';

/** Consignments one file may have. */
const hoechstensJeDatei = 999;

/** Puts orders that wait into one file at each closing time, and sends files until they have gone. */
@Injectable()
export class Sammeluebergabe {
  private readonly log = new Logger('Sammelübergabe');
  private readonly takt: Takt;

  constructor(
    private readonly db: Datenbank,
    private readonly ausgang: Sammelausgang,
    private readonly auftraege: AuftraegeService,
    private readonly post: Ausgangspost,
    @Inject(UMGEBUNG) umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Sammelübergabe', umgebung.DISPO_TAKT_MS, () => this.laufe());
  }

  async laufe(): Promise<void> {
    await this.ausgang.unsafeSchliesseAb();
    await this.fuelleDateien();
    await this.sende();
  }

  private async fuelleDateien(): Promise<void> {
    const naechster = () => this.post.unsafeNimmAbschluss();
    for (let a = await naechster(); a; a = await naechster()) {
      while (!this.takt.haelt && (await this.fuelle(a)));
      // Whoever is stopped in between leaves the rest of this closing to the next process.
      if (this.takt.haelt) return;
      await this.post.unsafeAbgeschlossen(a);
    }
  }

  /** Puts what waits into a file; answers whether there may be more. */
  private fuelle(a: Ausgangsanbindung): Promise<boolean> {
    return this.db.transaktion(async () => {
      const wartende = await this.ausgang.unsafeWartende(a.mandantId, hoechstensJeDatei);
      const geht = await this.geprueft(a, wartende);
      const drin = geht.length ? await this.inEineDatei(a, geht) : 0;
      return wartende.length === hoechstensJeDatei || drin < geht.length;
    });
  }

  /** As many as the sums of one file have room for; answers how many. */
  private async inEineDatei(a: Ausgangsanbindung, geht: { id: number; auftrag: Auftrag }[]): Promise<number> {
    try {
      const datei = await this.post.sammle(
        a,
        geht.map(({ auftrag }) => auftrag),
      );
      await this.ausgang.unsafeOrdneEin(
        geht.map(({ id }) => id),
        datei,
      );
      return geht.length;
    } catch (grund) {
      if (!(grund instanceof NichtDarstellbar) || geht.length === 1) throw grund;
      return this.inEineDatei(a, geht.slice(0, Math.ceil(geht.length / 2)));
    }
  }

  /** Those that have a place in a file; one that has none holds up no other. */
  private async geprueft(
    a: Ausgangsanbindung,
    wartende: Wartender[],
  ): Promise<{ id: number; auftrag: Auftrag }[]> {
    const mandanten = [...new Set(wartende.map((w) => w.mandantId))];
    const gelesen = await this.auftraege.viele(
      wartende.map((w) => w.auftragId),
      mandanten,
    );
    const jeId = new Map(gelesen.map((auftrag) => [auftrag.id, auftrag]));
    const geht: { id: number; auftrag: Auftrag }[] = [];
    for (const { id, auftragId } of wartende) {
      const auftrag = jeId.get(auftragId);
      const grund = auftrag ? await this.post.hindernis(a, auftrag) : 'Der Auftrag ist nicht lesbar.';
      if (auftrag && !grund) geht.push({ id, auftrag });
      else await this.ausgang.unsafeLehneAb(id, grund ?? '');
    }
    return geht;
  }

  private async sende(): Promise<void> {
    const naechste = () => this.post.unsafeNimm();
    for (let sendung = await naechste(); sendung && !this.takt.haelt; sendung = await naechste()) {
      const { a, datei } = sendung;
      try {
        await this.post.sende(a, datei);
        await this.ausgang.unsafeSchliesseAb();
        await this.post.gelungen(a);
      } catch (grund) {
        if (!(grund instanceof Ausgangsfehler)) throw grund;
        await this.post.gescheitert(a, datei, grund.meldung);
        await this.ausgang.unsafeVermerke(datei.id, grund.message);
        this.log.warn(`Datei ${datei.dateiname}, Versuch ${datei.versuche}: ${grund.message}`);
      }
    }
  }
}
