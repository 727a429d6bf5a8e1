import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  type Stammdatendateiangaben,
  type Stammdatenimport,
  stammdatenimporte,
} from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { keinRecht, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Gefahrgutart } from '../gefahrgut/import/gefahrgutart.service.js';
import type { Importart } from '../importe/importe.service.js';
import { Mautart } from '../maut/import/mautart.service.js';
import { Ortsart } from '../orte/import/ortsart.service.js';
import { Premiumart } from '../premium/import/premiumart.service.js';

interface Dateiziel {
  mandantId: number | null;
  umschlag: object | null;
}

const ausgabe = { art: 'gefahrgut', sonst: 'stammdatenimport.ohneAusgabe' } as const;

/** What can be said beside files of one kind only. */
const nurBei = {
  land: { art: 'orte', sonst: 'stammdatenimport.ohneLand' },
  mandant: { art: 'premium', sonst: 'stammdatenimport.ohneMandant' },
  ersetzen: { art: 'premium', sonst: 'stammdatenimport.ohneErsetzen' },

  version: ausgabe,
  gueltigVon: ausgabe,
  gueltigBis: ausgabe,
  bisherigeGiltBis: ausgabe,
  quelle: ausgabe,
} as const;

/** Which kind of reference data a call is about. */
@Injectable()
export class Stammdatenarten {
  private readonly arten: Record<Stammdatenimport, Importart>;

  constructor(
    maut: Mautart,
    private readonly premium: Premiumart,
    orte: Ortsart,
    private readonly gefahrgut: Gefahrgutart,
  ) {
    this.arten = { maut, premium, orte, gefahrgut };
  }

  /** @throws Fachfehler 403 for what all share, where somebody manages less, 404 */
  art(name: string): Importart {
    const gefunden = stammdatenimporte.find((a) => a === name);
    if (!gefunden) throw nichtGefunden();
    if (gefunden !== 'premium' && !identitaet().betreiber) throw keinRecht();
    return this.arten[gefunden];
  }

  /** Whose run a file becomes, and what it keeps of what was said. @throws Fachfehler 400 for what says nothing of this kind, 403, 404 */
  async ziel(name: string, angaben: Stammdatendateiangaben): Promise<Dateiziel> {
    this.art(name);
    const wirkungslos = (Object.keys(nurBei) as (keyof typeof nurBei)[]).filter(
      (feld) => (angaben[feld] ?? null) !== null && nurBei[feld].art !== name,
    );
    if (wirkungslos.length) throw ungueltig(wirkungslos.map((feld) => fehler(nurBei[feld].sonst, feld)));
    if (name === 'gefahrgut') return { mandantId: null, umschlag: await this.ausgabe(angaben) };
    if (name !== 'premium') return { mandantId: null, umschlag: null };
    this.premium.verlangeEingeschaltet();
    const { mandant } = angaben;
    return { mandantId: mandant ? verlangeSichtbar(mandant) : identitaet().hauptmandantId, umschlag: null };
  }

  private ausgabe(angaben: Stammdatendateiangaben) {
    const { version, gueltigVon, gueltigBis, bisherigeGiltBis, quelle } = angaben;
    if (version && gueltigVon)
      return this.gefahrgut.umschlag({ version, gueltigVon, gueltigBis, bisherigeGiltBis, quelle });
    const fehlende = (['version', 'gueltigVon'] as const).filter((feld) => !angaben[feld]);
    throw ungueltig(fehlende.map((feld) => fehler('feld.pflicht', feld)));
  }
}
