import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler } from '../errors/fachfehler.js';

/** Who wants a place: clients share fairly, and so do the users of one. */
export interface Wer {
  mandantId: number;
  benutzerId: number;
}

interface Grenzen {
  /** Places in all. */
  zugleich: number;
  /** Of these one client has so many at most, so that another one need not wait for its work to end. */
  jeMandant: number;
  jeBenutzer: number;
  /** So much may wait for one user; what is beyond is a flood. */
  wartendJeBenutzer: number;
  /** Told to whoever is refused: after so long it is worth trying again. */
  wiederNachSekunden: number;
}

/** With what it takes afterwards this is less than for what a connection without a word is held open. */
const hoechstensWartenMs = 60_000;

interface Wartender extends Wer {
  rufeAuf(): void;
}

/** A queue for work that takes long: served in turn, client by client, and in each of them user by user. */
export class Schlange {
  private readonly laufend = new Set<Wartender>();
  /** By client and user. Whoever was served goes to the end. */
  private readonly wartend = new Map<number, Map<number, Wartender[]>>();

  constructor(private readonly grenzen: Grenzen) {}

  /** @throws Fachfehler 429 where too much waits for this user already, or it has waited too long */
  async anDerReihe<T>(wer: Wer, arbeit: () => Promise<T>): Promise<T> {
    const gibFrei = await this.platz(wer);
    try {
      return await arbeit();
    } finally {
      gibFrei();
    }
  }

  /** A place, once it is this user's turn; answers how it is given back. @throws Fachfehler 429 like `anDerReihe` */
  async platz({ mandantId, benutzerId }: Wer): Promise<() => void> {
    const { promise: dran, resolve: rufeAuf, reject: weiseAb } = Promise.withResolvers<void>();
    const wartender = { mandantId, benutzerId, rufeAuf };
    this.stelleAn(wartender);
    this.rufeNaechste();
    const uhr = setTimeout(() => {
      this.entferne(wartender);
      weiseAb(this.zuViel());
    }, hoechstensWartenMs);
    await dran.finally(() => clearTimeout(uhr));
    return () => {
      if (this.laufend.delete(wartender)) this.rufeNaechste();
    };
  }

  private stelleAn(wartender: Wartender): void {
    const { mandantId, benutzerId } = wartender;
    const jeBenutzer = this.wartend.get(mandantId) ?? new Map<number, Wartender[]>();
    const eigene = jeBenutzer.get(benutzerId) ?? [];
    if (eigene.length >= this.grenzen.wartendJeBenutzer) throw this.zuViel();
    this.wartend.set(mandantId, jeBenutzer.set(benutzerId, [...eigene, wartender]));
  }

  private entferne(wartender: Wartender): void {
    const { mandantId, benutzerId } = wartender;
    const jeBenutzer = this.wartend.get(mandantId);
    const rest = jeBenutzer?.get(benutzerId)?.filter((w) => w !== wartender) ?? [];
    if (rest.length) jeBenutzer?.set(benutzerId, rest);
    else jeBenutzer?.delete(benutzerId);
    if (!jeBenutzer?.size) this.wartend.delete(mandantId);
  }

  private zuViel(): Fachfehler {
    const { wiederNachSekunden: sekunden } = this.grenzen;
    return new Fachfehler(429, [fehler('server.vielBestellt', undefined, { sekunden })], sekunden);
  }

  private rufeNaechste(): void {
    while (this.laufend.size < this.grenzen.zugleich) {
      const naechster = this.naechster();
      if (!naechster) return;
      this.laufend.add(naechster);
      naechster.rufeAuf();
    }
  }

  /** The first whose client and who themselves have room; both go behind the others. */
  private naechster(): Wartender | undefined {
    const laeuftFuer = (wer: Partial<Wer>) =>
      [...this.laufend].filter((l) => l.mandantId === wer.mandantId || l.benutzerId === wer.benutzerId)
        .length;
    for (const [mandantId, jeBenutzer] of this.wartend) {
      if (laeuftFuer({ mandantId }) >= this.grenzen.jeMandant) continue;
      for (const [benutzerId, [erster, ...rest]] of jeBenutzer) {
        if (!erster || laeuftFuer({ benutzerId }) >= this.grenzen.jeBenutzer) continue;
        stelleHintan(jeBenutzer, benutzerId, rest.length ? rest : undefined);
        stelleHintan(this.wartend, mandantId, jeBenutzer.size ? jeBenutzer : undefined);
        return erster;
      }
    }
    return undefined;
  }
}

function stelleHintan<W>(reihe: Map<number, W>, wer: number, wert: W | undefined): void {
  reihe.delete(wer);
  if (wert !== undefined) reihe.set(wer, wert);
}
