import { Statusmeldung } from '@frachtportal/domain/dispo/statusmeldung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { eingabeVon } from '../../../platform/http/schema.js';

const hoechstensMeldungen = 1000;

/** Records of status reports in a body; each is checked on its own. */
export const meldungsschema = {
  type: 'object' as const,
  required: ['meldungen'],
  properties: {
    meldungen: { type: 'array', maxItems: hoechstensMeldungen, items: eingabeVon(Statusmeldung) },
  },
};

/** @throws Fachfehler 400 where there is no list, one that is too long, or something beside it */
export function saetzeAus(body: unknown): unknown[] {
  const { meldungen: saetze, ...fremde } = (body ?? {}) as Record<string, unknown>;
  const unbekannte = Array.isArray(body) ? [] : Object.keys(fremde);
  if (unbekannte.length)
    throw ungueltig(unbekannte.map((name) => fehler('feld.unbekannt', name, { name: name.slice(0, 100) })));
  if (!Array.isArray(saetze)) throw ungueltig([fehler('feld.liste', 'meldungen')]);
  if (saetze.length > hoechstensMeldungen)
    throw ungueltig([fehler('feld.zuViele', 'meldungen', { max: hoechstensMeldungen })]);
  return saetze;
}
