import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { bereinigt, pruefeAdresse, pruefeUebertragung } from '@frachtportal/domain/adresse/adresse.rules';
import {
  Adressimportzeile,
  Importergebnis,
  Importstand,
  zeilenfehler,
} from '@frachtportal/domain/adresse/adressimport';
import { absenderfelder } from '@frachtportal/domain/auftrag/angebot';
import { felder } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from '../adresse-lesen.read-model.js';
import { AdresseSchreiben } from '../adresse-schreiben.repository.js';
import { Laender, type Laenderverzeichnis } from '../suche/laender.read-model.js';
import { Adressimportlaeufe } from './adressimportlaeufe.repository.js';
import { ImportAbgleich, kennzeichen } from './importabgleich.repository.js';

/** So many rows are read, compared and stored at a time; between them other requests have their turn. */
const schub = 500;
const spalten = [...felder(Adressimportzeile).keys()] as (keyof Adressimportzeile)[];

interface Zeile {
  nummer: number;
  /** Only the columns the row has: what it does not mention stays as it is. */
  werte: Adressimportzeile;
}

/** Whose address book rows go to, and the name of the file that they were read from. */
interface Importquelle {
  mandantId: number;
  dateiname: string;
}

/** One import: what it has seen and done so far. */
interface Lauf extends Importquelle {
  laender: Laenderverzeichnis;
  /** The client's own address, where its number and name are fixed. */
  feste: number | null;
  gesehen: Map<string, number>;
  ergebnis: Importergebnis;
}

/** Takes over address rows one by one: good ones are stored, bad ones are named; a failure on the way undoes all. */
@Injectable()
export class Adressimport {
  /** What is running in this process, by user. */
  private readonly laufend = new Map<number, Importstand>();

  constructor(
    private readonly db: Datenbank,
    private readonly abgleich: ImportAbgleich,
    private readonly schreiben: AdresseSchreiben,
    private readonly laender: Laender,
    private readonly laeufe: Adressimportlaeufe,
    private readonly lesen: AdresseLesen,
  ) {}

  stand(): Importstand {
    return this.laufend.get(identitaet().benutzerId) ?? { getan: 0, zeilen: 0 };
  }

  /** @param abbruch gives up between two portions; what has been stored so far is undone */
  async importiere(quelle: Importquelle, zeilen: unknown[], abbruch?: AbortSignal): Promise<Importergebnis> {
    const stand: Importstand = { getan: 0, zeilen: zeilen.length };
    const { benutzerId } = identitaet();
    this.laufend.set(benutzerId, stand);
    try {
      return await this.importiereAlle(quelle, zeilen, (getan) => {
        stand.getan = getan;
        abbruch?.throwIfAborted();
      });
    } finally {
      if (this.laufend.get(benutzerId) === stand) this.laufend.delete(benutzerId);
    }
  }

  private async importiereAlle(
    quelle: Importquelle,
    zeilen: unknown[],
    melde: (getan: number) => void,
  ): Promise<Importergebnis> {
    const lauf: Lauf = {
      ...quelle,
      laender: await this.laender.verzeichnis(),
      feste: await this.feste(quelle.mandantId),
      gesehen: new Map(),
      ergebnis: Object.assign(new Importergebnis(), {
        ...{ zeilen: zeilen.length, angelegt: 0, aktualisiert: 0, unveraendert: 0, abgelehnt: 0, fehler: [] },
      }),
    };
    await this.db.transaktion(async () => {
      for (let ab = 0; ab < zeilen.length; ab += schub) {
        await this.nimm(lauf, zeilen.slice(ab, ab + schub), ab + 1);
        melde(Math.min(ab + schub, zeilen.length));
      }
      lauf.ergebnis.fehler.sort((a, b) => a.zeile - b.zeile);
      await this.laeufe.merke(quelle.mandantId, quelle.dateiname, lauf.ergebnis);
    });
    return lauf.ergebnis;
  }

  private async feste(mandantId: number): Promise<number | null> {
    const { konfiguration, sichtbareMandanten } = identitaet();
    if (!konfiguration.isAbsenderEditDeny) return null;
    const eigene = await this.lesen.desMandanten(mandantId, sichtbareMandanten);
    return eigene ? (JSON.parse(eigene.json) as Adresse).id : null;
  }

  private async nimm(lauf: Lauf, roh: unknown[], ersteNummer: number): Promise<void> {
    const zeilen = roh.flatMap((z, i) => liesZeile(lauf, z, ersteNummer + i));
    const bestand = await this.abgleich.finde(
      lauf.mandantId,
      zeilen.map((z) => Object.assign(new Adresse(), z.werte)),
    );
    const neu: Adresse[] = [];
    const geaendert: { id: number; adresse: Adresse }[] = [];
    for (const zeile of zeilen) {
      const vorher = bestand.get(kennzeichen(Object.assign(new Adresse(), zeile.werte)));
      const adresse = zusammengefuehrt(lauf, zeile, vorher);
      if (!adresse) continue;
      if (!vorher) neu.push(adresse);
      else if (spalten.some((s) => (vorher.wert[s] ?? null) !== (adresse[s] ?? null))) {
        geaendert.push({ id: vorher.id, adresse });
      } else lauf.ergebnis.unveraendert++;
    }
    if (neu.length) await this.schreiben.anlegen(lauf.mandantId, neu);
    if (geaendert.length) await this.schreiben.aendern(lauf.mandantId, geaendert);
    lauf.ergebnis.angelegt += neu.length;
    lauf.ergebnis.aktualisiert += geaendert.length;
  }
}

/** The row as an object, or none and what is wrong with it. */
function liesZeile(lauf: Lauf, roh: unknown, nummer: number): Zeile[] {
  const { wert, meldungen } = lies(
    Adressimportzeile,
    typeof roh === 'object' && roh !== null ? lauf.laender.ausgeschrieben(roh) : roh,
  );
  if (meldungen.length) return lehneAb(lauf, nummer, meldungen);
  const zeile = { nummer, werte: nurGenannte(bereinigt(wert)) };
  const schluessel = kennzeichen(zeile.werte);
  const zuvor = lauf.gesehen.get(schluessel);
  if (zuvor === undefined) {
    lauf.gesehen.set(schluessel, nummer);
    return [zeile];
  }
  const { fremdnummer } = zeile.werte;
  return lehneAb(lauf, nummer, [
    fremdnummer
      ? fehler('adressimport.nummerDoppelt', 'fremdnummer', { nummer: fremdnummer, zeile: zuvor })
      : fehler('adressimport.zeileDoppelt', 'name', { zeile: zuvor }),
  ]);
}

/** An instance may have every field of its class; a column the row does not have is undefined in it. */
function nurGenannte(wert: Adressimportzeile): Adressimportzeile {
  const genannt = Object.assign(new Adressimportzeile(), wert);
  for (const [name, w] of Object.entries(genannt)) if (w === undefined) Reflect.deleteProperty(genannt, name);
  return genannt;
}

/** The address as it will be: what is stored, with the columns of the row. None where that breaks a rule. */
function zusammengefuehrt(
  lauf: Lauf,
  { nummer, werte }: Zeile,
  bestand: { id: number; wert: Adresse } | undefined,
): Adresse | null {
  const vorher = bestand?.wert;
  const adresse = Object.assign(new Adresse(), vorher, werte);
  if ('lkz' in werte) adresse.land = null;
  adresse.einmaladresse ??= false;
  adresse.unsichtbar ??= false;
  const { land, meldungen } = lauf.laender.von(adresse);
  const alle = [...meldungen, ...pruefeAdresse(adresse, land)];
  adresse.land = land && { id: land.id };
  adresse.lkz = land?.lkz ?? null;
  if (vorher) alle.push(...pruefeUebertragung(vorher, adresse, identitaet().konfiguration));
  if (vorher && bestand.id === lauf.feste)
    alle.push(
      ...absenderfelder
        .filter((feld) => (vorher[feld] || null) !== (adresse[feld] || null))
        .map((feld) => fehler('auftrag.absenderFest', feld)),
    );
  if (alle.length === 0) return adresse;
  lehneAb(lauf, nummer, alle);
  return null;
}

function lehneAb({ ergebnis }: Lauf, zeile: number, meldungen: Meldung[]): [] {
  ergebnis.abgelehnt++;
  ergebnis.fehler.push(...meldungen.map((meldung) => zeilenfehler(zeile, meldung)));
  return [];
}
