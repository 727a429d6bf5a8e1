// The end of a script that runs services: in the reverse order of their start, once, and within a time limit.
import { scheitern } from './ausgabe.mjs';
import { befehleAbbrechen } from './befehl.mjs';

const ENDE_FRIST_MS = 40_000;

export class Lebenslauf {
  /** `abschied` is what is said when somebody ends it from outside. */
  constructor(abschied = 'Das Portal wird beendet …') {
    this.aufgaben = [];
    this.ende = undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
      process.on(signal, () => {
        if (!this.ende) console.log(`\n  ${abschied}`);
        this.beenden(0).catch(scheitern);
      });
    }
  }

  /** What has to be done at the end; the last one named is done first. */
  amEnde(aufgabe) {
    this.aufgaben.unshift(aufgabe);
  }

  /** Called twice it waits for the first call. */
  beenden(code) {
    this.ende ??= this.#aufraeumen(() => process.exit(code || 1)).then(() => process.exit(code));
    return this.ende;
  }

  /** Runs the script; its failure is reported after everything is stopped. */
  async fuehren(arbeit) {
    try {
      await arbeit();
    } catch (fehler) {
      if (this.ende) return;
      const melde = () => scheitern(fehler);
      this.ende = this.#aufraeumen(melde);
      await this.ende;
      melde();
    }
  }

  /** `zuLange` ends it where that takes too long; what failed before is said all the same. */
  async #aufraeumen(zuLange) {
    setTimeout(zuLange, ENDE_FRIST_MS).unref();
    befehleAbbrechen();
    for (const aufgabe of this.aufgaben) await aufgabe();
  }
}
