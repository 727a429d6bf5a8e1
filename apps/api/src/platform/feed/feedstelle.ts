import { hoechsteKennung } from '@frachtportal/domain/feld/dekoratoren';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler, ungueltig } from '../errors/fachfehler.js';
import { identitaet } from '../tenancy/anfrage-kontext.js';

/** A place in the feed: the transaction of a change, and the order within it. */
export interface Feedstelle {
  aenderung: string;
  id: number;
}

/** What a place is bound to: the database as it was not restored since, and who sees what. */
interface Gueltigkeit {
  epoche: string;
  sicht: string;
}

export const anfang: Feedstelle = { aenderung: '0', id: 0 };

/** Behind everything of a transaction. */
export const hinter = (aenderung: string): Feedstelle => ({ aenderung, id: hoechsteKennung });

/** Behind all that ended before the transaction `bis`: nothing comes there any more. */
export const ende = (bis: string): Feedstelle => hinter(String(BigInt(bis) - 1n));

const form = /^([0-9a-f]{8})\.(\d{1,10}[he])\.(\d{1,19})\.(\d{1,10})$/;

export function alsText({ aenderung, id }: Feedstelle, { epoche, sicht }: Gueltigkeit): string {
  return `${epoche}.${sicht}.${aenderung}.${id}`;
}

export const neuBeginnen = () => new Fachfehler(409, [fehler('feed.neuBeginnen', 'nach')]);

/** A place counts in what its caller saw: another client's users, or this one's after a change of its kind, start anew. */
export function sicht(): string {
  const { mandantId, hauptmandant } = identitaet();
  return `${mandantId}${hauptmandant ? 'h' : 'e'}`;
}

/**
 * @param jetzt `bis` too: a place beyond it comes from a database that was put back since
 * @throws Fachfehler 400 for what is no place, 409 for one that no longer holds
 */
export function liesStelle(text: string, jetzt: Gueltigkeit & { bis: string }): Feedstelle {
  const [, epoche, sicht, aenderung = '', id = ''] = form.exec(text) ?? [];
  if (!epoche || Number(id) > hoechsteKennung) throw ungueltig([fehler('feed.stelleUnbekannt', 'nach')]);
  if (epoche !== jetzt.epoche || sicht !== jetzt.sicht || BigInt(aenderung) >= BigInt(jetzt.bis)) {
    throw neuBeginnen();
  }
  return { aenderung, id: Number(id) };
}
