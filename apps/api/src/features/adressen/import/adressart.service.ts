import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { hoechstensImportzeilen } from '@frachtportal/domain/adresse/adressimport';
import {
  adresskopfworte,
  adresszelle,
  buchspalten,
  erkenneSpalten,
  spaltentitel,
} from '@frachtportal/domain/adresse/adresstabelle';
import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type { Eingangsformat } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ohneFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type {
  Importart,
  Lauf,
  Uebernommenes,
  Vorgang,
  Vorgangsbefund,
} from '../../importe/importe.service.js';
import { mandantVon } from '../../importe/laufangaben.read-model.js';
import { mitGleichschutz } from '../adressbuch/adressbuch-dateien.js';
import { AdresseLesen } from '../adresse-lesen.read-model.js';
import { AdresseSchreiben } from '../adresse-schreiben.repository.js';
import { Laender } from '../suche/laender.read-model.js';
import { Adressruecknahme } from './adressruecknahme.service.js';
import {
  aenderungen,
  anZellen,
  ausJson,
  type Bestand,
  type Gelesenezeile,
  liesZeile,
  type Umgebung,
  zusammengefuehrt,
} from './adresszeilen.js';
import { ImportAbgleich, kennzeichen } from './importabgleich.repository.js';

/** So many rows are read, compared and stored at a time; between them other requests have their turn. */
const schub = 500;

const alsAdresse = (werte: object) => Object.assign(new Adresse(), werte);
const zeileVon = ({ zeilen, nummer }: Vorgang): Dateizeile => zeilen[0] ?? { nummer, zellen: [] };

/** Addresses from a file: good rows are stored, bad ones are named; a failure on the way undoes all. */
@Injectable()
export class Adressart implements Importart {
  readonly art = 'adressen';
  readonly grenzen = { ...ueblicheGrenzen, zeilen: hoechstensImportzeilen };
  readonly schub = { pruefung: schub, uebernahme: schub };
  readonly alsGanzes = true;
  readonly behalten = 20;
  readonly formelnJeZeile = true;
  readonly ereignisse = {
    uebernommen: 'adressen.importiert',
    zurueckgenommen: 'adressen.zurueckgenommen',
  } as const;
  readonly kopfworte = adresskopfworte;
  readonly mengenworte = [];

  constructor(
    private readonly db: Datenbank,
    private readonly abgleich: ImportAbgleich,
    private readonly schreiben: AdresseSchreiben,
    private readonly laender: Laender,
    private readonly lesen: AdresseLesen,
    private readonly ruecknahme: Adressruecknahme,
  ) {}

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkenneSpalten(kopf, deutsch);
  }

  istSpalte(name: string): boolean {
    return buchspalten.some((s) => s === name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return zuordnung.includes('name') ? [] : ['name'];
  }

  /** What the export of an address book has made a text of in CSV stands as it would in XLSX. */
  zelle(text: string, format: Eingangsformat): string {
    return format === 'csv' && text.startsWith("'") ? mitGleichschutz(ohneFormelschutz(text)) : text;
  }

  alsTabelle(zeilen: readonly Dateizeile[], sage: Uebersetzer) {
    const werte = zeilen.map((z) => ({ ...(ausJson(z) as Record<string, unknown> | null) }));
    const spalten = buchspalten.filter((s) => werte.some((w) => w[s] !== undefined));
    return {
      kopf: spalten.map((s) => spaltentitel(s, sage)),
      zeilen: werte.map((w) => spalten.map((s) => mitGleichschutz(adresszelle(w[s])) || null)),
    };
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const umgebung = await this.umgebung(lauf);
    const gelesene = vorgaenge.map((v) => liesZeile(lauf, zeileVon(v), umgebung.laender));
    const bestand = await this.bestand(lauf, gelesene);
    return vorgaenge.map((v, i) => {
      const gelesen = gelesene[i] ?? { meldungen: [] };
      return this.befund(lauf, v, gelesen, { umgebung, bestand });
    });
  }

  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    const nummer = befund.referenz?.startsWith('nr ') ? befund.referenz.slice(3) : null;
    const meldung = nummer
      ? fehler('adressimport.nummerDoppelt', 'fremdnummer', { nummer, zeile })
      : fehler('adressimport.zeileDoppelt', 'name', { zeile });
    return { ...befund, ausgang: 'abgelehnt', aenderungen: [], meldungen: [{ ort, meldung }] };
  }

  sperre(lauf: Lauf): Promise<void> {
    return this.db.sperre(`adressimport ${mandantVon(lauf)}`);
  }

  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Uebernommenes[]> {
    const umgebung = await this.umgebung(lauf);
    const gelesene = vorgaenge.map((v) => liesZeile(lauf, zeileVon(v), umgebung.laender));
    const bestand = await this.bestand(lauf, gelesene);
    const dinge = gelesene.map((gelesen) => {
      const werte = 'werte' in gelesen ? gelesen.werte : new Adresse();
      const vorher = bestand.get(kennzeichen(alsAdresse(werte)));
      return { vorher, adresse: zusammengefuehrt(werte, vorher, umgebung).adresse };
    });
    const neue = dinge.flatMap(({ vorher, adresse }) => (vorher ? [] : [adresse]));
    const geaenderte = dinge.flatMap(({ vorher, adresse }) => (vorher ? [{ id: vorher.id, adresse }] : []));
    const ids = neue.length ? await this.schreiben.anlegen(mandantVon(lauf), neue) : [];
    if (geaenderte.length) await this.schreiben.aendern(mandantVon(lauf), geaenderte);
    // Numbers are given in the order of the rows.
    const freie = ids.toSorted((a, b) => a - b)[Symbol.iterator]();
    return dinge.map(({ vorher }) =>
      vorher
        ? { adresseId: vorher.id, version: vorher.version + 1, vorher: vorher.wert }
        : { adresseId: freie.next().value ?? null, version: 1, vorher: null },
    );
  }

  nimmZurueck(dinge: Uebernommenes[]): Promise<void> {
    return this.ruecknahme.nimmZurueck(dinge);
  }

  private befund(
    lauf: Lauf,
    vorgang: Vorgang,
    gelesen: Gelesenezeile,
    o: { umgebung: Umgebung; bestand: ReadonlyMap<string, Bestand> },
  ): Vorgangsbefund {
    const zeile = zeileVon(vorgang);
    const { nummer } = vorgang;
    if ('meldungen' in gelesen)
      return {
        nummer,
        referenz: null,
        ausgang: 'abgelehnt',
        meldungen: anZellen(lauf, zeile, gelesen.meldungen),
      };
    const referenz = kennzeichen(alsAdresse(gelesen.werte)).slice(0, 400);
    const vorher = o.bestand.get(kennzeichen(alsAdresse(gelesen.werte)));
    const { adresse, meldungen } = zusammengefuehrt(gelesen.werte, vorher, o.umgebung);
    if (meldungen.length)
      return { nummer, referenz, ausgang: 'abgelehnt', meldungen: anZellen(lauf, zeile, meldungen) };
    if (!vorher) return { nummer, referenz, ausgang: 'neu', meldungen: [] };
    const anders = aenderungen(vorher.wert, adresse);
    const ausgang = anders.length ? 'geaendert' : 'unveraendert';
    return { nummer, referenz, ausgang, aenderungen: anders, meldungen: [] };
  }

  private bestand(lauf: Lauf, gelesene: readonly Gelesenezeile[]): Promise<Map<string, Bestand>> {
    const werte = gelesene.flatMap((g) => ('werte' in g ? [alsAdresse(g.werte)] : []));
    return this.abgleich.finde(mandantVon(lauf), werte);
  }

  private async umgebung(lauf: Lauf): Promise<Umgebung> {
    return { laender: await this.laender.verzeichnis(), feste: await this.feste(mandantVon(lauf)) };
  }

  private async feste(mandantId: number): Promise<number | null> {
    const { konfiguration, sichtbareMandanten } = identitaet();
    if (!konfiguration.isAbsenderEditDeny) return null;
    const eigene = await this.lesen.desMandanten(mandantId, sichtbareMandanten);
    return eigene ? (JSON.parse(eigene.json) as Adresse).id : null;
  }
}
