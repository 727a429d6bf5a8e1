import type { Gefahrgutklasse } from '../../stammdaten/gefahrgut/gefahrgut.js';
import type { Gefahrgutangaben } from './gefahrgut.rules.js';

type Klasse = Partial<Pick<Gefahrgutklasse, 'klasse' | 'klassifizierung' | 'aggregatzustand'>>;

/**
 * The unit in which ADR 1.1.3.6.3 wants a quantity: litres of liquids, compressed and adsorbed gases and chemicals under
 * pressure; kilograms of solids and other gases. Null where the state of matter is not known.
 */
function einheitVon({ klasse, klassifizierung, aggregatzustand }: Klasse): 'liter' | 'kg' | null {
  const gruppe = klassifizierung?.charAt(0) ?? '';
  if (klasse === '2') {
    if ('189'.includes(gruppe) && gruppe) return 'liter';
    return '234567'.includes(gruppe) && gruppe ? 'kg' : null;
  }
  if (aggregatzustand === 'fluessig') return 'liter';
  if (aggregatzustand === 'fest') return 'kg';
  return klasse === '3' && gruppe === 'F' ? 'liter' : null;
}

/** The unit that should have been used where another one was; limited and excepted quantities are not counted. */
export function falscheEinheit(zeile: Gefahrgutangaben): 'liter' | 'kg' | null {
  if (zeile.begrenztemenge || zeile.freigestelltemenge) return null;
  const einheit = einheitVon((zeile.gefahrgutklasse ?? {}) as Klasse);
  const gemessen = einheit === 'liter' ? zeile.nettoGewicht : zeile.liter;
  return gemessen ? einheit : null;
}
