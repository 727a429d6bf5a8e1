import { crc32, deflateSync } from 'node:zlib';

/** A small picture of a wave, as PNG: something to be seen where a signature belongs. */
export function unterschriftPng(breite = 240, hoehe = 60): Buffer {
  const zeilen = Buffer.alloc((breite + 1) * hoehe, 0xff);
  for (let y = 0; y < hoehe; y++) zeilen[y * (breite + 1)] = 0;
  for (let x = 0; x < breite; x++) {
    const y = Math.round(hoehe / 2 + Math.sin(x / 9) * (hoehe / 3) * Math.cos(x / 60));
    for (const dy of [0, 1]) zeilen[Math.min(hoehe - 1, y + dy) * (breite + 1) + 1 + x] = 0;
  }
  const kopf = Buffer.alloc(13);
  kopf.writeUInt32BE(breite, 0);
  kopf.writeUInt32BE(hoehe, 4);
  kopf.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    stueck('IHDR', kopf),
    stueck('IDAT', deflateSync(zeilen)),
    stueck('IEND', Buffer.alloc(0)),
  ]);
}

function stueck(art: string, inhalt: Buffer): Buffer {
  const koerper = Buffer.concat([Buffer.from(art), inhalt]);
  const laenge = Buffer.alloc(4);
  laenge.writeUInt32BE(inhalt.length);
  const summe = Buffer.alloc(4);
  summe.writeUInt32BE(crc32(koerper));
  return Buffer.concat([laenge, koerper, summe]);
}
