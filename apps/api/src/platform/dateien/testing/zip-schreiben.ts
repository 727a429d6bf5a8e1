import { crc32, deflateRawSync } from 'node:zlib';

export interface Teil {
  name: string;
  inhalt: Buffer | string;
  /** What the directory says of it, where that is a lie. */
  luege?: { entpackt?: number; pruefsumme?: number; kennwort?: boolean; verfahren?: number };
}

/** Writes a ZIP file, honest or not. */
export function schreibeZip(teile: readonly Teil[]): Buffer {
  const koerper: Buffer[] = [];
  const verzeichnis: Buffer[] = [];
  let stelle = 0;
  for (const { name, inhalt, luege = {} } of teile) {
    const roh = Buffer.from(inhalt);
    const gepackt = deflateRawSync(roh);
    const bezeichnung = Buffer.from(name);
    const angaben = Buffer.alloc(26);
    angaben.writeUInt16LE(20, 0);
    angaben.writeUInt16LE(luege.kennwort ? 1 : 0, 2);
    angaben.writeUInt16LE(luege.verfahren ?? 8, 4);
    angaben.writeUInt32LE(luege.pruefsumme ?? crc32(roh), 10);
    angaben.writeUInt32LE(gepackt.length, 14);
    angaben.writeUInt32LE(luege.entpackt ?? roh.length, 18);
    angaben.writeUInt16LE(bezeichnung.length, 22);
    const teil = Buffer.concat([marke(0x04034b50), angaben, bezeichnung, gepackt]);
    const eintrag = Buffer.concat([
      marke(0x02014b50),
      Buffer.from([20, 0]),
      angaben,
      Buffer.alloc(14),
      bezeichnung,
    ]);
    eintrag.writeUInt32LE(stelle, 42);
    koerper.push(teil);
    verzeichnis.push(eintrag);
    stelle += teil.length;
  }
  const liste = Buffer.concat(verzeichnis);
  const ende = Buffer.alloc(22);
  ende.writeUInt32LE(0x06054b50, 0);
  ende.writeUInt16LE(teile.length & 0xffff, 8);
  ende.writeUInt16LE(teile.length & 0xffff, 10);
  ende.writeUInt32LE(liste.length, 12);
  ende.writeUInt32LE(stelle, 16);
  return Buffer.concat([...koerper, liste, ende]);
}

function marke(wert: number): Buffer {
  const m = Buffer.alloc(4);
  m.writeUInt32LE(wert);
  return m;
}
