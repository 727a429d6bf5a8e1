import type { Faellige } from '../anbindungen.repository.js';

/** A file that came, in a place of our own until the surrounding call returns. */
export interface Ankunft {
  /** As its sender calls it. */
  name: string;
  pfad: string;
  bytes: number;
}

/** Why nothing can be used of what came. */
export type Unbrauchbar =
  | 'keineGewoehnliche'
  | 'zuGross'
  | 'ohneAnhang'
  | 'fremderAbsender'
  | 'unbewiesenerAbsender';

/** Files that came together, and are put away together. */
export interface Sendung {
  absender: string;
  dateien: Ankunft[];
  /** Why nothing of it can be used, where that is seen without reading its files. */
  grund?: Unbrauchbar | undefined;
  /** The report of a mail server that a mail of ours did not arrive, as it came. */
  ruecklauf?: Buffer | undefined;
  /** Its name in lists, where it has no file. */
  name: string;
  /** Moves it away from where it came, so that nobody finds it there again. @param nummer by which it is unmistakable */
  legeAb(wohin: Ablage, nummer: number): Promise<void>;
}

export type Ablage = 'erledigt' | 'fehler';

/** A way on which files come. */
export interface Transport {
  /** What has come completely, one after the other. @throws Transportfehler where nobody can look */
  sendungen(anbindung: Faellige): AsyncIterable<Sendung>;
  /** Looks without taking anything, and answers how much lies there. @throws Transportfehler */
  pruefe(anbindung: Faellige): Promise<number>;
}

/** A way on which files go. First the whole file is there under a name that nobody takes, then it gets its own. */
export interface Abgang {
  /** @throws Transportfehler and whatever else says that nothing has gone out */
  lege(anbindung: Faellige, name: string, inhalt: Buffer): Promise<void>;
  /** Lets others see it. What was given before is given. */
  gib(anbindung: Faellige, name: string, inhalt: Buffer): Promise<void>;
  /** Tries whether files could go, and sends none. @throws Transportfehler */
  pruefeAbgang(anbindung: Faellige): Promise<void>;
}
