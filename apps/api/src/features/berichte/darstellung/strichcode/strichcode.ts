import bwip from 'bwip-js/node';
import type { Zeichnung } from '../dokument.js';

/** Blank modules that Code 128 needs on each side. */
const ruhezone = 10;

export interface Strichcode {
  canvas: Zeichnung;
  /** Width with the blank zones on both sides, and of one of them. */
  breite: number;
  ruhezone: number;
}

/**
 * Code 128 as drawn bars, so that it prints sharp at every size. The module becomes as wide as fits, at most
 * `modul` points; undefined where the text holds nothing that Code 128 can carry.
 */
export function code128(text: string, { breite, hoehe, modul }: Platz): Strichcode | undefined {
  const inhalt = text.replace(/[^\x20-\x7e]/g, '');
  return inhalt ? strichcode('code128', inhalt, { breite, hoehe, modul }) : undefined;
}

/** GS1-128 with its application identifiers in brackets; undefined where a number in it is wrong. */
export function gs1_128(text: string, platz: Platz): Strichcode | undefined {
  try {
    return strichcode('gs1-128', text, platz);
  } catch {
    return undefined;
  }
}

/** A QR code as SVG, for whoever places it in the size that fits. */
export const qrcodeSvg = (text: string): string => bwip.toSVG({ bcid: 'qrcode', text });

interface Platz {
  breite: number;
  hoehe: number;
  modul: number;
}

function strichcode(art: string, inhalt: string, { breite, hoehe, modul }: Platz): Strichcode | undefined {
  const [bild] = bwip.raw(art, inhalt, {});
  if (!bild || !('sbs' in bild)) return undefined;
  const module = bild.sbs.reduce((summe, n) => summe + n, 0) + 2 * ruhezone;
  const m = Math.min(modul, breite / module);
  return { canvas: balken(bild.sbs, m, hoehe), breite: module * m, ruhezone: ruhezone * m };
}

/** Bars and spaces take turns, a bar first. */
function balken(breiten: number[], modul: number, hoehe: number): Zeichnung {
  const canvas: Zeichnung = [];
  let x = ruhezone * modul;
  breiten.forEach((n, i) => {
    if (i % 2 === 0)
      canvas.push({ type: 'rect', x, y: 0, w: n * modul, h: hoehe, color: 'black', lineWidth: 0 });
    x += n * modul;
  });
  return canvas;
}
