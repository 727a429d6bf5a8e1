import { type Gefahrgutklasse, istKeine } from './gefahrgut.js';

/** What column 7a of the table says as a value: litres or kilograms per inner packaging, 0 for none. */
export function lqWert(
  text: string | null | undefined,
): { grenze: number; einheit: 'l' | 'kg' | null } | null {
  const [, zahl = '', einheit = ''] = /^(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)?$/i.exec(text?.trim() ?? '') ?? [];
  const wert = Number(zahl.replace(',', '.'));
  if (zahl === '' || (wert > 0 && einheit === '')) return null;
  if (wert === 0) return { grenze: 0, einheit: null };
  const klein = einheit.toLowerCase();
  const teile = klein === 'ml' || klein === 'g' ? 1000 : 1;
  return { grenze: wert / teile, einheit: klein.endsWith('l') ? 'l' : 'kg' };
}

/**
 * Solid, liquid or gas, as far as other columns tell: class 2 holds the gases, class 3 the liquids, and the limited
 * quantity of a substance has the unit of its state. Articles have no packing group, and their state decides nothing.
 */
export function zustandAus(
  g: Pick<Gefahrgutklasse, 'klasse' | 'verpackungsgruppe' | 'lqEinheit'>,
): Gefahrgutklasse['aggregatzustand'] {
  if (g.klasse === '2') return 'gas';
  if (!g.verpackungsgruppe) return null;
  if (g.klasse === '3') return 'fluessig';
  return g.lqEinheit && (g.lqEinheit === 'l' ? 'fluessig' : 'fest');
}

/** The row with what follows from its other fields. */
export function mitAbleitungen(g: Gefahrgutklasse): Gefahrgutklasse {
  const lq = lqWert(g.begrenzteMengeText);
  g.lqGrenze = lq?.grenze ?? null;
  g.lqEinheit = lq?.einheit ?? null;
  if (g.sondervorschrift) g.technischerName = /\b(274|318)\b/.test(g.sondervorschrift);
  else if (istKeine(g, 'sondervorschrift')) g.technischerName = false;
  g.aggregatzustand ??= zustandAus(g);
  return g;
}
