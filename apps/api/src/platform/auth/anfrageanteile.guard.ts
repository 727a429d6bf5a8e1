import type { ServerResponse } from 'node:http';
import { setTimeout as warte } from 'node:timers/promises';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { merkePlatz, vielleichtIdentitaet, weggang } from '../tenancy/anfrage-kontext.js';
import { Schlange } from '../werkstatt/schlange.js';

/** Whoever watches the process is answered whatever happens. */
const immer = /^\/api\/health\//;
/** What takes longer is waited for elsewhere: a print for its turn, an import for the database, a window for news. */
const hoechstensBelegtMs = 1000;
/** Whoever asks again at once when refused is kept from doing nothing else. */
const verweigertNachMs = 1000;

/**
 * A bound for the requests that are worked on at once, of each user and each client, of each address where nobody is
 * logged in: the rest waits, client by client and user by user. However many connections somebody opens, others are
 * answered between two of their requests.
 */
@Injectable()
export class AnfrageanteileGuard implements CanActivate {
  private readonly schlange = new Schlange({
    zugleich: 16,
    jeMandant: 8,
    jeBenutzer: 8,
    unterMehreren: {
      nochMs: 10_000,
      ruhig: { jeMandant: 4, jeBenutzer: 4 },
      flut: { jeMandant: 2, jeBenutzer: 1 },
    },
    wartendJeBenutzer: 250,
    wiederNachSekunden: 1,
    meldung: 'server.zuViele',
    hoechstensWartenMs: 20_000,
  });

  /** @throws Fachfehler 429 where too much of the user waits already */
  async canActivate(kontext: ExecutionContext): Promise<boolean> {
    const http = kontext.switchToHttp();
    const { url, ip } = http.getRequest<FastifyRequest>();
    if (immer.test(url)) return true;
    const wer = vielleichtIdentitaet() ?? { mandantId: 0, benutzerId: ip };
    const abbruch = weggang();
    const gibFrei = await this.schlange.platz(wer, { abbruch }).catch(async (grund: unknown) => {
      await warte(verweigertNachMs, undefined, { ref: false });
      throw grund;
    });
    merkePlatz(gibFrei);
    gibFreiNach(http.getResponse<FastifyReply>().raw, abbruch, gibFrei);
    return true;
  }
}

function gibFreiNach(antwort: ServerResponse, abbruch: AbortSignal | undefined, gibFrei: () => void): void {
  const uhr = setTimeout(gibFrei, hoechstensBelegtMs);
  const vorbei = () => {
    clearTimeout(uhr);
    gibFrei();
  };
  antwort.once('finish', vorbei);
  abbruch?.addEventListener('abort', vorbei, { once: true });
}
