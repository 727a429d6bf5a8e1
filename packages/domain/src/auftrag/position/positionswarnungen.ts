import type { Konfiguration } from '../../konfiguration/konfiguration.js';
import type { Auftragsposition } from './auftragsposition.js';
import { packeinheitVon } from './packeinheit.js';

/** What of a packaging or load unit the warnings need. */
interface Packmittel {
  id: number;
  langBezeichnung: string;
  ggvs: boolean;
}

interface Listen {
  verpackungen: readonly Packmittel[];
  lademittel: readonly Packmittel[];
}

type Regeln = Pick<Konfiguration, 'mandantSpezi29' | 'isNoADRVerpackungen' | 'isNoADRLademittel'>;

/** A key of a text with its parameters; the order may be saved all the same. */
export interface Positionswarnung {
  key: string;
  params: { nummer: number; name?: string };
}

/**
 * What a position that can be saved may still lack: what it is counted in, and packaging and load unit fit for its
 * dangerous goods. The latter only where the client has such lists at all.
 */
export function positionswarnungen(
  p: Partial<Auftragsposition>,
  nummer: number,
  listen: Listen,
  k: Regeln,
): Positionswarnung[] {
  const warnungen: Positionswarnung[] = [];
  if (!packeinheitVon(p, { spezial: k.mandantSpezi29 })) {
    warnungen.push({ key: 'auftrag.warnungLeer', params: { nummer } });
  }
  if (!p.auftragsgefahrgueter?.length) return warnungen;
  const ungeeignet = (liste: readonly Packmittel[], id: number | undefined, aus: boolean) =>
    aus ? undefined : liste.find((e) => e.id === id && !e.ggvs)?.langBezeichnung;
  for (const name of [
    ungeeignet(listen.verpackungen, p.verpackung?.id, k.isNoADRVerpackungen),
    ungeeignet(listen.lademittel, p.lademittel?.id, k.isNoADRLademittel),
  ]) {
    if (name !== undefined) warnungen.push({ key: 'auftrag.warnungGefahrgut', params: { nummer, name } });
  }
  return warnungen;
}
