import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istBasisnummer, sscc, ssccVorrat } from '@frachtportal/domain/packstueck/sscc';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { etikettenzahl, hoechstensEtiketten } from '../warenetikett/packstuecke.js';
import { Packstuecke } from './packstuecke.repository.js';

type Nummern = Record<number, string[]>;

/** Gives the pieces of orders their numbers: drawn when a label is printed first, the same ever after. */
@Injectable()
export class Packstuecknummern {
  constructor(private readonly packstuecke: Packstuecke) {}

  /** By order, as many as it has pieces. @throws Fachfehler 409 where no prefix is set or its numbers are used up */
  nummern(auftraege: Auftrag[], wer: Identitaet): Promise<Nummern> {
    const basisnummer = wer.konfiguration.gs1Basisnummer;
    if (!istBasisnummer(basisnummer)) throw konflikt('bericht.gs1Fehlt');
    return this.packstuecke.transaktion(async () => {
      const vorhanden = await this.lies(auftraege);
      const fehlende = auftraege.flatMap((a) =>
        ab(vorhanden[a.id]?.length ?? 0, Math.min(etikettenzahl(a), hoechstensEtiketten + 1)).map(
          (laufend) => ({
            auftragId: a.id,
            mandantId: a.mandant?.id ?? wer.mandantId,
            laufend,
          }),
        ),
      );
      // What is refused as too much uses up no numbers.
      if (!fehlende.length || fehlende.length > hoechstensEtiketten) return vorhanden;
      const erste = await this.packstuecke.ziehe(basisnummer, fehlende.length);
      if (erste + fehlende.length > ssccVorrat(basisnummer))
        throw konflikt('bericht.ssccErschoepft', { nummer: basisnummer });
      await this.packstuecke.merke(fehlende.map((f, i) => ({ ...f, sscc: sscc(basisnummer, erste + i) })));
      // Read again: somebody may have printed the same order at the same time.
      return this.lies(auftraege);
    });
  }

  private async lies(auftraege: Auftrag[]): Promise<Nummern> {
    const nummern: Nummern = {};
    for (const z of await this.packstuecke.zu(auftraege.map((a) => a.id))) {
      nummern[z.auftragId] ??= [];
      nummern[z.auftragId]?.push(z.sscc);
    }
    return nummern;
  }
}

/** The running numbers after the first `vorhanden` up to `gesamt`. */
function ab(vorhanden: number, gesamt: number): number[] {
  return Array.from({ length: Math.max(0, gesamt - vorhanden) }, (_, i) => vorhanden + i + 1);
}
