import type { Eingangsformat } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import { verweigereAndereTabellen } from '../../platform/dateien/dateigestalt.js';
import { hatSteuerzeichen } from '../../platform/dateien/textdatei.js';

const betrachtet = 4096;
const zip = 'PK\u0003\u0004';
const utf16 = /^(\u00ff\u00fe|\u00fe\u00ff)/;

/**
 * What kind of file it is, by what stands in it: names lie, and some files have none. Whether it is a good one of its
 * kind whoever reads it says. @throws Dateifehler where it is none that can be read
 */
export function formatVon(inhalt: Buffer): Eingangsformat {
  const anfang = inhalt.toString('latin1', 0, betrachtet);
  verweigereAndereTabellen(inhalt);
  if (anfang.startsWith(zip)) return 'xlsx';
  if (utf16.test(anfang)) return 'csv';
  const text = anfang.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (text === '') throw new Dateifehler('datei.leer');
  if (text.startsWith('@@PH')) return 'fortras';
  if (/^UN(A|B\+)/.test(text)) return 'edifact';
  if (text.startsWith('<')) return 'xml';
  if (/^\[?\{/.test(text)) return 'ndjson';
  if (hatSteuerzeichen(text) || text.startsWith('%PDF') || !/[;,\t]/.test(text))
    throw new Dateifehler('datei.unbekannt');
  return 'csv';
}
