import { type Gefahrgutklasse, giltAm } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { neuesteZuerst } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type {
  Gefahrgutfrage,
  Gefahrgutseitenfrage,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutsuche';
import { unnummerAus } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutsuche';
import { aenderungen } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutvergleich';
import { type Gefahrgutwechsel, zeileAm } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutwechsel';
import { rangVon } from '@frachtportal/domain/stammdaten/listensuche';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';

const hoechstensVorschlaege = 50;
const ueblicheSeite = 50;

/** Finds rows of the dangerous-goods table, which is held in memory. */
@Injectable()
export class Gefahrgutsuche {
  /** Names as they are searched for; the rows stay the same until the table changes. */
  private readonly suchnamen = new WeakMap<Gefahrgutklasse, string>();

  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly ausgaben: Gefahrgutausgaben,
  ) {}

  /**
   * Rows valid on the day (today, where none is named) whose number begins with, and whose name contains, what was
   * typed: all rows of a number, names that begin so before the others; the latest edition before those that may be
   * used beside it. Entries that no order can name are not offered.
   */
  async vorschlaege({ unnr, bezeichnung, tag, version }: Gefahrgutfrage): Promise<Gefahrgutklasse[]> {
    const gueltig = (await this.gueltigAm(tag ?? heute())).filter(
      (g) => g.zulassung === null && (!version || g.version === version),
    );
    return this.passende(gueltig, unnr ?? '', bezeichnung ?? '')
      .sort(neuesteZuerst)
      .slice(0, hoechstensVorschlaege);
  }

  /** What stands for a row on the day of a pickup, and what differs; undefined where there is no such row. */
  async wechsel(id: number, tag: string): Promise<Gefahrgutwechsel | undefined> {
    const alt = await this.stammdaten.eintrag('gefahrgutklasse', id, []);
    if (!alt) return undefined;
    const neu = zeileAm(alt, await this.alle(), tag) ?? null;
    return { alt, neu, aenderungen: neu && aenderungen(alt, neu, deutsch) };
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

  /** Every row but those that others of their edition have replaced: these are known by their id only. */
  private async alle(): Promise<readonly Gefahrgutklasse[]> {
    const ersetzt = new Set(await this.ausgaben.ersetzte());
    const zeilen = await this.stammdaten.liste('gefahrgutklasse', []);
    return ersetzt.size ? zeilen.filter((g) => !ersetzt.has(g.id)) : zeilen;
  }

  private suchname(g: Gefahrgutklasse): string {
    const name = this.suchnamen.get(g) ?? suchform(g.bezeichnung);
    this.suchnamen.set(g, name);
    return name;
  }
}
