import { Zielfehler } from '../../../platform/netz/ziel.js';

/** Why labels did not get to the printer, as people read it. */
export class Druckfehler extends Error {
  constructor(
    grund: string,
    /** Trying again would change nothing. */
    readonly endgueltig = false,
  ) {
    super(grund);
  }
}

const worte: Record<string, string> = {
  ECONNREFUSED: 'nimmt keine Verbindung an',
  ECONNRESET: 'hat die Verbindung abgebrochen',
  EPIPE: 'hat die Verbindung abgebrochen',
  EHOSTUNREACH: 'ist im Netz nicht erreichbar',
  EHOSTDOWN: 'ist im Netz nicht erreichbar',
  ENETUNREACH: 'ist im Netz nicht erreichbar',
  ENOTFOUND: 'hat einen Rechnernamen, den niemand kennt',
  EAI_AGAIN: 'hat einen Rechnernamen, der sich gerade nicht auflösen lässt',
  ETIMEDOUT: 'antwortet nicht',
  ABORT_ERR: 'antwortet nicht',
};

/** What went wrong in the network, in words. Anything else is a fault of ours. */
export function alsDruckfehler(fehler: unknown, { host, port }: { host: string; port: number }): unknown {
  if (fehler instanceof Zielfehler)
    return fehler.grund === 'verboten'
      ? new Druckfehler(`An die Adresse von „${host}“ darf nicht gedruckt werden.`, true)
      : new Druckfehler(`Der Rechnername „${host}“ ist unbekannt.`);
  const wort = worte[String((fehler as { code?: unknown }).code)];
  return wort ? new Druckfehler(`Der Drucker ${host}, Port ${port}, ${wort}.`) : fehler;
}
