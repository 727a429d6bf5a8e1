import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Umschlag } from '@frachtportal/edi/edifact/austausch';
import { contrl } from '@frachtportal/edi/edifact/contrl';
import type { Nachrichtenfehler } from '@frachtportal/edi/edifact/nachricht';
import { alsBytes } from '@frachtportal/edi/edifact/zeichen';
import type { Lauf, Vorgang, Vorgangsbefund } from '../../importe/importe.service.js';

/** What is kept of a run is what was read from its interchange. */
const istUmschlag = (wert: unknown): wert is Umschlag =>
  typeof wert === 'object' && wert !== null && 'nachrichten' in wert && 'stufe' in wert;

/** What is wrong with the message that an order comes from; null where it can be read. */
export function unlesbar({ umschlag }: Pick<Lauf, 'umschlag'>, vorgang: Vorgang): Vorgangsbefund | null {
  if (!istUmschlag(umschlag)) return null;
  const dieser = umschlag.nachrichten[vorgang.nummer - 1]?.fehler ?? [];
  const alle = umschlag.fehler ? [umschlag.fehler] : dieser;
  if (!alle.length) return null;
  const ort = { zeile: vorgang.zeilen[0]?.nummer ?? 0, spalte: null };
  const meldungen = alle.map((f) => ({ ort, meldung: alsMeldung(f) }));
  return { nummer: vorgang.nummer, ausgang: 'abgelehnt', meldungen, referenz: null };
}

function alsMeldung({ segment: nummer, name, element, komponente, grund, wert }: Nachrichtenfehler): Meldung {
  const stelle = [name, element || '', komponente ? `.${komponente}` : '']
    .join(' ')
    .replace(' .', '.')
    .trim();
  const segment = stelle ? `${nummer} (${stelle})` : String(nummer);
  if (grund === 'fehlt' && !wert) return fehler('auftragseingang.segment.fehltHier', undefined, { segment });
  return fehler(`auftragseingang.segment.${grund}`, undefined, { segment, wert });
}

/** The answer to the interchange of a run; undefined where it is none. */
export function antwortAuf(umschlag: unknown, id: number): { name: string; inhalt: Buffer } | undefined {
  if (!istUmschlag(umschlag)) return undefined;
  const text = contrl(umschlag, String(id), new Date().toISOString().slice(0, 16));
  return { name: `contrl-${id}.edi`, inhalt: alsBytes(text, umschlag.stufe) };
}
