import type { Aenderungen } from './aenderungen.js';
import { ohneZeilenschutz } from './verbindung/sicht.js';

/** Values read from some tables, kept for as long as nobody changes those tables and every change is heard of. */
export class Gedaechtnis<W> {
  private readonly werte = new Map<string, Promise<W | undefined>>();

  constructor(
    private readonly aenderungen: Pick<Aenderungen, 'vollstaendig' | 'beiAenderung'>,
    tabellen: readonly string[],
    private readonly hoechstens: number,
  ) {
    aenderungen.beiAenderung(tabellen, () => this.vergiss());
  }

  /**
   * The value kept, else what `lesen` finds; whoever asks meanwhile waits for the same. What was read while something
   * changed is not kept.
   */
  hole(schluessel: string, lesen: () => Promise<W>): Promise<W>;
  hole(schluessel: string, lesen: () => Promise<W | undefined>): Promise<W | undefined>;
  hole(schluessel: string, lesen: () => Promise<W | undefined>): Promise<W | undefined> {
    if (!this.aenderungen.vollstaendig) return lesen();
    const bekannt = this.werte.get(schluessel);
    if (bekannt) return bekannt;
    // It is kept for everybody, whoever asks first.
    const gelesen = ohneZeilenschutz(undefined, lesen);
    if (this.werte.size >= this.hoechstens) this.werte.clear();
    this.werte.set(schluessel, gelesen);
    const verwirf = () => {
      if (this.werte.get(schluessel) === gelesen) this.werte.delete(schluessel);
    };
    gelesen.then((wert) => (wert === undefined || !this.aenderungen.vollstaendig) && verwirf(), verwirf);
    return gelesen;
  }

  /** What has been read so far no longer counts. */
  vergiss(): void {
    this.werte.clear();
  }
}
