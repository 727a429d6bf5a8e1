import type { Aenderungen } from './aenderungen.js';

/** Values read from some tables, kept for as long as nobody changes those tables. */
export class Gedaechtnis<W> {
  private readonly werte = new Map<string, W>();
  private stand = 0;

  constructor(
    private readonly aenderungen: Aenderungen,
    tabellen: readonly string[],
    private readonly hoechstens: number,
  ) {
    aenderungen.beiAenderung(tabellen, () => this.vergiss());
  }

  /** The value kept, else what `lesen` finds. What was read while something changed is not kept. */
  async hole(schluessel: string, lesen: () => Promise<W | undefined>): Promise<W | undefined> {
    if (!this.aenderungen.vollstaendig) return lesen();
    const bekannt = this.werte.get(schluessel);
    if (bekannt !== undefined) return bekannt;
    const vorher = this.stand;
    const wert = await lesen();
    if (wert !== undefined && vorher === this.stand && this.aenderungen.vollstaendig)
      this.merke(schluessel, wert);
    return wert;
  }

  private merke(schluessel: string, wert: W): void {
    if (this.werte.size >= this.hoechstens) this.werte.clear();
    this.werte.set(schluessel, wert);
  }

  private vergiss(): void {
    this.stand++;
    this.werte.clear();
  }
}
