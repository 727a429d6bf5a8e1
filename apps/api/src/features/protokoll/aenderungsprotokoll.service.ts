import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { merkeProtokolliert, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { ProtokollSchreiben } from './protokoll-schreiben.repository.js';

/** Who did it, where nobody is logged in to the request. */
export interface Taeter {
  benutzerId: number | null;
  name: string;
  mandantId: number | null;
  gewechseltVon?: { name: string } | null;
}

export interface Protokollangaben {
  /** What it was done to, in words. */
  gegenstand?: string;
  einzelheiten?: Record<string, unknown>;
  wer?: Taeter;
}

const system: Taeter = { benutzerId: null, name: 'System', mandantId: null };

/** The audit log: who did what, written with it in one transaction. Secrets never stand in it. */
@Injectable()
export class Aenderungsprotokoll {
  constructor(private readonly schreiben: ProtokollSchreiben) {}

  async schreibe(art: Protokollart, angaben: Protokollangaben = {}): Promise<void> {
    const wer = angaben.wer ?? vielleichtIdentitaet() ?? system;
    const gegenstand = (angaben.gegenstand ?? '').slice(0, 200);
    const vonName = wer.gewechseltVon?.name ?? null;
    const suchtext = suchform([art, wer.name, vonName, gegenstand].filter(Boolean).join(' ')).slice(0, 600);
    merkeProtokolliert();
    await this.schreiben.schreibe({
      art,
      mandantId: wer.mandantId,
      benutzerId: wer.benutzerId,
      benutzerName: wer.name.slice(0, 30),
      gewechseltVonName: vonName,
      gegenstand,
      einzelheiten: angaben.einzelheiten ?? {},
      suchtext,
    });
  }
}
