import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Fontkit from 'fontkit';

const lade = createRequire(import.meta.url);

/** Roboto as pdfmake ships it: everything is embedded, nothing is fetched. */
const verzeichnis = join(dirname(lade.resolve('pdfmake/package.json')), 'fonts/Roboto');

export const schriftdateien = {
  Roboto: {
    normal: join(verzeichnis, 'Roboto-Regular.ttf'),
    bold: join(verzeichnis, 'Roboto-Medium.ttf'),
    italics: join(verzeichnis, 'Roboto-Italic.ttf'),
    bolditalics: join(verzeichnis, 'Roboto-MediumItalic.ttf'),
  },
};

export interface Schnitt {
  punkt: number;
  fett?: boolean;
}

let geladene: Record<'mager' | 'fett', Fontkit.Font> | undefined;

/** Read with the first text that is measured: ten megabytes that a portal at rest does not need. */
function schriften() {
  geladene ??= oeffne(lade('fontkit'));
  return geladene;
}

const oeffne = ({ openSync }: typeof Fontkit) => ({
  mager: openSync(schriftdateien.Roboto.normal) as Fontkit.Font,
  fett: openSync(schriftdateien.Roboto.bold) as Fontkit.Font,
});

const vorschub = { mager: new Map<number, number>(), fett: new Map<number, number>() };

/** Has the font a glyph for this character? Whatever it cannot draw must not reach the paper as an empty box. */
export function hatZeichen(codepunkt: number): boolean {
  return schriften().mager.hasGlyphForCodePoint(codepunkt);
}

/** Width of a line in points; without kerning, so never less than what is drawn but for a hair. */
export function breite(text: string, { punkt, fett = false }: Schnitt): number {
  const art = fett ? 'fett' : 'mager';
  let einheiten = 0;
  for (const zeichen of text) einheiten += zeichenbreite(art, zeichen.codePointAt(0) as number);
  return (einheiten / schriften()[art].unitsPerEm) * punkt;
}

function zeichenbreite(art: 'mager' | 'fett', codepunkt: number): number {
  let bekannt = vorschub[art].get(codepunkt);
  if (bekannt === undefined) {
    bekannt = schriften()[art].glyphForCodePoint(codepunkt).advanceWidth;
    vorschub[art].set(codepunkt, bekannt);
  }
  return bekannt;
}
