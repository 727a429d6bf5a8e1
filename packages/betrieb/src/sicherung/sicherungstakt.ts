import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { frei } from '../platz.js';
import { NAME, SICHERUNGEN } from './bestand.js';
import type { Fremdablage } from './fremdablage.js';
import { sichern } from './sichern.js';

export interface Taktangaben {
  datenverzeichnis: string;
  /** Where the files are to lie; without it `sicherungen` below the data directory. */
  nach?: string | undefined;
  behalten: number;
  /** So old the newest backup becomes. */
  taktMs: number;
  /** So many bytes stay free: a backup is to stop nobody's work. */
  reserve: number;
  /** Where papers lie, if not below the data directory. */
  dokumente?: Fremdablage | undefined;
  /** What happens, in words for the operator. */
  melde(satz: string): void;
}

/** After a failure it is tried again so soon. */
const nochmalMs = 3_600_000;
const platzAlleMs = 1000;
/** Longer is not waited at once: a clock that is set anew is noticed. */
const hoechstensMs = 60_000;

/** Makes a backup whenever the newest one has become too old, as long as the portal runs. */
export class Sicherungstakt {
  private readonly halt = new AbortController();
  private readonly lauf: Promise<void>;
  private readonly ort: string;
  private gescheitertAm = Number.NEGATIVE_INFINITY;

  constructor(private readonly angaben: Taktangaben) {
    this.ort = resolve(angaben.nach ?? join(angaben.datenverzeichnis, SICHERUNGEN));
    this.lauf = this.laufe();
  }

  /** One that is under way is broken off and leaves nothing. */
  async halte(): Promise<void> {
    this.halt.abort();
    await this.lauf;
  }

  private async laufe(): Promise<void> {
    while (!this.halt.signal.aborted) {
      const ms = (await this.faellig()) - Date.now();
      if (ms <= 0) await this.sichere();
      else
        await warten(Math.min(ms, hoechstensMs), undefined, { signal: this.halt.signal }).catch(
          () => undefined,
        );
    }
  }

  private async faellig(): Promise<number> {
    const { taktMs } = this.angaben;
    const letzte = (await neueste(this.ort)) ?? Number.NEGATIVE_INFINITY;
    return Math.max(letzte + taktMs, this.gescheitertAm + Math.min(nochmalMs, taktMs));
  }

  private async sichere(): Promise<void> {
    const { datenverzeichnis, behalten, dokumente, melde } = this.angaben;
    const voll = new AbortController();
    const uhr = setInterval(() => void this.wache(voll), platzAlleMs);
    try {
      const abbruch = AbortSignal.any([this.halt.signal, voll.signal]);
      await this.wache(voll);
      const datei = await sichern({ datenverzeichnis, nach: this.ort, behalten, dokumente, abbruch });
      melde(`Gesichert: ${datei}`);
    } catch (grund) {
      this.gescheitertAm = Date.now();
      const satz = voll.signal.aborted ? 'Der Platz reicht nicht.' : grundVon(grund);
      if (!this.halt.signal.aborted) melde(`Es ist keine Sicherung entstanden: ${satz}`);
    } finally {
      clearInterval(uhr);
    }
  }

  private async wache(voll: AbortController): Promise<void> {
    const { datenverzeichnis, reserve } = this.angaben;
    const da = await frei(this.ort).catch(() => frei(datenverzeichnis));
    if (da < reserve) voll.abort();
  }
}

/** When the newest backup in a folder was made. */
async function neueste(ort: string): Promise<number | undefined> {
  const namen = (await readdir(ort).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const letzte = namen.at(-1);
  return letzte === undefined ? undefined : (await stat(join(ort, letzte))).mtimeMs;
}

const grundVon = (grund: unknown) => (grund instanceof Error ? grund.message : String(grund));
