import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { landAus } from '@frachtportal/domain/auftragseingang/zellwerte';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import type { Eingangsdatei } from '../../../platform/dateien/upload.js';
import type {
  Aenderung,
  Lauf,
  Mengenart,
  Mengenstand,
  Uebernommenes,
  Vorgang,
  Vorgangsbefund,
} from '../../importe/importe.service.js';
import { Mengenuebernahme } from '../../importe/menge/mengenuebernahme.service.js';
import {
  alsOrt,
  erkenneOrtsspalten,
  type Ortssatz,
  type Ortsspalte,
  ortskopfworte,
  ortspflicht,
  ortsspalten,
} from './geonames.js';
import { Ortsimporte, ortsschluessel } from './ortsimporte.repository.js';
import { unplausibel } from './ortsplausibilitaet.js';
import { liesOrtsstrom } from './ortsstrom.js';

const hoechstensZeilen = 500_000;
const schub = 2500;
const ohneLand: Mengenstand = { vorher: 0, entfallen: 0, grundlage: '' };

type Gelesenerort = { ort: Ortssatz } | { meldung: Meldung };
const zeileVon = ({ zeilen, nummer }: Vorgang): Dateizeile => zeilen[0] ?? { nummer, zellen: [] };

/** The places of a country from a file, in the form of GeoNames or as people write it. One file, one country. */
@Injectable()
export class Ortsart implements Mengenart {
  readonly art = 'orte';
  readonly grenzen = { ...ueblicheGrenzen, zeilen: 100_000, bytesEntpackt: 200 * 1_048_576 };
  readonly schub = { pruefung: schub, uebernahme: schub };
  readonly behalten = 20;
  readonly ereignisse = {
    uebernommen: 'stammdaten.importiert',
    zurueckgenommen: 'stammdaten.zurueckgenommen',
  } as const;
  readonly kopfworte = ortskopfworte;
  readonly mengenworte = [];

  constructor(
    private readonly orte: Ortsimporte,
    private readonly mengen: Mengenuebernahme,
  ) {}

  liesStrom({ pfad }: Pick<Eingangsdatei, 'pfad'>) {
    return liesOrtsstrom(pfad, hoechstensZeilen);
  }

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkenneOrtsspalten(kopf);
  }

  istSpalte(name: string): boolean {
    return ortsspalten.some((s) => s === name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return ortspflicht.filter((s) => !zuordnung.includes(s));
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const { landId, gelesene } = await this.lies(lauf, vorgaenge);
    const gute = gelesene.flatMap((g) => ('ort' in g ? [g.ort] : []));
    const da = landId ? await this.orte.nachPlz(landId, gute) : new Map<string, Ortssatz>();
    return vorgaenge.map((vorgang, i) => {
      const { nummer } = vorgang;
      const gelesen = gelesene[i];
      if (!gelesen || 'meldung' in gelesen) {
        const meldung = gelesen?.meldung ?? fehler('orte.ohneName', 'ort');
        const spalte = lauf.zuordnung.indexOf(meldung.field ?? '');
        const ort = { zeile: zeileVon(vorgang).nummer, spalte: spalte < 0 ? null : spalte };
        return { nummer, referenz: null, ausgang: 'abgelehnt', meldungen: [{ ort, meldung }] };
      }
      const referenz = ortsschluessel(gelesen.ort);
      const vorher = da.get(referenz);
      const aenderungen = vorher ? unterschiede(vorher, gelesen.ort) : [];
      const ausgang = vorher ? (aenderungen.length ? 'geaendert' : 'unveraendert') : 'neu';
      return { nummer, referenz, ausgang, meldungen: [], aenderungen };
    });
  }

  /** Original files name some places twice: the first of them counts. */
  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    const meldung = fehler('stammdatenimport.zeileDoppelt', 'ort', { zeile });
    return { ...befund, ausgang: 'doppelt', aenderungen: [], meldungen: [{ ort, meldung }] };
  }

  async sperre({ landId }: Lauf): Promise<void> {
    if (landId) await this.orte.sperre(landId);
  }

  async vergleiche({ id, landId }: Lauf): Promise<Mengenstand> {
    return landId ? this.orte.vergleiche(landId, id) : ohneLand;
  }

  async entfallende({ id, landId }: Lauf, { hoechstens, ab }: { hoechstens: number; ab: number }) {
    return landId ? this.orte.entfallende(landId, id, hoechstens, ab) : { texte: [], gesamt: 0 };
  }

  async merke({ landId }: Lauf): Promise<void> {
    if (landId) await this.orte.merke(landId);
  }

  async leere({ landId }: Lauf): Promise<void> {
    if (landId) await this.orte.leere(landId);
  }

  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Uebernommenes[]> {
    const { landId, gelesene } = await this.lies(lauf, vorgaenge);
    const gute = gelesene.flatMap((g) => ('ort' in g ? [g.ort] : []));
    if (landId && gute.length) await this.orte.fuegeEin(landId, gute);
    return [];
  }

  async wechsle({ landId }: Lauf): Promise<void> {
    if (landId) await this.orte.tausche(landId);
  }

  /** The first line that names a country says whose places they are, unless that was said beside the file. */
  private async lies(lauf: Lauf, vorgaenge: readonly Vorgang[]) {
    const laender = await this.orte.laender();
    const bekannt = new Map<string, Land | undefined>();
    const landVon = (text: string) => {
      if (!bekannt.has(text)) bekannt.set(text, land(text, laender));
      return bekannt.get(text);
    };
    let { landId } = lauf;
    const gelesene = vorgaenge.map((v): Gelesenerort => {
      const zellen = zeileVon(v).zellen;
      const zelle = (s: Ortsspalte) => String(zellen[lauf.zuordnung.indexOf(s)] ?? '').trim();
      const text = zelle('land');
      const seines = landVon(text);
      if (!seines) return { meldung: fehler('auftragseingang.land', 'land', { wert: text.slice(0, 60) }) };
      landId ??= seines.id;
      if (seines.id !== landId)
        return { meldung: fehler('orte.anderesLand', 'land', { land: text.slice(0, 60) }) };
      const ort = alsOrt(zelle);
      if ('key' in ort) return { meldung: { severity: 'ERROR', ...ort } };
      const meldung = unplausibel(ort, seines);
      return meldung ? { meldung } : { ort };
    });
    if (landId && !lauf.landId) await this.mengen.setzeLand(lauf.id, landId);
    return { landId, gelesene };
  }
}

/** The files of GeoNames name ISO codes, some of which are vehicle signs of others. */
function land(text: string, laender: readonly Land[]): Land | undefined {
  const iso2 = text.toUpperCase();
  return laender.find((l) => l.iso2 === iso2) ?? landAus(text, laender);
}

function unterschiede(vorher: Ortssatz, nachher: Ortssatz): Aenderung[] {
  const text = (wert: number | null) => (wert === null ? null : String(wert));
  return (['breite', 'laenge'] as const)
    .filter((f) => vorher[f] !== nachher[f])
    .map((field) => ({ field, vorher: text(vorher[field]), nachher: text(nachher[field]) }));
}
