import type { Land } from '@frachtportal/domain/stammdaten/land';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../platform/database/gedaechtnis.js';

type Aliase = ReadonlyMap<number, readonly string[]>;

const lies = anweisung(
  'laenderkuerzel.lies',
  "SELECT id, lkz_alias AS alias FROM land WHERE lkz_alias <> '{}'",
);

/** Countries by any sign that is in use for them: partners still send GB for UK, MK for NMK. */
@Injectable()
export class Laenderkuerzel {
  private readonly gemerkt: Gedaechtnis<Aliase>;

  constructor(
    private readonly db: Datenbank,
    aenderungen: Aenderungen,
  ) {
    this.gemerkt = new Gedaechtnis(aenderungen, ['land'], 1);
  }

  /** Those the text is a sign of, before those whose sign or name begins with it. */
  async suche(laender: readonly Land[], text: string): Promise<Land[]> {
    const aliase = await this.aliase();
    const zeichen = text.trim().toUpperCase();
    const anfang = suchform(text);
    const rang = (l: Land) => {
      if (l.lkz === zeichen) return 0;
      if (l.iso2 === zeichen || aliase.get(l.id)?.includes(zeichen)) return 1;
      return l.lkz.startsWith(zeichen) || suchform(l.bezeichnung).startsWith(anfang) ? 2 : 3;
    };
    return laender.filter((l) => !l.awSperre && rang(l) < 3).sort((a, b) => rang(a) - rang(b));
  }

  private aliase(): Promise<Aliase> {
    return this.gemerkt.hole('alle', () => this.lies());
  }

  private async lies(): Promise<Aliase> {
    const zeilen = await this.db.sql(lies);
    return new Map(zeilen.map((z) => [z.id, z.alias]));
  }
}
