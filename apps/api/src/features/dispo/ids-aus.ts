import { hoechsteKennung } from '@frachtportal/domain/feld/dekoratoren';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { hoechstensIds } from '../../platform/http/koerper.js';

/** Ids from a query that may do without; comma-joined. */
export function idsAus(roh: unknown): number[] {
  if (roh === undefined || roh === '') return [];
  const teile = typeof roh === 'string' ? roh.split(',') : [];
  const ids = teile.map((t) => (/^\d{1,10}$/.test(t) ? Number(t) : 0));
  if (!ids.length || ids.some((id) => id < 1 || id > hoechsteKennung))
    throw ungueltig([fehler('feld.kennung', 'ids')]);
  if (ids.length > hoechstensIds) throw ungueltig([fehler('feld.zuViele', 'ids', { max: hoechstensIds })]);
  return [...new Set(ids)];
}
