import { Dateifehler } from './dateifehler.js';

/** Old Excel, and every workbook with a password. */
const verbunddatei = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** What a workbook with a password consists of, as the directory of its file names it. */
const verschluesselt = Buffer.from('EncryptedPackage', 'utf16le');
const opendocument = 'mimetypeapplication/vnd.oasis.opendocument';

/** Refuses tables of kinds that are not read, each with the way out. @throws Dateifehler */
export function verweigereAndereTabellen(inhalt: Buffer): void {
  if (inhalt.subarray(0, 4).equals(verbunddatei))
    throw new Dateifehler(inhalt.includes(verschluesselt) ? 'datei.kennwortEntfernen' : 'datei.altesExcel');
  if (inhalt.toString('latin1', 0, 200).includes(opendocument)) throw new Dateifehler('datei.ods');
}

const andere: Record<string, 'datei.altesExcel' | 'datei.ods'> = {
  '.xls': 'datei.altesExcel',
  '.ods': 'datei.ods',
};

/** Why files of this ending are not taken, where there is more to say than which ones are. */
export const grundGegenEndung = (endung: string): 'datei.altesExcel' | 'datei.ods' | undefined =>
  andere[endung];
