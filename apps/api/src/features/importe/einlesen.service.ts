import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Dateizeile } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type { Eingangsformat } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import type { Tabellenherkunft } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import { alsText } from '../../platform/dateien/textdatei.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import type { Importart } from './importart.js';

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
}

const formate: Record<string, Eingangsformat> = {
  '.csv': 'csv',
  '.txt': 'csv',
  '.tsv': 'csv',
  '.xlsx': 'xlsx',
  '.xml': 'xml',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};
const abgelehnte: Record<string, Meldungsschluessel> = {
  '.xls': 'datei.altesExcel',
  '.ods': 'datei.ods',
  '.xlsm': 'datei.makros',
};
const ohneTabelle: Tabellenherkunft = { kopfzeile: 0, blatt: null, blaetter: [] };
const groesstesXml = 2 * 1_048_576;
const laengsteZeile = 1_000_000;

/** Reads files of whatever kind as lines. */
@Injectable()
export class Einlesen {
  constructor(private readonly leser: Tabellenleser) {}

  /** @throws Fachfehler 400 at `file` */
  async lies(art: Importart, datei: Eingelesenedatei, blatt: string | null): Promise<Eingelesen> {
    try {
      const format = formatVon(datei.name, await readFile(datei.pfad));
      if (format === 'csv' || format === 'xlsx') {
        const { pfad, bytes } = datei;
        const leseart = { kopfworte: art.kopfworte, blatt };
        const tabelle = await this.leser.lies({ pfad, art: format, bytes }, art.grenzen, leseart);
        return {
          format,
          kopf: tabelle.kopf,
          zeilen: tabelle.zeilen,
          herkunft: tabelle.herkunft ?? ohneTabelle,
        };
      }
      const text = alsText(await readFile(datei.pfad)).replace(/^\ufeff/, '');
      const zeilen = format === 'xml' ? xmlZeilen(art, text) : jsonZeilen(art, text);
      return { format, kopf: [], zeilen, herkunft: ohneTabelle };
    } catch (grund) {
      throw grund instanceof Dateifehler
        ? ungueltig([
            {
              severity: 'ERROR',
              key: grund.key,
              field: 'file',
              ...(grund.params && { params: grund.params }),
            },
          ])
        : grund;
    }
  }
}

/** By the ending of the name; a name without one says nothing, then the first character does. */
function formatVon(name: string, inhalt: Buffer): Eingangsformat {
  const endung = extname(name).toLowerCase();
  const grund = abgelehnte[endung];
  if (grund) throw new Dateifehler(grund);
  const format = endung ? formate[endung] : nachInhalt(inhalt);
  if (!format) throw ungueltig([fehler('datei.endung', 'file', { arten: Object.keys(formate).join(', ') })]);
  return format;
}

function nachInhalt(inhalt: Buffer): Eingangsformat {
  const anfang = inhalt
    .toString('latin1', 0, 200)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (anfang.startsWith('PK')) return 'xlsx';
  if (anfang.startsWith('<')) return 'xml';
  return anfang.startsWith('{') ? 'ndjson' : 'csv';
}

function xmlZeilen(art: Importart, text: string): Dateizeile[] {
  if (text.length > groesstesXml) throw new Dateifehler('datei.zuGross', { mb: groesstesXml / 1_048_576 });
  return [{ nummer: 1, zellen: [JSON.stringify(art.ausXml(text))] }];
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
