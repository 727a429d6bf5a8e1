import { randomUUID } from 'node:crypto';
import type { Importstand } from '@frachtportal/domain/adresse/adressimport';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../../platform/database/aenderungen.js';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { identitaet, weggang } from '../../../platform/tenancy/anfrage-kontext.js';

const kanal = 'importstaende';
const melden = anweisung('importstaende.melden', "SELECT pg_notify('importstaende', $1)");

/** A process that says nothing of its import for so long is no more. */
const giltMs = 60_000;
const keiner: Importstand = { getan: 0, zeilen: 0 };

/** How far an import of a user is; without a state it has ended. */
interface Nachricht {
  prozess: string;
  lauf: string;
  benutzerId: number;
  stand: Importstand | null;
}

/**
 * How far the imports of users are, in whatever process they run. An import is one transaction, so that no row can tell
 * of it: each process tells all others with every portion.
 */
@Injectable()
export class Importstaende {
  private readonly prozess = randomUUID();
  private readonly staende = new Map<number, { lauf: string; stand: Importstand; am: number }>();

  constructor(
    private readonly db: Datenbank,
    aenderungen: Aenderungen,
  ) {
    aenderungen.beiNachricht(kanal, (inhalt) => {
      const nachricht = inhalt === undefined ? undefined : (JSON.parse(inhalt) as Nachricht);
      // What runs here is known already, and better.
      if (nachricht && nachricht.prozess !== this.prozess) this.merke(nachricht);
    });
  }

  /** Of the user who asks. */
  stand(): Importstand {
    const bekannt = this.staende.get(identitaet().benutzerId);
    return bekannt && performance.now() - bekannt.am < giltMs ? bekannt.stand : keiner;
  }

  /**
   * Tells how far an import of the user is while it works. Whoever no longer waits for the answer has given up: what is
   * told then, between two portions, throws.
   */
  async begleite<T>(zeilen: number, arbeit: (melde: (getan: number) => void) => Promise<T>): Promise<T> {
    const gegangen = weggang();
    const sage = this.beginne(identitaet().benutzerId);
    sage({ getan: 0, zeilen });
    try {
      return await arbeit((getan) => {
        sage({ getan, zeilen });
        gegangen?.throwIfAborted();
      });
    } finally {
      sage(null);
    }
  }

  /** Tells of an import that begins here; null ends it. */
  private beginne(benutzerId: number): (stand: Importstand | null) => void {
    const lauf = randomUUID();
    let gesagt = Promise.resolve();
    return (stand) => {
      const nachricht: Nachricht = { prozess: this.prozess, lauf, benutzerId, stand };
      this.merke(nachricht);
      // Not waited for, but in order: where no connection is free for it, nobody's import stands still.
      gesagt = gesagt.then(() => this.db.daneben(melden, [JSON.stringify(nachricht)])).catch(() => undefined);
    };
  }

  private merke({ benutzerId, lauf, stand }: Nachricht): void {
    if (stand) this.staende.set(benutzerId, { lauf, stand, am: performance.now() });
    else if (this.staende.get(benutzerId)?.lauf === lauf) this.staende.delete(benutzerId);
  }
}
