import { Readable } from 'node:stream';
import {
  type Exportausschnitt,
  type Exportzeitraum,
  hoechstensXlsx,
} from '@frachtportal/domain/auftrag/auftragexport';
import type { Auftragssuche } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { nichtGefunden, ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeitzone } from '../../../platform/http/uhr.js';
import { identitaet, weggang } from '../../../platform/tenancy/anfrage-kontext.js';
import { gesehen } from '../../../platform/tenancy/sicht.js';
import { Schlange } from '../../../platform/werkstatt/schlange.js';
import { AuftraegeService } from '../auftraege.service.js';
import { Auftragsliste } from '../suche/auftragsliste.read-model.js';
import { csvKopf } from './csv.js';
import { type Auswahl, Exportzeilen } from './exportzeilen.read-model.js';
import { alsXlsx } from './xlsx.js';

/** Orders that are read at once: so much is in memory, however many leave. */
const amStueck = 1000;
/** Whoever takes a file more slowly no longer keeps others waiting. */
const hoechstensGehaltenMs = 120_000;

/** Orders as files. */
@Injectable()
export class AuftragExport {
  private readonly schlange = new Schlange({
    zugleich: 4,
    jeMandant: 2,
    jeBenutzer: 1,
    wartendJeBenutzer: 10,
    wiederNachSekunden: 10,
  });

  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly lesen: Exportzeilen,
    private readonly liste: Auftragsliste,
  ) {}

  /** The CSV of the given orders, one row each, in the order of the ids. */
  csv(ids: number[], sage: Uebersetzer): Promise<Buffer> {
    return this.schlange.anDerReihe(identitaet(), () => this.csvDer(ids, sage), weggang());
  }

  private async csvDer(ids: number[], sage: Uebersetzer): Promise<Buffer> {
    const mandanten = identitaet().sichtbareMandanten;
    const ausschnitt = { ids, mandanten, zeitzone: zeitzone() };
    const { csv, anzahl } = await this.lesen.csv(ausschnitt, sage, csvKopf(sage));
    if (anzahl < ids.length) throw nichtGefunden();
    return csv;
  }

  async xlsx(ids: number[], sage: Uebersetzer): Promise<Readable> {
    const { sichtbareMandanten } = identitaet();
    if (!(await this.lesen.alleSichtbar(ids, sichtbareMandanten))) throw nichtGefunden();
    return this.inReihe(async () => this.xlsxStrom(ids, sichtbareMandanten, sage));
  }

  /** One whole order as XML. */
  async xml(id: number): Promise<string> {
    const [auftrag] = await this.auftraege.viele([id], identitaet().sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    return this.auftraege.alsXml(auftrag);
  }

  anzahl(zeitraum: Exportzeitraum): Promise<number> {
    return this.lesen.anzahl(auswahl(zeitraum));
  }

  /** Rows `min` to before `max` of a period; the heading comes with the first, so that the parts make one file. */
  async csvMonat(ausschnitt: Exportausschnitt, sage: Uebersetzer): Promise<Readable> {
    const wahl = auswahl(ausschnitt);
    const ab = ausschnitt.min ?? 0;
    return this.inReihe(async () => {
      const ids = await this.lesen.kennungen(wahl, ab, Math.max(0, (ausschnitt.max ?? hoechstens) - ab));
      return this.csvStrom(ids, wahl.mandanten, sage, ab === 0);
    });
  }

  /** @throws Fachfehler 400 where there are more rows than a spreadsheet made here may have */
  async xlsxMonat(zeitraum: Exportzeitraum, sage: Uebersetzer): Promise<Readable> {
    const wahl = auswahl(zeitraum);
    return this.inReihe(async () => {
      begrenze(await this.lesen.anzahl(wahl));
      return this.xlsxStrom(await this.lesen.kennungen(wahl, 0, hoechstensXlsx), wahl.mandanten, sage);
    });
  }

  /** Everything the list finds, in its order. */
  csvTreffer(suche: Auftragssuche, sage: Uebersetzer): Promise<Readable> {
    const mandanten = gesehen(suche.mandantId);
    return this.inReihe(async () => {
      const { ids } = await this.liste.kennungen(suche, mandanten, hoechstens);
      return this.csvStrom(ids, mandanten, sage, true);
    });
  }

  /** @throws Fachfehler 400 where there are more rows than a spreadsheet made here may have */
  xlsxTreffer(suche: Auftragssuche, sage: Uebersetzer): Promise<Readable> {
    const mandanten = gesehen(suche.mandantId);
    return this.inReihe(async () => {
      const { ids, gesamt } = await this.liste.kennungen(suche, mandanten, hoechstensXlsx);
      begrenze(gesamt);
      return this.xlsxStrom(ids, mandanten, sage);
    });
  }

  /** Its place is given back once the last of it has left, or whoever takes it is gone. */
  private async inReihe(oeffne: () => Promise<Readable>): Promise<Readable> {
    const gibFrei = await this.schlange.platz(identitaet(), { abbruch: weggang() });
    const uhr = setTimeout(gibFrei, hoechstensGehaltenMs).unref();
    const fertig = () => {
      clearTimeout(uhr);
      gibFrei();
    };
    try {
      return (await oeffne()).once('close', fertig);
    } catch (grund) {
      fertig();
      throw grund;
    }
  }

  private csvStrom(ids: Int32Array, mandanten: number[], sage: Uebersetzer, kopf: boolean): Readable {
    const rahmen = { mandanten, zeitzone: zeitzone() };
    return Readable.from(
      mitKopf(
        kopf ? csvKopf(sage) : undefined,
        stuecke(ids, async (teil) => (await this.lesen.csv({ ids: teil, ...rahmen }, sage)).csv),
      ),
      { objectMode: false, highWaterMark: 256 * 1024 },
    );
  }

  private xlsxStrom(ids: ArrayLike<number>, mandanten: number[], sage: Uebersetzer): Readable {
    const rahmen = { mandanten, zeitzone: zeitzone() };
    return alsXlsx(
      stuecke(ids, (teil) => this.lesen.zeilen({ ids: teil, ...rahmen })),
      sage,
    );
  }
}

const hoechstens = 2_147_483_647;

function begrenze(anzahl: number): void {
  if (anzahl > hoechstensXlsx)
    throw ungueltig([fehler('export.xlsxZuGross', undefined, { anzahl, max: hoechstensXlsx })]);
}

function auswahl({ datumVon, datumBis, mandantId }: Exportzeitraum): Auswahl {
  if (datumVon > datumBis) throw ungueltig([fehler('export.zeitraum', 'datumVon')]);
  return { mandanten: gesehen(mandantId), von: datumVon, bis: datumBis };
}

/** Reads ahead by one: while a piece leaves, the next is made. Whoever stops taking stops the reading. */
async function* stuecke<T>(ids: ArrayLike<number>, lesen: (teil: number[]) => Promise<T>): AsyncGenerator<T> {
  const teil = (ab: number) => Array.prototype.slice.call(ids, ab, ab + amStueck) as number[];
  const lies = (ab: number) => {
    const gelesen = ab < ids.length ? lesen(teil(ab)) : undefined;
    // Who takes it hears of the failure; until then it is nobody's.
    gelesen?.catch(() => undefined);
    return gelesen;
  };
  let naechstes = lies(0);
  for (let ab = amStueck; naechstes; ab += amStueck) {
    const stueck = await naechstes;
    naechstes = lies(ab);
    yield stueck;
  }
}

async function* mitKopf(kopf: Buffer | undefined, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (kopf) yield kopf;
  yield* rest;
}
