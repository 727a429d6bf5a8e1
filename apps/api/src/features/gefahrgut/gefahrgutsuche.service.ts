import { type Gefahrgutklasse, giltAm } from '@frachtportal/domain/stammdaten/gefahrgut';
import type { Gefahrgutfrage, Gefahrgutseitenfrage } from '@frachtportal/domain/stammdaten/gefahrgutsuche';
import { unnummerAus } from '@frachtportal/domain/stammdaten/gefahrgutsuche';
import { rangVon } from '@frachtportal/domain/stammdaten/listensuche';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';

const hoechstensVorschlaege = 50;
const ueblicheSeite = 50;

/** Finds rows of the dangerous-goods table, which is held in memory. */
@Injectable()
export class Gefahrgutsuche {
  /** Names as they are searched for; the rows stay the same until the table changes. */
  private readonly suchnamen = new WeakMap<Gefahrgutklasse, string>();

  constructor(private readonly stammdaten: Stammdaten) {}

  /**
   * Rows valid on the day (today, where none is named) whose number begins with, and whose name contains, what was
   * typed: all rows of a number, names that begin so before the others.
   */
  async vorschlaege({ unnr, bezeichnung, tag }: Gefahrgutfrage): Promise<Gefahrgutklasse[]> {
    const gueltig = await this.gueltigAm(tag ?? heute());
    return this.passende(gueltig, unnr ?? '', bezeichnung ?? '').slice(0, hoechstensVorschlaege);
  }

  /** A page of one edition, or of what is valid on the day. */
  async seite(f: Gefahrgutseitenfrage): Promise<{ zeilen: Gefahrgutklasse[]; gesamt: number }> {
    const zeilen = f.version
      ? (await this.alle()).filter(
          (g) => g.version === f.version && (!f.gueltigVon || g.gueltigVon === f.gueltigVon),
        )
      : await this.gueltigAm(f.tag ?? heute());
    const nummer = unnummerAus(f.query ?? '');
    const gefunden = this.passende(zeilen, nummer ?? '', nummer === null ? (f.query ?? '') : '');
    const jeSeite = f.searchLimit ?? ueblicheSeite;
    const ab = (f.page ?? 0) * jeSeite;
    return { zeilen: gefunden.slice(ab, ab + jeSeite), gesamt: gefunden.length };
  }

  private passende(zeilen: Gefahrgutklasse[], nummer: string, name: string): Gefahrgutklasse[] {
    const text = suchform(name);
    return zeilen
      .filter((g) => g.unnr.startsWith(nummer))
      .map((g) => ({ g, rang: text ? rangVon(this.suchname(g), text) : 0 }))
      .filter((t) => t.rang < 3)
      .sort((a, b) => a.rang - b.rang)
      .map((t) => t.g);
  }

  private async gueltigAm(tag: string): Promise<Gefahrgutklasse[]> {
    return (await this.alle()).filter((g) => giltAm(g, tag));
  }

  private alle(): Promise<Gefahrgutklasse[]> {
    return this.stammdaten.liste<Gefahrgutklasse>('gefahrgutklasse', []);
  }

  private suchname(g: Gefahrgutklasse): string {
    const name = this.suchnamen.get(g) ?? suchform(g.bezeichnung);
    this.suchnamen.set(g, name);
    return name;
  }
}
