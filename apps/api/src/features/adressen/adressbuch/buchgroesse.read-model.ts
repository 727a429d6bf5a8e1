import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

/** Up to so many addresses are looked through faster than the index of fragments is asked. */
const ueberschaubar = 5000;
const gueltigMs = 60_000;
const hoechstensGemerkt = 1000;

const probe = anweisung(
  'buchgroesse.probe',
  `SELECT count(*)::int AS anzahl FROM (
  SELECT 1 FROM adresse WHERE mandant_id = ANY($1) LIMIT ${ueberschaubar + 1}) x`,
).genauer<{ anzahl: number }>();

/** Knows whose address books are large: those are searched another way. */
@Injectable()
export class Buchgroesse {
  private readonly gemerkt = new Map<string, { gross: boolean; bis: number }>();

  constructor(private readonly db: Datenbank) {}

  async istGross(mandanten: number[]): Promise<boolean> {
    const schluessel = mandanten.join();
    const bekannt = this.gemerkt.get(schluessel);
    if (bekannt && bekannt.bis > Date.now()) return bekannt.gross;
    const zeile = await this.db.eine(probe, [mandanten]);
    const gross = (zeile?.anzahl ?? 0) > ueberschaubar;
    if (this.gemerkt.size >= hoechstensGemerkt) this.gemerkt.clear();
    this.gemerkt.set(schluessel, { gross, bis: Date.now() + gueltigMs });
    return gross;
  }
}
