import { fehler, type Meldung } from '../feld/meldung.js';
import { istSscc } from '../packstueck/sscc.js';
import { preisgrenzen } from './preismeldung.rules.js';
import type { Statusmeldung } from './statusmeldung.js';

const tagMs = 86_400_000;
/** Beginnings of PNG and JPEG in base64. */
const bild = /^(?:iVBORw0KGgo|\/9j\/)/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Rules over several fields of a reported record; those of a single field are declared at it. */
export function pruefeStatusmeldung(m: Statusmeldung, jetzt: Date): Meldung[] {
  const meldungen: Meldung[] = [];
  if (!m.auftragsnummer && !m.sscc) meldungen.push(fehler('feld.pflicht', 'auftragsnummer'));
  if (m.sscc && !istSscc(m.sscc)) meldungen.push(fehler('dispo.sscc', 'sscc'));
  if (Boolean(m.status) === Boolean(m.preis)) meldungen.push(fehler('dispo.statusOderPreis', 'status'));
  const zeit = Date.parse(m.zeitpunkt);
  if (Number.isNaN(zeit)) meldungen.push(fehler('feld.zeitpunkt', 'zeitpunkt'));
  // It would stand above everything that is reported until then.
  else if (zeit > jetzt.getTime() + tagMs) meldungen.push(fehler('dispo.zukunft', 'zeitpunkt'));
  if (m.signatur && !(bild.test(m.signatur) && base64.test(m.signatur)))
    meldungen.push(fehler('dispo.signatur', 'signatur'));
  if (m.dokument && !base64.test(m.dokument)) meldungen.push(fehler('dispo.dokument', 'dokument'));
  if (m.dokument && !m.dokumentname) meldungen.push(fehler('feld.pflicht', 'dokumentname'));
  return [...meldungen, ...(m.preis ? preisgrenzen(m.preis) : [])];
}

/** The name under which an event is remembered, so that hearing of it twice changes nothing. */
export function ereignisschluessel(m: Statusmeldung): string {
  return `dispo:${m.ereignis ?? `${m.status ?? 'preis'}@${m.zeitpunkt}`}`;
}
