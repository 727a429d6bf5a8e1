import { createHash } from 'node:crypto';
import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  erkenneMautspalten,
  mautkopfworte,
  mautpflicht,
  mautspaltennamen,
} from '@frachtportal/domain/maut/mautdatei';
import { bestandteile, type Mautraster } from '@frachtportal/domain/maut/mauttabelle';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import type {
  Aenderung,
  Importart,
  Lauf,
  Uebernommenes,
  Vorgang,
  Vorgangsbefund,
} from '../../importe/importe.service.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { Mauttabellen, type TabelleMitRaster } from '../mauttabellen.repository.js';
import { type Gelesenetabelle, gruppiere, liesTabelle } from './mautdateizeilen.js';

const hoechstensPreise = 50_000;
const gezeigtePreise = 20;
const kopffelder = ['gueltigBis', 'umwegProzent', 'quelle', ...bestandteile] as const;

/** How a table was before a file has changed it, or which country's first it was. */
interface Vorher {
  landId: number;
  tabelle: TabelleMitRaster | null;
  /** As which the file has left it. */
  danach: string;
}

const kennung = (t: { land: { id: number }; name: string; gueltigVon: string }) =>
  `${t.land.id} ${t.gueltigVon} ${suchform(t.name)}`;

/** Of all that a table says; how often it was changed is no part of it. */
function abdruck(tabelle: TabelleMitRaster | undefined): string {
  const { version: _, ...inhalt } = tabelle ?? { version: 0 };
  return createHash('sha256').update(JSON.stringify(inhalt)).digest('hex');
}

/** Toll tables from a file: lines of one country, name and first day are one table. Others stay as they are. */
@Injectable()
export class Mautart implements Importart {
  readonly art = 'maut';
  readonly grenzen = { ...ueblicheGrenzen, zeilen: hoechstensPreise };
  readonly schub = { pruefung: 100, uebernahme: 100 };
  readonly alsGanzes = true;
  readonly behalten = 20;
  readonly ereignisse = {
    uebernommen: 'stammdaten.importiert',
    zurueckgenommen: 'stammdaten.zurueckgenommen',
  } as const;
  readonly kopfworte = mautkopfworte;
  readonly mengenworte = [];

  constructor(
    private readonly db: Datenbank,
    private readonly tabellen: Mauttabellen,
    private readonly stammdaten: Stammdaten,
  ) {}

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkenneMautspalten(kopf);
  }

  istSpalte(name: string): boolean {
    return mautspaltennamen.some((s) => s === name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return mautpflicht.filter((s) => !zuordnung.includes(s));
  }

  bereiteVor(lauf: Pick<Lauf, 'zuordnung'>, zeilen: Dateizeile[]) {
    return gruppiere(lauf, zeilen);
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const gelesene = await this.lies(lauf, vorgaenge);
    const da = await this.bestand(gelesene);
    return vorgaenge.map(({ nummer }, i) => {
      const gelesen = gelesene[i];
      if (!gelesen || gelesen.meldungen.length)
        return { nummer, referenz: null, ausgang: 'abgelehnt', meldungen: gelesen?.meldungen ?? [] };
      const vorher = da.get(kennung(gelesen.tabelle));
      const aenderungen = vorher ? unterschiede(vorher, gelesen) : [];
      const ausgang = vorher ? (aenderungen.length ? 'geaendert' : 'unveraendert') : 'neu';
      return {
        nummer,
        ausgang,
        referenz: kennung(gelesen.tabelle).slice(0, 400),
        meldungen: [],
        aenderungen,
      };
    });
  }

  /** Lines of one table are one thing, so none comes twice. */
  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    const meldung = fehler('stammdatenimport.zeileDoppelt', 'name', { zeile });
    return { ...befund, ausgang: 'abgelehnt', aenderungen: [], meldungen: [{ ort, meldung }] };
  }

  sperre(): Promise<void> {
    return this.db.sperre('mauttabellen');
  }

  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Uebernommenes[]> {
    const gelesene = await this.lies(lauf, vorgaenge);
    const da = await this.bestand(gelesene);
    const gestellt: { id: number; landId: number; vorher: TabelleMitRaster | null }[] = [];
    for (const { tabelle, raster } of gelesene) {
      const vorher = da.get(kennung(tabelle)) ?? null;
      if (vorher) await this.tabellen.aendere(vorher.id, tabelle, raster, vorher.version);
      const id = vorher?.id ?? (await this.tabellen.lege(tabelle, raster));
      gestellt.push({ id, landId: tabelle.land.id, vorher });
    }
    const jetzt = await this.nachId(gestellt.map((g) => g.landId));
    return gestellt.map(({ id, landId, vorher }) => {
      const gemerkt: Vorher = { landId, tabelle: vorher, danach: abdruck(jetzt.get(id)) };
      return { gegenstandId: id, vorher: gemerkt };
    });
  }

  /** @throws Fachfehler 409 with the table that somebody has changed since */
  async nimmZurueck(dinge: Uebernommenes[]): Promise<void> {
    for (const { gegenstandId, vorher } of dinge) {
      const { landId, tabelle, danach } = vorher as Vorher;
      const id = gegenstandId ?? 0;
      const jetzt = (await this.nachId([landId])).get(id);
      const name = jetzt?.name ?? tabelle?.name ?? '';
      if (!jetzt || abdruck(jetzt) !== danach) throw konflikt('stammdatenimport.seitherGeaendert', { name });
      if (tabelle) await this.tabellen.aendere(id, { ...tabelle, preise: [] }, tabelle.raster, jetzt.version);
      else await this.tabellen.loesche(id, landId);
    }
  }

  /** How many tables there are. */
  anzahl(): Promise<number> {
    return this.tabellen.anzahl();
  }

  private async nachId(laender: readonly number[]): Promise<Map<number, TabelleMitRaster>> {
    return new Map((await this.tabellen.derLaender([...new Set(laender)])).map((t) => [t.id, t]));
  }

  private async lies(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Gelesenetabelle[]> {
    const laender = await this.stammdaten.liste('land', []);
    return vorgaenge.map((v) => liesTabelle(lauf, v, laender));
  }

  private async bestand(gelesene: readonly Gelesenetabelle[]): Promise<Map<string, TabelleMitRaster>> {
    const laender = gelesene.flatMap((g) => (g.meldungen.length ? [] : [g.tabelle.land.id]));
    const alle = laender.length ? await this.tabellen.derLaender([...new Set(laender)]) : [];
    return new Map(alle.map((t) => [kennung(t), t]));
  }
}

/** What a file changes of a table: of its prices the first, and how many more. */
function unterschiede(vorher: TabelleMitRaster, { tabelle, raster }: Gelesenetabelle): Aenderung[] {
  const text = (wert: unknown) => (wert === null || wert === undefined || wert === '' ? null : String(wert));
  const kopf = kopffelder
    .filter((f) => text(vorher[f]) !== text(tabelle[f]))
    .map((field) => ({ field, vorher: text(vorher[field]), nachher: text(tabelle[field]) }));
  const [alte, neue] = [preiseVon(vorher.raster), preiseVon(raster)];
  const anders = [...new Set([...alte.keys(), ...neue.keys()])]
    .filter((stufe) => alte.get(stufe) !== neue.get(stufe))
    .map((stufe) => ({
      field: 'betrag',
      vorher: alte.has(stufe) ? `${stufe}: ${alte.get(stufe)}` : null,
      nachher: neue.has(stufe) ? `${stufe}: ${neue.get(stufe)}` : null,
    }));
  const weitere = anders.length - gezeigtePreise;
  const rest = weitere > 0 ? [{ field: 'betrag', vorher: null, nachher: `+ ${weitere}` }] : [];
  return [...kopf, ...anders.slice(0, gezeigtePreise), ...rest];
}

function preiseVon({ kgBis, kmBis, cent }: Mautraster): Map<string, string> {
  const stufen = kgBis.flatMap((kg, i) =>
    kmBis.map(
      (km, j) => [`${kg} kg, ${km} km`, ((cent[i]?.[j] ?? 0) / 100).toFixed(2).replace('.', ',')] as const,
    ),
  );
  return new Map(stufen);
}
