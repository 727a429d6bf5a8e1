import { deutsch, satz } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { alsQuittung, Empfangsantwort } from '../auftragseingang/empfangsantwort.service.js';
import type { Faellige } from './anbindungen.repository.js';
import { Ausgangspost } from './ausgang/ausgangspost.service.js';
import { Eingangsdateien, type Quittierter } from './eingangsdateien.repository.js';

/** Says to partners what became of their files, of each once; it leaves as files to dispatch systems do. */
@Injectable()
export class Quittungen {
  constructor(
    private readonly db: Datenbank,
    private readonly dateien: Eingangsdateien,
    private readonly antwort: Empfangsantwort,
    private readonly ausgang: Ausgangspost,
  ) {}

  /** Of all files of which it is known. */
  async stelle(a: Faellige): Promise<void> {
    for (const datei of await this.dateien.zuQuittieren(a))
      await this.db.transaktion(async () => {
        if (!(await this.dateien.quittiere(datei.id))) return;
        const { name, inhalt } = await this.zu(datei);
        await this.ausgang.quittiere(a, name, inhalt);
      });
  }

  private zu({ id, laufId, dateiname, zustand, fehler }: Quittierter) {
    const wort = deutsch(`anbindung.quittung.${zustand}`);
    if (laufId !== null) return this.antwort.zu(laufId, { id, dateiname, zustand: wort });
    const grund = fehler ? satz(fehler) : '';
    return alsQuittung(id, dateiname, [[wort, '', '', grund]]);
  }
}
