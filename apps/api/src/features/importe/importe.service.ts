import {
  type Dateilauf,
  type Eingangskorrektur,
  type Eingangszeilenfrage,
  type Eingangszuordnung,
  istTabelle,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt } from '../../platform/errors/fachfehler.js';
import { alsAbgelehntXlsx } from './abgelehnte.js';
import { Gruppierung } from './gruppierung.service.js';
import type { Importart } from './importart.js';
import { aendertGruppe, korrigiert } from './korrektur.js';
import { Laeufe, type Laufstand } from './laeufe.repository.js';
import { istMenge } from './laufangaben.read-model.js';
import { type Laufzeile, Laufzeilen } from './laufzeilen.repository.js';
import { Neueinlesen } from './neueinlesen.service.js';
import { Pruefung } from './pruefung.service.js';
import { fingerabdruck, gewuenscht } from './zuordnungswunsch.js';

export type {
  Aenderung,
  Importart,
  Lauf,
  Leseprofil,
  Mengenart,
  Mengenstand,
  Nachrichtentabelle,
  Uebernommenes,
  Vorbereitung,
  Vorgang,
  Vorgangsbefund,
  Zeilenstrom,
} from './importart.js';
export type { Laufzeile } from './laufzeilen.repository.js';

/** So many lines are answered where nobody says how many. */
const ueblicheSeite = 100;

/** Lines of a run, and what they are shown with. */
interface Laufseite {
  zeilen: Laufzeile[];
  gesamt: number;
  lauf: Laufstand;
}

/** The steps of an import up to taking it over: a file, what its columns mean, and what would become of its lines. */
@Injectable()
export class Importe {
  constructor(
    private readonly db: Datenbank,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly pruefung: Pruefung,
    private readonly neu: Neueinlesen,
    private readonly gruppierung: Gruppierung,
  ) {}

  eines(art: Importart, id: number): Promise<Dateilauf> {
    return this.laeufe.eines(art.art, id);
  }

  neueste(art: Importart): Promise<Dateilauf[]> {
    return this.laeufe.neueste(art.art);
  }

  /** Goes on with a check that was interrupted. */
  pruefeWeiter(art: Importart, id: number): Promise<Dateilauf> {
    return this.pruefung.weiter(art, id);
  }

  async zuordnung(art: Importart, id: number): Promise<Eingangszuordnung> {
    const lauf = await this.laeufe.stand(art.art, id);
    const beispiele = await this.zeilen.beispiele(id);
    const beispiel = (i: number) =>
      beispiele.map((z) => z[i]).find((w) => w !== null && w !== undefined && w !== '');
    return {
      blatt: lauf.blatt,
      blaetter: lauf.blaetter.map((name) => ({ name })),
      kopfzeile: lauf.kopfzeile,
      spalten: lauf.kopf.map((name, nummer) => ({
        nummer,
        name,
        beispiel: String(beispiel(nummer) ?? '').slice(0, 300) || null,
        feld: lauf.zuordnung[nummer] ?? null,
      })),
      fehlend: lauf.kopf.length ? art.fehlend(lauf.zuordnung).map((name) => ({ name })) : [],
    };
  }

  /** Says what the columns mean, remembers it for the next file with this head, and checks anew. @throws Fachfehler 400, 409 */
  async setzeZuordnung(art: Importart, id: number, wunsch: Eingangszuordnung): Promise<Dateilauf> {
    const blatt = wunsch.blatt ?? null;
    const vorher = await this.laeufe.stand(art.art, id);
    const anderes = blatt !== null && blatt !== vorher.blatt;
    const gelesen = anderes ? await this.neu.lies(art, id, blatt) : undefined;
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      verlangeZustand(lauf, ['zuzuordnen', 'pruefung', 'geprueft']);
      if (!istTabelle(lauf.format)) throw konflikt('auftragseingang.zustand');
      if (gelesen) {
        await this.laeufe.neuGelesen(id, gelesen);
        await this.zeilen.ersetze(id, gelesen.zeilen);
        const neu = { ...lauf, kopf: gelesen.kopf };
        return this.gruppierung.ordneZu(
          art,
          neu,
          await this.gruppierung.vorschlag(art, lauf.mandantId, gelesen),
        );
      }
      const zuordnung = gewuenscht(art, lauf, wunsch);
      // What is not enough for any order would only be asked for again.
      if (!art.fehlend(zuordnung).length)
        await this.laeufe.merke(art.art, lauf.mandantId, fingerabdruck(lauf.kopf), zuordnung);
      await this.gruppierung.ordneZu(art, lauf, zuordnung);
    });
    return this.pruefung.weiter(art, id);
  }

  /** A run with what its message said of itself. @throws Fachfehler 404 */
  stand(art: Importart, id: number): Promise<Laufstand> {
    return this.laeufe.stand(art.art, id);
  }

  async seite(
    art: Importart,
    id: number,
    { nur, page, searchLimit }: Eingangszeilenfrage,
  ): Promise<Laufseite> {
    const lauf = await this.laeufe.stand(art.art, id);
    const hoechstens = searchLimit ?? ueblicheSeite;
    const teil = { nurFehler: nur === 'fehler', hoechstens, ab: (page ?? 0) * hoechstens };
    return { ...(await this.zeilen.seite(id, teil)), lauf };
  }

  /** All lines that were refused. */
  async alleAbgelehnten(art: Importart, id: number): Promise<Laufseite> {
    const lauf = await this.laeufe.stand(art.art, id);
    const teil = { nurFehler: true, hoechstens: art.grenzen.zeilen, ab: 0 };
    return { ...(await this.zeilen.seite(id, teil)), lauf };
  }

  /** Changes cells of a line and checks what it belongs to again; nothing that has been taken over. @throws Fachfehler 404, 409 */
  async korrigiere(
    art: Importart,
    id: number,
    nummer: number,
    korrektur: Eingangskorrektur,
  ): Promise<{ zeile: Laufzeile; lauf: Laufstand }> {
    await this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      // A set that was put in place is another one: what was refused of it is sent again.
      verlangeZustand(lauf, ['pruefung', 'geprueft', ...(istMenge(art) ? [] : (['uebernommen'] as const))]);
      const zeile = await this.zeile(id, nummer);
      if (zeile.uebernommen) throw konflikt('auftragseingang.zustand');
      const zellen = korrigiert(zeile.zellen, korrektur);
      await this.zeilen.korrigiere(id, nummer, zellen);
      if (art.alleZusammen || (art.bereiteVor && aendertGruppe(lauf, zeile.zellen, zellen)))
        await this.gruppierung.gruppiere(art, lauf, lauf.zuordnung);
      else await this.gruppierung.pruefeVorgang(id, zeile.vorgang);
      await this.laeufe.setze(id, 'pruefung');
    });
    await this.pruefung.weiter(art, id);
    return { zeile: await this.zeile(id, nummer), lauf: await this.laeufe.stand(art.art, id) };
  }

  /** The lines that were refused, as a file to be corrected and sent again. */
  async abgelehnte(art: Importart, id: number, sage: Uebersetzer): Promise<{ name: string; inhalt: Buffer }> {
    const { dateiname } = await this.laeufe.eines(art.art, id);
    const { zeilen, lauf } = await this.alleAbgelehnten(art, id);
    const stamm = dateiname.replace(/\.[^.]*$/, '') || dateiname;
    return {
      name: `${stamm} ${sage('auftragseingang.abgelehnt.blatt')}.xlsx`,
      inhalt: await alsAbgelehntXlsx(art, lauf.kopf, zeilen, sage),
    };
  }

  /** Forgets file and lines. @throws Fachfehler 409 where something was taken over */
  async verwirf(art: Importart, id: number): Promise<void> {
    await this.db.transaktion(async () => {
      verlangeZustand(await this.laeufe.gesperrt(art.art, id), ['zuzuordnen', 'pruefung', 'geprueft']);
      if ((await this.laeufe.eines(art.art, id)).uebernommen) throw konflikt('auftragseingang.zustand');
      await this.laeufe.verwirf(id);
    });
  }

  private async zeile(id: number, nummer: number): Promise<Laufzeile> {
    const { zeilen } = await this.zeilen.seite(id, { nurFehler: false, hoechstens: 1, ab: 0, nummer });
    return gefunden(zeilen[0]);
  }
}

function verlangeZustand({ zustand }: Laufstand, erlaubt: Laufstand['zustand'][]): void {
  if (!erlaubt.includes(zustand)) throw konflikt('auftragseingang.zustand');
}
