import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { merkeProtokolliert, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Person, Personen } from './personen.service.js';
import { ProtokollSchreiben } from './protokoll-schreiben.repository.js';

/** Who did it, where nobody is logged in to the request. */
export interface Taeter extends Person {
  mandantId: number | null;
  gewechseltVon?: Person | null;
  schluessel?: { name: string };
}

export interface Protokollangaben {
  /** What it was done to, in words. */
  gegenstand?: string;
  /** Whom it was done to, instead. */
  person?: Person;
  einzelheiten?: Record<string, unknown>;
  wer?: Taeter;
}

const system: Taeter = { benutzerId: null, name: 'System', mandantId: null };

/** The audit log: who did what, written with it in one transaction. Secrets never stand in it. */
@Injectable()
export class Aenderungsprotokoll {
  constructor(
    private readonly schreiben: ProtokollSchreiben,
    private readonly personen: Personen,
  ) {}

  async schreibe(art: Protokollart, angaben: Protokollangaben = {}): Promise<void> {
    const wer = angaben.wer ?? vielleichtIdentitaet() ?? system;
    const { benutzerId, mandantId, gewechseltVon, schluessel } = wer;
    const gegenstand = (angaben.gegenstand ?? '').slice(0, 200);
    merkeProtokolliert();
    await this.schreiben.schreibe({
      art,
      mandantId,
      benutzerId,
      personNr: await this.personen.nummer({ benutzerId, name: wer.name.slice(0, 30) }),
      gewechseltVonNr: gewechseltVon ? await this.personen.nummer(gewechseltVon) : null,
      gegenstandNr: angaben.person ? await this.personen.nummer(angaben.person) : null,
      gegenstand,
      einzelheiten: {
        ...angaben.einzelheiten,
        ...(schluessel ? { zugangsschluessel: schluessel.name } : {}),
      },
      suchtext: suchform(gegenstand),
    });
  }
}
