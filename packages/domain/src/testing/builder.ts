import { AuftragAdresse } from '../adresse/adresse.js';
import { Auftrag } from '../auftrag/auftrag.js';
import { AuftragLademittel, AuftragService } from '../auftrag/auftrag-teile.js';
import { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';

/**
 * Builders of valid objects for tests and demo data. They fill only what a client sends, so the JSON of what they
 * build is a request body. Ids of reference data can be handed in; the defaults are those of the shipped data.
 */
class Bauer<T extends object> {
  constructor(
    private readonly klasse: new () => T,
    protected readonly werte: Partial<T>,
  ) {}

  /** Sets any fields. */
  mit(werte: Partial<T>): this {
    Object.assign(this.werte, werte);
    return this;
  }

  build(): T {
    return Object.assign(new this.klasse(), this.werte);
  }
}

class Positionsbauer extends Bauer<Auftragsposition> {
  /** `anzahl` load units of 120 × 80 × 100 cm. */
  aufPaletten(anzahl: number, lademittelId = 1): this {
    return this.mit({
      lademittel: { id: lademittelId },
      lademittelAnzahl: anzahl,
      laengeCM: 120,
      breiteCM: 80,
      hoeheCM: 100,
    });
  }

  /** `anzahl` packages without a load unit. */
  inKartons(anzahl: number, verpackungId = 1): this {
    return this.mit({
      verpackung: { id: verpackungId },
      verpackungAnzahl: anzahl,
      lademittel: null,
      lademittelAnzahl: null,
    });
  }

  mitGefahrgut(...zeilen: Gefahrgutzeile[]): this {
    const gefahrgut = zeilen.length > 0 ? zeilen : [eineGefahrgutzeile().build()];
    return this.mit({
      auftragsgefahrgueter: gefahrgut.map((z, i) => Object.assign(z, { laufendeNummer: i + 1 })),
    });
  }
}

class Auftragsbauer extends Bauer<Auftrag> {
  /** So many positions, or exactly these. */
  mitPositionen(...positionen: [number] | Auftragsposition[]): this {
    const [erste] = positionen;
    const zeilen =
      typeof erste === 'number'
        ? Array.from({ length: erste }, () => einePosition().build())
        : (positionen as Auftragsposition[]);
    return this.mit({
      auftragspositionen: zeilen.map((p, i) => Object.assign(p, { laufendePosition: i + 1 })),
    });
  }

  /** Dangerous goods in the first position. */
  mitGefahrgut(...zeilen: Gefahrgutzeile[]): this {
    const [erste = einePosition().build(), ...weitere] = this.werte.auftragspositionen ?? [];
    return this.mitPositionen(
      einePosition()
        .mit(erste)
        .mitGefahrgut(...zeilen)
        .build(),
      ...weitere,
    );
  }

  von(absender: AuftragAdresse): this {
    return this.mit({ absenderAdresse: absender });
  }

  an(empfaenger: AuftragAdresse): this {
    return this.mit({ empfaengerAdresse: empfaenger });
  }

  /** Fixed appointment: delivery on this day and no other. */
  mitFixtermin(entladedatum: string, terminkennzeichenId = 4): this {
    return this.mit({ terminkennzeichen: { id: terminkennzeichenId }, entladedatum });
  }

  /** No pickup and no delivery day: a fixed one is past sooner or later, and then the order cannot leave. */
  ohneTermine(): this {
    return this.mit({ beladedatum: null, entladedatum: null, terminkennzeichen: null });
  }

  mitService(spez_num: number, wert: string | null = 'true'): this {
    const service = Object.assign(new AuftragService(), { spez_num, wert });
    return this.mit({ auftragServices: [...(this.werte.auftragServices ?? []), service] });
  }

  mitLademittel(anzahl: number, lademittelId = 1, eigentuemerId = 1): this {
    const bisher = this.werte.auftragZusLademittel ?? [];
    const zeile = Object.assign(new AuftragLademittel(), {
      anzFolge: bisher.length + 1,
      anzahl,
      lademittel: { id: lademittelId },
      eigentuemer: { id: eigentuemerId },
    });
    return this.mit({ auftragZusLademittel: [...bisher, zeile] });
  }
}

/** A German address with its places in order. */
export function eineAdresse(name = 'Müller & Söhne GmbH'): Bauer<AuftragAdresse> {
  return new Bauer(AuftragAdresse, {
    name,
    strasse: 'Hafenstraße',
    hausnummer: '12a',
    lkz: 'D',
    plz: '28195',
    ort: 'Bremen',
  });
}

/** Two pallets of machine parts. */
export function einePosition(): Positionsbauer {
  const bauer = new Positionsbauer(Auftragsposition, {
    laufendePosition: 1,
    warengutBezeichnung: 'Maschinenteile',
    bruttoGewicht: 480.5,
  });
  return bauer.aufPaletten(2);
}

/** A complete line; UNNR and class name the same row of the table. */
export function eineGefahrgutzeile(klasseId = 1, verpackungId = 1): Bauer<Gefahrgutzeile> {
  return new Bauer(Gefahrgutzeile, {
    laufendeNummer: 1,
    gefahrgutUnnr: { id: klasseId },
    gefahrgutklasse: { id: klasseId },
    anzahl: 4,
    verpackung: { id: verpackungId },
    bruttoGewicht: 88.4,
    nettoGewicht: 80,
  });
}

/** An order with sender, recipient, dates and one position, as a client sends it. */
export function einAuftrag(): Auftragsbauer {
  const bauer = new Auftragsbauer(Auftrag, {
    datum: '2026-03-02',
    beladedatum: '2026-03-03',
    absenderReferenz: 'L-4711',
    frankatur: 5,
    verkehrsart: 1,
    absenderAdresse: eineAdresse().build(),
    empfaengerAdresse: eineAdresse('Großhandel Jäger OHG').build(),
  });
  return bauer.mitFixtermin('2026-03-05').mitPositionen(1);
}
