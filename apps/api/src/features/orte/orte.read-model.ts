import { type Ortsfrage, zerlegeOrtssuche } from '@frachtportal/domain/stammdaten/ortssuche';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import {
  eines,
  landZuLkz,
  nachName,
  nachPlz,
  nachWort,
  niederlaendisch,
  type Ortszeile,
} from './ortsabfragen.read-model.js';

/** Sorts behind every text that begins with it. */
const hinter = (anfang: string) => `${anfang}\u{10ffff}`;
const kuerzestesWort = 3;

/** Towns and postal codes as somebody types them. */
@Injectable()
export class Orte {
  constructor(private readonly db: Datenbank) {}

  /**
   * Places whose postal code or name begins with the text, whatever the accents and the case; names with a later
   * word that begins so come after them. Home countries first.
   */
  async vorschlaege(text: string, hoechstens: number, landId: number | null): Promise<Ortszeile[]> {
    const frage = zerlegeOrtssuche(text);
    if (frage.vierstellig) {
      const genau = await this.vierstellige(frage.vierstellig, frage.name, hoechstens, landId);
      if (genau.length) return genau;
    }
    const anfaenge = await this.suche(frage, hoechstens, landId);
    const rest = hoechstens - anfaenge.length;
    if (frage.plz.length || rest <= 0 || frage.name.length < kuerzestesWort) return anfaenge;
    return [...anfaenge, ...(await this.mitWort(frage.name, rest, landId))];
  }

  /** Like `vorschlaege`, in the country of a vehicle sign or ISO code; none for a sign that is none. */
  async vorschlaegeZuLkz(lkz: string, text: string, hoechstens: number): Promise<Ortszeile[]> {
    const land = await this.db.eine(landZuLkz, [lkz.toUpperCase()]);
    return land ? this.vorschlaege(text, hoechstens, land.id) : [];
  }

  /** Places whose postal code and name begin with what is given; nothing given finds nothing. */
  gezielt(ortsname: string, plz: string, hoechstens: number, landId: number | null): Promise<Ortszeile[]> {
    const schreibweisen = plz ? zerlegeOrtssuche(plz).plz : [];
    if (plz && !schreibweisen.length) return Promise.resolve([]);
    return this.suche({ plz: schreibweisen, name: suchform(ortsname) }, hoechstens, landId);
  }

  eines(id: number): Promise<Ortszeile | undefined> {
    return this.db.eine(eines, [id]);
  }

  private suche({ plz, name }: Pick<Ortsfrage, 'plz' | 'name'>, hoechstens: number, landId: number | null) {
    if (plz.length)
      return this.db.sql(nachPlz, [landId, hoechstens, plz, plz.map(hinter), name, hinter(name)]);
    if (!name) return Promise.resolve([]);
    return this.db.sql(nachName, [landId, hoechstens, name, hinter(name)]);
  }

  private mitWort(name: string, hoechstens: number, landId: number | null): Promise<Ortszeile[]> {
    const wort = name.replace(/[ (/-]+/g, ' ').trim();
    if (wort.length < kuerzestesWort) return Promise.resolve([]);
    return this.db.sql(nachWort, [landId, hoechstens, wort, hinter(wort), name]);
  }

  private vierstellige(
    { ziffern, plz }: NonNullable<Ortsfrage['vierstellig']>,
    name: string,
    hoechstens: number,
    landId: number | null,
  ): Promise<Ortszeile[]> {
    return this.db.sql(niederlaendisch, [landId, hoechstens, ziffern, plz, name]);
  }
}
