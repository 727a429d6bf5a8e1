import type { Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Pruefling, Regelkontext, Schwere } from './regel.js';
import { liesRegelschweren } from './regelschweren.js';
import { type Regelname, regel, regelnamen } from './tabelle.js';

/** What a rule has found, with what that means for the client. */
export interface Befund extends Meldung {
  regel: Regelname;
  schwere: Schwere;
}

/** All that the rules of sense find in an order, or what some of them do. */
export function befunde(
  auftrag: Pruefling,
  kontext: Regelkontext,
  namen: readonly Regelname[] = regelnamen,
): Befund[] {
  const gewaehlt = liesRegelschweren(kontext.konfiguration.regeln) ?? {};
  return namen.flatMap((name) => {
    const { schwere, pruefe } = regel(name);
    return pruefe(auftrag, kontext).map((m) => ({
      ...m,
      regel: name,
      schwere: gewaehlt[name] ?? schwere,
    }));
  });
}

/** What a rule means for a client. */
export function schwereVon(name: Regelname, { regeln }: Konfiguration): Schwere {
  return liesRegelschweren(regeln)?.[name] ?? regel(name).schwere;
}

/** What keeps an order from being saved, as messages of a refusal. */
export function pflichtverletzungen(gefunden: readonly Befund[]): Meldung[] {
  return gefunden
    .filter((b) => b.schwere === 'pflicht')
    .map(({ regel: _r, schwere: _s, ...meldung }) => meldung);
}
