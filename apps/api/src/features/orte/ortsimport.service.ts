import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { landAus } from '@frachtportal/domain/auftragseingang/zellwerte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Importlauf, Ortsimportangaben } from '@frachtportal/domain/stammdaten/importlauf';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { bekannteWorte, suchzeilen } from '@frachtportal/domain/tabelle/kopfzeile';
import { deutsch } from '@frachtportal/texte/server';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import { ueblicheGrenzen } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { Fachfehler, gefunden, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Ende, Mengenlaeufe, type Mengenvergleich } from '../importe/mengenlaeufe.service.js';
import { alsOrt, type Ortssatz, ortskopfworte, spaltenAus } from './geonames.js';
import { type Dateizeile, liesOrtsdatei, zeilenJeBund } from './ortsdatei.js';
import { Ortsimporte } from './ortsimporte.repository.js';

export const laufart = 'orte';

/** Told to whoever is refused. */
const wiederNachSekunden = 30;
const gleichzeitig = 2;
const hoechstensZeilen = 500_000;
const hoechstensFehler = 100;
const leseart = { kopfworte: ortskopfworte };
const tabellengrenzen = { ...ueblicheGrenzen, zeilen: 100_000, bytesEntpackt: 200 * 1_048_576 };

/** Not to be stored: the transaction ends with it. */
class OhneUebernahme extends Error {
  constructor(readonly zustand: 'geprueft' | 'rueckfrage') {
    super(zustand);
  }
}

const saetze = { geprueft: 'meldung.orte.geprueft', rueckfrage: 'meldung.orte.rueckfrage' } as const;

/** What an import has seen and done so far. */
class Stand {
  spalten: ReturnType<typeof spaltenAus>['spalten'] | undefined;
  /** What the lines so far have called their country. */
  land = '';
  laender: readonly Land[] | undefined;
  /** The column that no line above the places has. */
  fehlt: string | undefined;
  landId: number | null = null;
  vergleich: Mengenvergleich | null = null;
  zeilen = 0;
  uebernommen = 0;
  abgelehnt = 0;
  prozent = 0;
  readonly fehler: Importfehler[] = [];
  readonly gesehen = new Set<string>();
}

/**
 * Imports the places of a country from a file in the form of GeoNames. It goes on in the background; the old places
 * stay until all new ones are there, and stay for good where anything goes wrong.
 */
@Injectable()
export class Ortsimport implements BeforeApplicationShutdown {
  private readonly log = new Logger('Ortsimport');
  private readonly laufend = new Set<Promise<void>>();
  private readonly abbruch = new AbortController();

  constructor(
    private readonly laeufe: Mengenlaeufe,
    private readonly orte: Ortsimporte,
    private readonly leser: Tabellenleser,
  ) {}

  /** @throws Fachfehler 429 where others are being imported */
  async beginne(datei: Eingangsdatei, angaben: Ortsimportangaben): Promise<Importlauf> {
    if (this.laufend.size >= gleichzeitig) {
      await datei.entfernen();
      throw new Fachfehler(429, [fehler('server.zuViele')], wiederNachSekunden);
    }
    const lauf = await this.laeufe.beginne(laufart, datei.name, identitaet().benutzerId);
    const arbeit = this.fuehreAus(lauf.id, datei, angaben).finally(() => this.laufend.delete(arbeit));
    this.laufend.add(arbeit);
    return lauf;
  }

  /** A stopping process gives up; the old places are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.abbruch.abort();
    await Promise.all(this.laufend);
  }

  private async fuehreAus(id: number, datei: Eingangsdatei, angaben: Ortsimportangaben): Promise<void> {
    const stand = new Stand();
    let meldung = '';
    let zustand: Ende['zustand'] = 'fehlgeschlagen';
    try {
      await this.orte.transaktion(() => this.importiere(id, datei, angaben, stand));
      zustand = 'fertig';
      stand.prozent = 100;
      meldung = deutsch('meldung.orte.fertig', { anzahl: stand.uebernommen });
    } catch (grund) {
      if (grund instanceof OhneUebernahme) {
        zustand = grund.zustand;
        meldung = deutsch(saetze[grund.zustand], {
          vorher: stand.vergleich?.vorher ?? 0,
          nachher: stand.uebernommen,
          neu: stand.vergleich?.neu ?? 0,
          entfallen: stand.vergleich?.entfallen ?? 0,
        });
      } else {
        meldung = this.grundVon(grund);
        stand.vergleich = null;
      }
      stand.uebernommen = 0;
    }
    await datei.entfernen();
    await this.laeufe.beende(id, { ...stand, zustand, meldung }).catch((f: unknown) => this.log.error(f));
  }

  private grundVon(grund: unknown): string {
    if (grund instanceof Dateifehler) return deutsch(`meldung.${grund.key}`, grund.params);
    if (this.abbruch.signal.aborted) return deutsch('meldung.orte.abgebrochen');
    this.log.error(grund instanceof Error ? grund.stack : grund);
    return deutsch('meldung.server.unbekannt');
  }

  private async importiere(id: number, datei: Eingangsdatei, angaben: Ortsimportangaben, stand: Stand) {
    await this.lies(datei, async (zeilen) => {
      await this.uebernimm(zeilen, stand, angaben);
      stand.prozent = Math.min(99, Math.floor(((zeilen.at(-1)?.gelesen ?? 0) / datei.bytes) * 100));
      await this.laeufe.melde(id, stand);
    });
    if (!stand.spalten && stand.fehlt) throw new Dateifehler('datei.spalteFehlt', { spalte: stand.fehlt });
    if (!stand.landId || !stand.uebernommen) throw new Dateifehler('datei.leer');
    if (stand.abgelehnt && !angaben.trotzFehlern)
      throw new Dateifehler('orte.fehlerhaft', { anzahl: stand.abgelehnt });
    const vergleich = await this.orte.vergleiche(stand.landId);
    stand.vergleich = vergleich;
    if (angaben.nurPruefen) throw new OhneUebernahme('geprueft');
    if (this.laeufe.aendertViel(vergleich) && !angaben.bestaetigt) throw new OhneUebernahme('rueckfrage');
  }

  /** A text of any size line by line; a spreadsheet as a whole, as its reader can only read it so. */
  private async lies(datei: Eingangsdatei, verarbeite: (zeilen: Dateizeile[]) => Promise<void>) {
    if (datei.art !== 'xlsx') return liesOrtsdatei(datei.pfad, this.abbruch.signal, verarbeite);
    const { kopf, zeilen, herkunft } = await this.leser.lies(datei, tabellengrenzen, leseart);
    const alle = [{ nummer: herkunft?.kopfzeile ?? 1, zellen: kopf }, ...zeilen];
    for (let ab = 0; ab < alle.length; ab += zeilenJeBund) {
      this.abbruch.signal.throwIfAborted();
      const bund = alle.slice(ab, ab + zeilenJeBund).map(({ nummer, zellen }, i) => ({
        ...{ nummer, zellen: zellen.map((z) => String(z ?? '')) },
        gelesen: (datei.bytes * (ab + i)) / alle.length,
      }));
      await verarbeite(bund);
    }
  }

  /**
   * Brings back what the latest import of a country has replaced, or switches to it again.
   * @throws Fachfehler 404 for one that is not the latest, 409 while another one is running
   */
  async wechsle(id: number): Promise<Importlauf> {
    const { landId, gilt } = gefunden(await this.laeufe.umkehrbares(laufart, id));
    if (!landId) throw nichtGefunden();
    await this.orte.transaktion(async () => {
      await this.orte.tausche(landId).catch((grund: unknown) => {
        if (grund instanceof Dateifehler) throw new Fachfehler(409, [fehler('orte.laeuftSchon')]);
        throw grund;
      });
      await this.laeufe.setzeZustand(id, gilt ? 'zurueckgenommen' : 'fertig');
    });
    return gefunden(await this.laeufe.eines(laufart, id));
  }

  private async uebernimm(zeilen: Dateizeile[], stand: Stand, angaben: Ortsimportangaben): Promise<void> {
    const orte: Ortssatz[] = [];
    for (const zeile of zeilen) {
      if (!stand.spalten && nimmKopf(zeile, stand)) continue;
      if (++stand.zeilen > hoechstensZeilen)
        throw new Dateifehler('datei.zuVieleZeilen', { max: hoechstensZeilen });
      await this.verlangeLand(zeile, stand, angaben);
      const ort = pruefe(zeile, stand);
      if (ort) orte.push(ort);
    }
    if (orte.length && stand.landId) await this.orte.fuegeEin(stand.landId, orte);
    stand.uebernommen += orte.length;
  }

  /** One file, one country: the first row says which, and with that its old places go. */
  private async verlangeLand({ zellen, nummer }: Dateizeile, stand: Stand, angaben: Ortsimportangaben) {
    const text = (zellen[stand.spalten?.land ?? 0] ?? '').trim();
    if (stand.landId && text === stand.land) return;
    stand.laender ??= await this.orte.laender();
    // The files of GeoNames name ISO codes, some of which are vehicle signs of others.
    const iso2 = text.toUpperCase();
    const land = stand.laender.find((l) => l.iso2 === iso2) ?? landAus(text, stand.laender);
    if (stand.landId && land?.id !== stand.landId)
      throw new Dateifehler('orte.mehrereLaender', { zeile: nummer });
    stand.land = text;
    if (stand.landId) return;
    if (!land) throw new Dateifehler('orte.land', { land: text.slice(0, 20) || '?', zeile: nummer });
    if (angaben.landId && angaben.landId !== land.id)
      throw new Dateifehler('orte.anderesLand', { land: text });
    stand.landId = land.id;
    await this.orte.leere(land.id);
  }
}

/** Finds the columns by a line. Is it none of places, but a head line or a title above it? */
function nimmKopf({ zellen, nummer }: Dateizeile, stand: Stand): boolean {
  const { spalten, istKopf, fehlt } = spaltenAus(zellen);
  if (fehlt) {
    stand.fehlt ??= fehlt;
    if (nummer < suchzeilen && bekannteWorte(zellen, leseart) < 2) return true;
    throw new Dateifehler('datei.spalteFehlt', { spalte: fehlt });
  }
  const namen = zellen.filter(Boolean);
  if (istKopf && new Set(namen).size < namen.length) {
    const spalte = namen.find((z, i) => namen.indexOf(z) !== i) ?? '';
    throw new Dateifehler('datei.spalteDoppelt', { spalte: spalte.slice(0, 60) });
  }
  stand.spalten = spalten;
  return istKopf;
}

/** The place of a row; undefined for one that is wrong, which is noted, or that has been there before. */
function pruefe({ zellen, nummer }: Dateizeile, stand: Stand): Ortssatz | undefined {
  const ort = stand.spalten && alsOrt(zellen, stand.spalten);
  if (!ort) return undefined;
  if ('key' in ort) {
    stand.abgelehnt++;
    if (stand.fehler.length < hoechstensFehler)
      stand.fehler.push({
        zeile: nummer,
        field: ort.field,
        key: ort.key,
        text: deutsch(`meldung.${ort.key}`),
      });
    return undefined;
  }
  const schluessel = `${ort.plz}\t${ort.ortsname}`;
  if (stand.gesehen.has(schluessel)) return undefined;
  stand.gesehen.add(schluessel);
  return ort;
}
