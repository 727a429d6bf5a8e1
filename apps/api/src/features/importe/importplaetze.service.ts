import { Injectable } from '@nestjs/common';
import { vielleichtIdentitaet, weggang } from '../../platform/tenancy/anfrage-kontext.js';
import { Schlange } from '../../platform/werkstatt/schlange.js';

/** Nobody's: what the portal takes in by itself. */
const niemand = { mandantId: 0, benutzerId: 0 };

/**
 * Imports take turns, portion by portion and client by client: one of a few rows is done between two portions of a large
 * one. A place is taken before a transaction, never inside of one: whoever waits for it holds nothing that others need.
 */
@Injectable()
export class Importplaetze {
  private readonly schlange = new Schlange({
    zugleich: 3,
    jeMandant: 2,
    jeBenutzer: 1,
    wartendJeBenutzer: 10,
    wiederNachSekunden: 10,
  });

  /**
   * @param weiter goes on with what has begun: it is not refused
   * @throws Fachfehler 429 where too much of the user waits already
   */
  async anDerReihe<T>(arbeit: () => Promise<T>, weiter = false): Promise<T> {
    const gibFrei = await this.schlange.platz(vielleichtIdentitaet() ?? niemand, {
      abbruch: weggang(),
      weiter,
    });
    try {
      return await arbeit();
    } finally {
      gibFrei();
    }
  }
}
