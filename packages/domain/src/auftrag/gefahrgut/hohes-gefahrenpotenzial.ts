import type { Gefahrgutklasse } from '../../stammdaten/gefahrgut/gefahrgut.js';
import type { Gefahrgutangaben } from './gefahrgut.rules.js';

type Klasse = Partial<
  Pick<Gefahrgutklasse, 'unnr' | 'klasse' | 'klassifizierung' | 'verpackungsgruppe' | 'bezeichnung'>
>;

/** Explosives of division 1.4 that the table in 1.10.3.1.2 names. */
const unterklasse14 = new Set(
  '0104 0237 0255 0267 0289 0361 0365 0366 0440 0441 0455 0456 0500 0512 0513'.split(' '),
);
/** Infectious substances of category A and waste with them. */
const ansteckend = new Set(['2814', '2900', '3549']);
/** Goods to which the exemption of small quantities (1.10.4) does not apply. */
const ohneAusnahme = new Set(
  [
    '0029 0030 0059 0065 0073 0104 0237 0255 0267 0288 0289 0290 0360 0361 0364 0365 0366',
    '0439 0440 0441 0455 0456 0500 0512 0513',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Goods of which packages of any quantity have a high consequence (column "packages" of the table in ADR 1.10.3.1.2 says
 * 0). Of all others packages are not concerned, or class 7 decides by an activity that nobody enters here.
 */
function jedeMenge(k: Klasse): boolean {
  const { unnr = '', klasse, klassifizierung, verpackungsgruppe } = k;
  const code = klassifizierung ?? '';
  if (/^1(\.|$)/.test(klasse ?? '')) return /^1\.[1256]|^1\.3C/.test(code) || unterklasse14.has(unnr);
  // Toxic gases, but no aerosols (group 5).
  if (klasse === '2') return /^[1-46-9].*T/.test(code);
  if (klasse === '3' || klasse === '4.1') return /^D/.test(code);
  if (klasse === '6.1') return verpackungsgruppe === 'I';
  return klasse === '6.2' && ansteckend.has(unnr);
}

/** Goods with high consequence: always, unless small quantities are exempt (1.10.4), or not at all. */
export function gefahrenpotenzial(zeile: Gefahrgutangaben): 'immer' | 'mitGrenze' | null {
  const k = (zeile.gefahrgutklasse ?? {}) as Klasse;
  // Chapters 3.4 and 3.5 leave chapter 1.10 out.
  if (zeile.begrenztemenge || zeile.freigestelltemenge || zeile.leerUngereinigt || !jedeMenge(k)) return null;
  return ohneAusnahme.has(k.unnr ?? '') ? 'immer' : 'mitGrenze';
}
