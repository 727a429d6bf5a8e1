import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BekanntesGeraet } from './bekanntes-geraet.js';

/** Where somebody logs in from. */
export interface Herkunft {
  adresse: string;
  geraet: BekanntesGeraet;
  /** Browser and system in words; null where the program does not say. */
  programm: string | null;
  /** The main client whose provider vouches for them. */
  firma?: number;
  /** They came in: from now on they are known there. */
  merke: (benutzerId: number) => void;
}

export function herkunftVon(anfrage: FastifyRequest, antwort: FastifyReply): Herkunft {
  const geraet = BekanntesGeraet.aus(anfrage);
  return {
    adresse: anfrage.ip,
    geraet,
    programm: programmAus(anfrage.headers['user-agent']),
    merke: (benutzerId) => geraet.merke(benutzerId, antwort),
  };
}

/** "Firefox, Windows": enough to know it again, no more. */
export function programmAus(kennung: string | undefined): string | null {
  if (!kennung) return null;
  const { browser, os } = Bowser.parse(kennung);
  const worte = [browser.name, os.name].filter(Boolean).join(', ');
  return (worte || kennung).slice(0, 80);
}
