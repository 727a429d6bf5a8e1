import { aus } from '../schrift/klartext.js';

/** Lithium and sodium ion batteries: the label is 9A, the paper says "9" (5.4.1.1.1 c). */
const batterien = new Set(['3090', '3091', '3480', '3481', '3551', '3552', '3556', '3557', '3558']);

/**
 * What 5.4.1.1.1 (c) wants of the labels: their numbers, the subsidiary ones in brackets; in class 1 the classification
 * code before them, in class 7 the class; the class where the table has no label. Null where it is not known.
 */
export function gefahrzettel(unnr: string, klasse: unknown): string | null {
  if (batterien.has(unnr)) return '9';
  const nummer = aus(klasse, 'klasse');
  const zettel = aus(klasse, 'gefahrzettel')
    .split(/[+,;]\s*/)
    .map((z) => z.trim())
    .filter(Boolean);
  if (/^1(\.|$)/.test(nummer)) {
    const code = aus(klasse, 'klassifizierung');
    return code
      ? mitNeben(
          code,
          zettel.filter((z) => !/^1(\.[456])?$/.test(z)),
        )
      : null;
  }
  if (nummer === '7')
    return mitNeben(
      '7',
      zettel.filter((z) => !/^7[A-EX]?$/.test(z)),
    );
  const [haupt, ...neben] = zettel;
  if (haupt && /^\d/.test(haupt)) return mitNeben(haupt, neben);
  return ohneZettel(klasse) && nummer ? nummer : null;
}

const mitNeben = (haupt: string, neben: readonly string[]) =>
  neben.length ? `${haupt} (${neben.join(', ')})` : haupt;

/** Does the table say that there is no label? "siehe 5.2.2.1.12" leaves it to the goods themselves. */
const ohneZettel = (klasse: unknown) => aus(klasse, 'keine').split(',').includes('gefahrzettel');
