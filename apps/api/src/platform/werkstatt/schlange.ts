import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { Fachfehler } from '../errors/fachfehler.js';

/** Who wants a place: clients share fairly, and so do the users of one. */
export interface Wer {
  mandantId: number;
  /** Or from where they ask, when nobody knows who they are. */
  benutzerId: number | string;
}

interface Anteil {
  jeMandant: number;
  jeBenutzer: number;
}

/** Of whom so much waits, wants too much at once. */
const flutAb = 8;

/** One client has so many places at most, so that another one need not wait for its work to end. */
interface Grenzen extends Anteil {
  /** Places in all. */
  zugleich: number;
  /** What they have while another client wants something too, and for so long after it did. */
  unterMehreren?: { nochMs: number; ruhig: Anteil; flut: Anteil };
  /** So much may wait for one user; what is beyond is a flood. */
  wartendJeBenutzer: number;
  /** Told to whoever is refused: after so long it is worth trying again. */
  wiederNachSekunden: number;
  /** What they are told, with `sekunden`. */
  meldung?: Meldungsschluessel;
  /** Whoever has waited so long is refused too. */
  hoechstensWartenMs?: number;
}

/** With what it takes afterwards this is less than for what a connection without a word is held open. */
const vorgabe = { meldung: 'server.vielBestellt', hoechstensWartenMs: 60_000 } as const;

interface Anstehen {
  abbruch?: AbortSignal | undefined;
  weiter?: boolean;
}

interface Wartender extends Wer {
  rufeAuf(): void;
}

/** A queue for work that takes long: served in turn, client by client, and in each of them user by user. */
export class Schlange {
  private readonly grenzen: Grenzen & Required<Pick<Grenzen, keyof typeof vorgabe>>;
  private laufend = 0;
  private readonly laufendJeMandant = new Map<number, number>();
  private readonly laufendJeBenutzer = new Map<Wer['benutzerId'], number>();
  /** By client and user. Whoever was served goes to the end. */
  private readonly wartend = new Map<number, Map<Wer['benutzerId'], Wartender[]>>();
  /** The client that came last, and since when no other has come. */
  private zuletzt: { mandantId: number; seit: number } | undefined;

  constructor(grenzen: Grenzen) {
    this.grenzen = { ...vorgabe, ...grenzen };
  }

  /** @throws Fachfehler 429 where too much waits for this user already, or it has waited too long */
  async anDerReihe<T>(wer: Wer, arbeit: () => Promise<T>, abbruch?: AbortSignal): Promise<T> {
    const gibFrei = await this.platz(wer, { abbruch });
    try {
      return await arbeit();
    } finally {
      gibFrei();
    }
  }

  /**
   * A place, once it is this user's turn; answers how it is given back.
   * @param wie.abbruch nobody waits for it any more: it goes out of the queue
   * @param wie.weiter goes on with what has begun: before the user's others, and not refused for their number
   * @throws Fachfehler 429 like `anDerReihe`
   */
  async platz(wer: Wer, wie: Anstehen = {}): Promise<() => void> {
    wie.abbruch?.throwIfAborted();
    this.merke(wer);
    // Nobody waits who could be served: whoever has room is next.
    if (this.hatPlatz(wer)) this.belege(wer);
    else await this.warte(wer, wie);
    let belegt = true;
    return () => {
      if (belegt) this.raeume(wer);
      belegt = false;
    };
  }

  private async warte({ mandantId, benutzerId }: Wer, { abbruch, weiter }: Anstehen): Promise<void> {
    const { promise: dran, resolve: rufeAuf, reject: weiseAb } = Promise.withResolvers<void>();
    const wartender = { mandantId, benutzerId, rufeAuf };
    this.stelleAn(wartender, weiter);
    const gehe = (grund: unknown) => {
      this.entferne(wartender);
      weiseAb(grund);
    };
    const gehtWeg = () => gehe(abbruch?.reason);
    abbruch?.addEventListener('abort', gehtWeg, { once: true });
    const uhr = setTimeout(() => gehe(this.zuViel()), this.grenzen.hoechstensWartenMs);
    await dran.finally(() => {
      clearTimeout(uhr);
      abbruch?.removeEventListener('abort', gehtWeg);
    });
  }

  private hatPlatz({ mandantId, benutzerId }: Wer): boolean {
    const { jeMandant, jeBenutzer } = this.anteil({ mandantId, benutzerId });
    return (
      this.laufend < this.grenzen.zugleich &&
      (this.laufendJeMandant.get(mandantId) ?? 0) < jeMandant &&
      (this.laufendJeBenutzer.get(benutzerId) ?? 0) < jeBenutzer
    );
  }

  private merke({ mandantId }: Wer): void {
    if (this.zuletzt?.mandantId !== mandantId) this.zuletzt = { mandantId, seit: performance.now() };
  }

  private anteil({ mandantId, benutzerId }: Wer): Anteil {
    const { unterMehreren } = this.grenzen;
    if (!unterMehreren || !this.zuletzt || performance.now() - this.zuletzt.seit > unterMehreren.nochMs)
      return this.grenzen;
    const jeBenutzer = this.wartend.get(mandantId) ?? new Map<Wer['benutzerId'], Wartender[]>();
    const alle = [...jeBenutzer.values()].reduce((summe, { length }) => summe + length, 0);
    const fuer = (wartend: number) => unterMehreren[wartend < flutAb ? 'ruhig' : 'flut'];
    return {
      jeMandant: fuer(alle).jeMandant,
      jeBenutzer: fuer(jeBenutzer.get(benutzerId)?.length ?? 0).jeBenutzer,
    };
  }

  private belege({ mandantId, benutzerId }: Wer): void {
    this.laufend += 1;
    zaehle(this.laufendJeMandant, mandantId, 1);
    zaehle(this.laufendJeBenutzer, benutzerId, 1);
  }

  private raeume({ mandantId, benutzerId }: Wer): void {
    this.laufend -= 1;
    zaehle(this.laufendJeMandant, mandantId, -1);
    zaehle(this.laufendJeBenutzer, benutzerId, -1);
    for (let naechster = this.naechster(); naechster; naechster = this.naechster()) {
      this.belege(naechster);
      naechster.rufeAuf();
    }
  }

  private stelleAn(wartender: Wartender, weiter = false): void {
    const { mandantId, benutzerId } = wartender;
    const jeBenutzer = this.wartend.get(mandantId) ?? new Map<Wer['benutzerId'], Wartender[]>();
    const eigene = jeBenutzer.get(benutzerId) ?? [];
    if (!weiter && eigene.length >= this.grenzen.wartendJeBenutzer) throw this.zuViel();
    const reihe = weiter ? [wartender, ...eigene] : [...eigene, wartender];
    this.wartend.set(mandantId, jeBenutzer.set(benutzerId, reihe));
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
    const { wiederNachSekunden: sekunden, meldung } = this.grenzen;
    return new Fachfehler(429, [fehler(meldung, undefined, { sekunden })], sekunden);
  }

  /** The first whose client and who themselves have room; both go behind the others. */
  private naechster(): Wartender | undefined {
    for (const [mandantId, jeBenutzer] of this.wartend) {
      for (const [benutzerId, [erster, ...rest]] of jeBenutzer) {
        if (!erster || !this.hatPlatz(erster)) continue;
        stelleHintan(jeBenutzer, benutzerId, rest.length ? rest : undefined);
        stelleHintan(this.wartend, mandantId, jeBenutzer.size ? jeBenutzer : undefined);
        return erster;
      }
    }
    return undefined;
  }
}

function zaehle<K>(anzahlen: Map<K, number>, wer: K, um: 1 | -1): void {
  const anzahl = (anzahlen.get(wer) ?? 0) + um;
  if (anzahl > 0) anzahlen.set(wer, anzahl);
  else anzahlen.delete(wer);
}

function stelleHintan<K, W>(reihe: Map<K, W>, wer: K, wert: W | undefined): void {
  reihe.delete(wer);
  if (wert !== undefined) reihe.set(wer, wert);
}
