import { crc32, inflateRawSync } from 'node:zlib';
import { Dateifehler } from './dateifehler.js';

/** One part of a ZIP file, inflated. */
export interface Zipteil {
  name: string;
  inhalt: Buffer;
}

interface Eintrag {
  name: string;
  verfahren: number;
  pruefsumme: number;
  gepackt: number;
  entpackt: number;
  stelle: number;
}

const hoechstensTeile = 300;
const endeMarke = 0x06054b50;
const eintragMarke = 0x02014b50;
const teilMarke = 0x04034b50;
const endeLaenge = 22;
const laengsterKommentar = 0xffff;

/**
 * Takes a ZIP file apart without trusting what it says of itself: number and size of its parts are checked from the
 * directory first, and once more while inflating, so that a few kilobytes cannot become gigabytes.
 * @throws Dateifehler
 */
export function entpacke(datei: Buffer, hoechstensBytes: number): Zipteil[] {
  const eintraege = verzeichnis(datei);
  const angesagt = eintraege.reduce((summe, e) => summe + e.entpackt, 0);
  if (angesagt > hoechstensBytes) throw zuGross(hoechstensBytes);
  let rest = hoechstensBytes;
  return eintraege.map((eintrag) => {
    const inhalt = entpackeTeil(datei, eintrag, rest, hoechstensBytes);
    rest -= inhalt.length;
    return { name: eintrag.name, inhalt };
  });
}

const beschaedigt = () => new Dateifehler('datei.beschaedigt');
const zuGross = (bytes: number) =>
  new Dateifehler('datei.entpacktZuGross', { mb: Math.round(bytes / 1024 / 1024) });

function verzeichnis(datei: Buffer): Eintrag[] {
  const ende = findeEnde(datei);
  const anzahl = datei.readUInt16LE(ende + 10);
  let stelle = datei.readUInt32LE(ende + 16);
  if (anzahl > hoechstensTeile) throw new Dateifehler('datei.zuVieleTeile', { max: hoechstensTeile });
  const eintraege: Eintrag[] = [];
  for (let i = 0; i < anzahl; i++) {
    if (stelle + 46 > ende || datei.readUInt32LE(stelle) !== eintragMarke) throw beschaedigt();
    if (datei.readUInt16LE(stelle + 8) & 1) throw new Dateifehler('datei.kennwort');
    const [name, mehr, kommentar] = [28, 30, 32].map((o) => datei.readUInt16LE(stelle + o)) as [
      number,
      number,
      number,
    ];
    eintraege.push({
      name: datei.toString('utf8', stelle + 46, stelle + 46 + name),
      verfahren: datei.readUInt16LE(stelle + 10),
      pruefsumme: datei.readUInt32LE(stelle + 16),
      gepackt: datei.readUInt32LE(stelle + 20),
      entpackt: datei.readUInt32LE(stelle + 24),
      stelle: datei.readUInt32LE(stelle + 42),
    });
    stelle += 46 + name + mehr + kommentar;
  }
  if (new Set(eintraege.map((e) => e.name)).size < anzahl) throw beschaedigt();
  return eintraege;
}

function findeEnde(datei: Buffer): number {
  const frueheste = Math.max(0, datei.length - endeLaenge - laengsterKommentar);
  for (let stelle = datei.length - endeLaenge; stelle >= frueheste; stelle--) {
    if (datei.readUInt32LE(stelle) === endeMarke) return stelle;
  }
  throw beschaedigt();
}

function entpackeTeil(datei: Buffer, e: Eintrag, rest: number, grenze: number): Buffer {
  if (e.stelle + 30 > datei.length || datei.readUInt32LE(e.stelle) !== teilMarke) throw beschaedigt();
  const anfang = e.stelle + 30 + datei.readUInt16LE(e.stelle + 26) + datei.readUInt16LE(e.stelle + 28);
  const roh = datei.subarray(anfang, anfang + e.gepackt);
  if (roh.length < e.gepackt) throw beschaedigt();
  const inhalt = e.verfahren === 0 ? roh : aufblasen(roh, e, rest, grenze);
  if (inhalt.length > rest) throw zuGross(grenze);
  if (inhalt.length !== e.entpackt || crc32(inhalt) !== e.pruefsumme) throw beschaedigt();
  return inhalt;
}

function aufblasen(roh: Buffer, e: Eintrag, rest: number, grenze: number): Buffer {
  if (e.verfahren !== 8) throw beschaedigt();
  try {
    return inflateRawSync(roh, { maxOutputLength: Math.max(1, rest) });
  } catch (fehler) {
    throw (fehler as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? zuGross(grenze) : beschaedigt();
  }
}
