import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { type Fund, fundzeile } from '../../platform/einblick/fund.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Verwalterbrief } from '../../platform/mail/verwalterbrief.service.js';
import { BetriebslageService } from './betriebslage.service.js';
import { BetriebsmeldungenRepository } from './betriebsmeldungen.repository.js';

/** Told before they are red: once the disk is full no mail can be written, and a missing backup is noticed too late. */
const frueher = ['platte', 'sicherung'];

const verlangtJemanden = ({ bereich, stand }: Fund) =>
  stand === 'stoerung' || (stand === 'achtung' && frueher.includes(bereich));

/** Tells administrators by mail of what has gone wrong: of each thing once a day at most. */
@Injectable()
export class Betriebspost {
  constructor(
    private readonly db: Datenbank,
    private readonly lage: BetriebslageService,
    private readonly meldungen: BetriebsmeldungenRepository,
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederholeInnen('Betriebspost', umgebung.BETRIEB_TAKT_MS, () => this.melde());
  }

  async melde(): Promise<void> {
    const funde = (await this.lage.funde()).filter(verlangtJemanden);
    if (funde.length === 0) return;
    await this.db.transaktion(async () => {
      const neue = await this.meldungen.beanspruche(funde.map((f) => f.bereich));
      if (neue.length) await this.sende(funde.filter((f) => neue.includes(f.bereich)));
    });
  }

  private async sende(funde: Fund[]): Promise<void> {
    const link = `${this.umgebung.PORTAL_URL}/admin/betrieb`;
    await this.brief.stelle('betrieb', (sage) => ({
      bereiche: funde.map((f) => sage(`betrieb.bereich.${f.bereich}`)).join(', '),
      zeilen: funde.map((f) => fundzeile(f, sage)).join('\n'),
      link,
    }));
  }
}
