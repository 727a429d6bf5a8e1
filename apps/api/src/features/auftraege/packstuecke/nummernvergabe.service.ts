import { stueckzahl } from '@frachtportal/domain/auftrag/position/packeinheit';
import { hoechstensEtiketten, istBasisnummer, sscc, ssccVorrat } from '@frachtportal/domain/packstueck/sscc';
import { Injectable, Logger } from '@nestjs/common';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Packstuecke, type Stelle, type Stueckposition } from './packstuecke.repository.js';

/** Most numbers that are looked at together when many of a prefix were given already. */
const hoechstensGezogen = 10_000;

/** Gives the pieces of orders their numbers: at transfer or when a label is printed first, the same ever after. */
@Injectable()
export class Nummernvergabe {
  private readonly log = new Logger('SSCC');

  constructor(private readonly packstuecke: Packstuecke) {}

  /** For labels. Where there are more pieces than are printed at once, none gets a number. */
  fuerEtiketten(
    ids: number[],
    mandanten: number[],
    basisnummer: string,
  ): Promise<'vergeben' | 'zuViele' | 'erschoepft'> {
    return this.packstuecke.transaktion(async () => {
      const positionen = await this.packstuecke.gesperrt(ids, mandanten);
      if (stuecke(positionen) > hoechstensEtiketten) return 'zuViele';
      return (await this.vergib(positionen, basisnummer)) ? 'vergeben' : 'erschoepft';
    });
  }

  /**
   * For orders on their way to dispatch, inside the surrounding transaction, where a prefix is set. Neither numbers that
   * are used up nor an order with more pieces than any label shows keeps goods from being transported.
   */
  async fuerUebergabe(ids: number[], { konfiguration, sichtbareMandanten }: Identitaet): Promise<void> {
    const basisnummer = konfiguration.gs1Basisnummer;
    if (!istBasisnummer(basisnummer)) return;
    const jeAuftrag = Map.groupBy(
      await this.packstuecke.gesperrt(ids, sichtbareMandanten),
      (p) => p.auftragId,
    );
    const zaehlbare = [...jeAuftrag.values()].filter((p) => stuecke(p) <= hoechstensEtiketten).flat();
    if (!(await this.vergib(zaehlbare, basisnummer)))
      this.log.warn(`Die Nummern zur GS1-Basisnummer ${basisnummer} sind aufgebraucht.`);
  }

  private async vergib(positionen: Stueckposition[], basisnummer: string): Promise<boolean> {
    const stellen = positionen.flatMap(ohneNummer);
    const nummern = await this.ziehe(stellen.length, basisnummer);
    if (!nummern) return false;
    if (stellen.length)
      await this.packstuecke.merke(stellen.map((s, i) => ({ ...s, sscc: nummern[i] ?? '' })));
    return true;
  }

  /** So many numbers that no piece ever had. */
  private async ziehe(anzahl: number, basisnummer: string): Promise<string[] | undefined> {
    const frei: string[] = [];
    for (let menge = anzahl; frei.length < anzahl; menge = Math.min(2 * menge, hoechstensGezogen)) {
      const ab = await this.packstuecke.ziehe(basisnummer, menge, ssccVorrat(basisnummer));
      if (ab === undefined) return undefined;
      const gezogen = Array.from({ length: menge }, (_, i) => sscc(basisnummer, ab + i));
      const vergeben = await this.packstuecke.vergebene(gezogen);
      frei.push(...gezogen.filter((nummer) => !vergeben.has(nummer)));
    }
    return frei;
  }
}

const stuecke = (positionen: readonly Stueckposition[]) =>
  positionen.reduce((summe, p) => summe + stueckzahl(p), 0);

function ohneNummer(p: Stueckposition): Stelle[] {
  const { auftragId, auftptNum } = p;
  const alle = Array.from({ length: stueckzahl(p) }, (_, i) => ({ auftragId, auftptNum, nummer: i + 1 }));
  return alle.filter(({ nummer }) => !p.nummern.includes(nummer));
}
