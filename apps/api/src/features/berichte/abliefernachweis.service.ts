import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { Dokumente } from '../dokumente/dokumente.service.js';
import { Ablieferungen, alsDatenadresse, type GeleseneAblieferung } from './ablieferung.read-model.js';
import { BerichtService } from './bericht.service.js';
import { BerichtstexteService } from './berichtstexte.service.js';
import { dateiname } from './dateiname.js';

const bilder = ['image/png', 'image/jpeg'];

/** The proof of delivery of one order: the stored paper where there is one, else made from the delivery data. */
@Injectable()
export class Abliefernachweis {
  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly ablieferungen: Ablieferungen,
    private readonly dokumente: Dokumente,
    private readonly texte: BerichtstexteService,
    private readonly berichte: BerichtService,
  ) {}

  /** @throws Fachfehler 404 for an order out of sight or not yet delivered */
  async zu(id: number): Promise<{ dateiname: string; pdf: Readable | Uint8Array }> {
    const { sichtbareMandanten } = identitaet();
    const [auftrag] = await this.auftraege.viele([id], sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    const ablieferung = (await this.ablieferungen.zu([auftrag], sichtbareMandanten))[id];
    if (!ablieferung)
      throw new Fachfehler(404, [
        fehler('bericht.keineAblieferung', undefined, { number: auftrag.spedeigennr }),
      ]);
    const name = dateiname('abliefernachweis', [auftrag]);
    const beleg = await this.beleg(ablieferung);
    if (beleg && ablieferung.inhaltstyp === 'application/pdf') return { dateiname: name, pdf: beleg };
    const belegbild = beleg && alsDatenadresse(await buffer(beleg));
    return {
      dateiname: name,
      pdf: await this.drucke(auftrag, { ...ablieferung, ...(belegbild ? { belegbild } : {}) }),
    };
  }

  /** The stored paper, if it can be shown; where its file is gone the delivery data speak for themselves. */
  private async beleg({ dokumentId, inhaltstyp }: GeleseneAblieferung): Promise<Readable | undefined> {
    if (!dokumentId || ![...bilder, 'application/pdf'].includes(inhaltstyp ?? '')) return undefined;
    try {
      return (await this.dokumente.inhalt(dokumentId, identitaet().sichtbareMandanten)).strom;
    } catch (grund) {
      if (grund instanceof Fachfehler) return undefined;
      throw grund;
    }
  }

  private async drucke(auftrag: Auftrag, ablieferung: GeleseneAblieferung): Promise<Uint8Array> {
    const texte = await this.texte.zu([auftrag], identitaet());
    return this.berichte.erzeuge('abliefernachweis', [auftrag], {
      ...texte,
      ablieferungen: { [auftrag.id]: ablieferung },
    });
  }
}
