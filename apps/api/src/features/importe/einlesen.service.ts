import { open, readFile } from 'node:fs/promises';
import type { Dateizeile } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { type Eingangsformat, istTabelle } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { Injectable } from '@nestjs/common';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import { nichtsAusgeblendet, type Tabellenherkunft } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import { alsText } from '../../platform/dateien/textdatei.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { formatVon } from './formate.js';
import type { Importart, Leseprofil } from './importart.js';

/** A file that lies on disk. */
export interface Eingelesenedatei {
  pfad: string;
  name: string;
  bytes: number;
}

/** The lines of a file; of one that is no table each is the JSON of one thing. */
export interface Eingelesen {
  format: Eingangsformat;
  kopf: string[];
  zeilen: Dateizeile[];
  herkunft: Tabellenherkunft;
  /** Where what the columns mean is not asked. */
  zuordnung?: (string | null)[];
  umschlag?: object;
  /** The lines of a large text, which come one bundle after the other. */
  strom?: AsyncIterable<Dateizeile[]>;
}

/** Which sheet of a table is meant, or how a message is read. */
export interface Einlesewunsch {
  blatt: string | null;
  profil?: Leseprofil;
}

const ohneTabelle: Tabellenherkunft = {
  kopfzeile: 0,
  blatt: null,
  blaetter: [],
  ausgeblendet: nichtsAusgeblendet,
};
const groesstesXml = 2 * 1_048_576;
const laengsteZeile = 1_000_000;
/** A larger file, which is read line by line, stands in its lines only. */
export const aufbewahrteBytes = 20 * 1_048_576;

/** Reads files of whatever kind as lines. */
@Injectable()
export class Einlesen {
  constructor(private readonly leser: Tabellenleser) {}

  /** @throws Fachfehler 400 at `file` */
  async lies(art: Importart, datei: Eingelesenedatei, wunsch: Einlesewunsch): Promise<Eingelesen> {
    try {
      const inhalt = await anfangVon(datei);
      const format = formatFuer(art, inhalt);
      if (istTabelle(format)) {
        const { pfad, bytes } = datei;
        if (format === 'csv' && art.liesStrom) {
          const { bunde, kopfzeile, ...strom } = await art.liesStrom(datei);
          const herkunft = { ...ohneTabelle, kopfzeile };
          return { format, zeilen: [], herkunft, strom: mitAbsage(bunde), ...strom };
        }
        const { kopfworte, mengenworte } = art;
        const leseart = {
          kopfworte,
          mengenworte,
          blatt: wunsch.blatt,
          formelnJeZeile: art.formelnJeZeile ?? false,
        };
        const gelesen = await this.leser.lies({ pfad, art: format, bytes }, art.grenzen, leseart);
        const tabelle = art.gestalte?.(gelesen) ?? gelesen;
        return {
          format,
          kopf: tabelle.kopf,
          zeilen: alsAufbewahrt(art, format, tabelle.zeilen),
          herkunft: tabelle.herkunft ?? ohneTabelle,
        };
      }
      if (!art.ausXml || !art.ausNachricht) throw keineTabelle(art);
      if (format === 'fortras' || format === 'edifact') {
        const ohneProfil = { partner: null, zeichensatz: null };
        const tabelle = await art.ausNachricht(format, datei, wunsch.profil ?? ohneProfil);
        return { format, ...tabelle, herkunft: ohneTabelle };
      }
      const text = alsText(inhalt).replace(/^\ufeff/, '');
      const zeilen = format === 'xml' ? xmlZeilen(art.ausXml.bind(art), text) : jsonZeilen(art, text);
      return { format, kopf: [], zeilen, herkunft: ohneTabelle };
    } catch (grund) {
      throw alsAbsage(grund);
    }
  }
}

/** All of a file, but of one that is read line by line. */
async function anfangVon({ pfad, bytes }: Eingelesenedatei): Promise<Buffer> {
  if (bytes <= aufbewahrteBytes) return readFile(pfad);
  const datei = await open(pfad);
  try {
    const { buffer, bytesRead } = await datei.read(Buffer.alloc(1_048_576), 0, 1_048_576, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await datei.close();
  }
}

/** What is wrong with a file is said at it. */
function alsAbsage(grund: unknown): unknown {
  if (!(grund instanceof Dateifehler)) return grund;
  const { key, params } = grund;
  return ungueltig([{ severity: 'ERROR', key, field: 'file', ...(params && { params }) }]);
}

async function* mitAbsage(bunde: AsyncIterable<Dateizeile[]>): AsyncGenerator<Dateizeile[]> {
  try {
    yield* bunde;
  } catch (grund) {
    throw alsAbsage(grund);
  }
}

const keineTabelle = ({ auchJson }: Importart) =>
  new Dateifehler('datei.endung', { arten: auchJson ? '.csv, .xlsx, .json' : '.csv, .xlsx' });

const istJson = (inhalt: Buffer) => /^(\u00ef\u00bb\u00bf)?\s*[[{]/.test(inhalt.toString('latin1', 0, 100));

/** Where only tables are read, what is not known is said to be none. */
function formatFuer(art: Importart, inhalt: Buffer): Eingangsformat {
  const { ausXml, auchJson } = art;
  try {
    return auchJson && istJson(inhalt) ? 'json' : formatVon(inhalt);
  } catch (grund) {
    const fremd = !ausXml && grund instanceof Dateifehler && grund.key === 'datei.unbekannt';
    throw fremd ? keineTabelle(art) : grund;
  }
}

/** Rows that came as JSON. */
export function ohneDatei(zeilen: readonly unknown[]): Eingelesen {
  const inhalt = zeilen.map((z, i) => ({ nummer: i + 1, zellen: [JSON.stringify(z)] }));
  return { format: 'ndjson', kopf: [], zeilen: inhalt, herkunft: ohneTabelle };
}

function alsAufbewahrt(art: Importart, format: Eingangsformat, zeilen: Dateizeile[]): Dateizeile[] {
  const { zelle } = art;
  if (!zelle) return zeilen;
  return zeilen.map(({ nummer, zellen }) => ({
    nummer,
    zellen: zellen.map((z) => (typeof z === 'string' ? zelle(z, format) : z)),
  }));
}

function xmlZeilen(ausXml: (text: string) => unknown, text: string): Dateizeile[] {
  if (text.length > groesstesXml) throw new Dateifehler('datei.zuGross', { mb: groesstesXml / 1_048_576 });
  return [{ nummer: 1, zellen: [JSON.stringify(ausXml(text))] }];
}

function jsonZeilen(art: Importart, text: string): Dateizeile[] {
  const zeilen = text
    .split(/\r?\n/)
    .map((inhalt, i) => ({ nummer: i + 1, zellen: [inhalt.trim()] }))
    .filter(({ zellen }) => zellen[0] !== '');
  if (!zeilen.length) throw new Dateifehler('datei.leer');
  if (zeilen.length > art.grenzen.zeilen)
    throw new Dateifehler('datei.zuVieleZeilen', { max: art.grenzen.zeilen });
  const lange = zeilen.find(({ zellen }) => (zellen[0] ?? '').length > laengsteZeile);
  if (lange) throw new Dateifehler('datei.zeileZuLang', { zeile: lange.nummer });
  return zeilen;
}
