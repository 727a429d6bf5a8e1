import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Feldfehler, schreibeBordero } from '@frachtportal/edi/fortras/schreiben';
import { kodiere } from '@frachtportal/edi/zeichensatz';
import { Injectable } from '@nestjs/common';
import { jetzt } from '../../../platform/http/uhr.js';
import type { Faellige } from '../anbindungen.repository.js';
import { Ausgangsanbindungen } from './ausgangsanbindungen.repository.js';
import { codesuche, Dispovorgabenauskunft, zeichensatzVorgabe } from './dispovorgabenauskunft.read-model.js';
import { OhneCode } from './feldwerte.js';
import { sendungAus } from './sendung.js';

/** Something of an order has no place in a consignment file; nothing is cut or left out. */
export class NichtDarstellbar extends Error {
  constructor(readonly meldung: Meldung) {
    super(meldung.key);
  }
}

export interface Borderodatei {
  dateiname: string;
  inhalt: Buffer;
}

const stellen = 8;

/** Writes orders as consignment files (BORD512). */
@Injectable()
export class Borderobau {
  constructor(
    private readonly vorgaben: Dispovorgabenauskunft,
    private readonly anbindungen: Ausgangsanbindungen,
  ) {}

  /** @param nummer of the file, by which the partner knows it @throws NichtDarstellbar */
  async baue(a: Faellige, auftraege: readonly Auftrag[], nummer: number): Promise<Borderodatei> {
    const profil = a.fortras;
    if (!profil) throw new Error(`Die Anbindung ${a.id} hat kein FORTRAS-Profil.`);
    // Midnight is written as no time elsewhere.
    const { tag, uhrzeit } = jetzt();
    const zeit = `${uhrzeit || '00:00'}:00`;
    const kennung = String(nummer).padStart(stellen, '0');
    try {
      const zeilen = schreibeBordero({
        absender: profil.eigeneKennung,
        empfaenger: profil.partnerkennung,
        kopf: {
          dataType: profil.datenart,
          waybillNumber: kennung,
          waybillDate: tag,
          currency: 'EUR',
          waybillConsignorId: profil.eigeneKennung,
          waybillConsigneeId: profil.partnerkennung,
          codeList: profil.textschluesselliste,
          testCode: profil.testkennzeichen ? 'T' : '',
        },
        sendungen: await Promise.all(auftraege.map((auftrag) => this.sendung(a, auftrag))),
        erstellt: { tag, zeit },
      });
      const ende = profil.zeilenende === 'lf' ? '\n' : '\r\n';
      const zeichensatz = a.zeichensatz ?? zeichensatzVorgabe;
      const inhalt = kodiere(`${zeilen.join(ende)}${ende}`, zeichensatz);
      if (!inhalt) throw new NichtDarstellbar(fehler('anbindung.zeichensatz', undefined, { zeichensatz }));
      return { dateiname: `BORD512_${dateisicher(profil.eigeneKennung)}_${kennung}.txt`, inhalt };
    } catch (grund) {
      throw alsNichtDarstellbar(grund);
    }
  }

  private async sendung({ fortras }: Faellige, auftrag: Auftrag) {
    const mandantId = auftrag.mandant?.id ?? 0;
    const form = await this.vorgaben.form(mandantId);
    if (!form || !fortras) throw new OhneCode('verpackung', 0);
    const auftraggeber =
      fortras.datenart === 'ABH' ? await this.anbindungen.unsafeAuftraggeber(mandantId) : null;
    return sendungAus(auftrag, { profil: fortras, code: codesuche(form), auftraggeber });
  }
}

const dateisicher = (kennung: string) => kennung.replace(/[^\w-]/g, '_');

function alsNichtDarstellbar(grund: unknown): unknown {
  if (grund instanceof Feldfehler)
    return new NichtDarstellbar(
      fehler('anbindung.passtNicht', undefined, { satz: grund.satz, feld: grund.feld, wert: grund.wert }),
    );
  if (grund instanceof OhneCode)
    return new NichtDarstellbar(
      fehler('anbindung.ohneCode', undefined, { liste: grund.liste, kennung: grund.kennung }),
    );
  return grund;
}
