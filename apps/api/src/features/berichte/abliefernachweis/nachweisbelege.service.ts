import { buffer } from 'node:stream/consumers';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, ungueltig } from '../../../platform/errors/fachfehler.js';
import { Dokumente } from '../../dokumente/dokumente.service.js';
import type { Ablieferung } from '../berichtsauftrag.js';
import { alsDatenadresse, type GeleseneAblieferung } from './ablieferungen.read-model.js';

/** Most that the stored papers of one print may weigh together: all of them are held at once. */
const hoechstensBytes = 100 * 1_048_576;

const bilder = ['image/png', 'image/jpeg'];
const pdf = 'application/pdf';

/** The papers that drivers brought back, added to the deliveries as a print can carry them: picture or PDF. */
@Injectable()
export class Nachweisbelege {
  constructor(private readonly dokumente: Dokumente) {}

  /** @throws Fachfehler 400 where they are too large together */
  async zu(
    ablieferungen: Readonly<Record<number, GeleseneAblieferung>>,
    mandanten: number[],
  ): Promise<Record<number, Ablieferung>> {
    const alle = Object.entries(ablieferungen);
    const druckbare = alle.filter(([, a]) => istDruckbar(a));
    if (druckbare.reduce((summe, [, a]) => summe + (a.bytes ?? 0), 0) > hoechstensBytes)
      throw ungueltig([fehler('bericht.belegeZuGross', undefined, { mb: hoechstensBytes / 1_048_576 })]);
    const mit: Record<number, Ablieferung> = {};
    for (const [id, a] of alle) mit[Number(id)] = istDruckbar(a) ? await this.mitBeleg(a, mandanten) : a;
    return mit;
  }

  /** Where the file is gone the delivery data speak for themselves. */
  private async mitBeleg(a: GeleseneAblieferung, mandanten: number[]): Promise<Ablieferung> {
    try {
      const { strom } = await this.dokumente.inhalt(a.dokumentId as number, mandanten);
      const inhalt = await buffer(strom);
      if (a.inhaltstyp === pdf) return { ...a, belegPdf: new Uint8Array(inhalt) };
      const belegbild = alsDatenadresse(inhalt);
      return belegbild ? { ...a, belegbild } : a;
    } catch (grund) {
      if (grund instanceof Fachfehler) return a;
      throw grund;
    }
  }
}

function istDruckbar({ dokumentId, inhaltstyp }: GeleseneAblieferung): boolean {
  return dokumentId !== null && [...bilder, pdf].includes(inhaltstyp ?? '');
}
