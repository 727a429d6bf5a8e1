import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import {
  type Stammdatendateiangaben,
  type Stammdatenimport,
  stammdatenimporte,
} from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import type { Importart } from '../importe/importe.service.js';
import { Mautart } from '../maut/import/mautart.service.js';
import { Ortsart } from '../orte/import/ortsart.service.js';
import { Premiumart } from '../premium/import/premiumart.service.js';

/** Which kind of reference data a call is about. */
@Injectable()
export class Stammdatenarten {
  private readonly arten: Record<Stammdatenimport, Importart>;

  constructor(
    maut: Mautart,
    private readonly premium: Premiumart,
    orte: Ortsart,
  ) {
    this.arten = { maut, premium, orte };
  }

  /** @throws Fachfehler 404 */
  art(name: string): Importart {
    const gefunden = stammdatenimporte.find((a) => a === name);
    if (!gefunden) throw nichtGefunden();
    return this.arten[gefunden];
  }

  /** Whose run a file becomes. @throws Fachfehler 400 for what says nothing of this kind, 403, 404 */
  ziel(name: string, { mandant, ersetzen, land }: Stammdatendateiangaben): number | null {
    const wirkungslos: Meldung[] = [];
    if (land && name !== 'orte') wirkungslos.push(fehler('stammdatenimport.ohneLand', 'land'));
    if (name !== 'premium') {
      if (mandant) wirkungslos.push(fehler('stammdatenimport.ohneMandant', 'mandant'));
      if (ersetzen !== null && ersetzen !== undefined)
        wirkungslos.push(fehler('stammdatenimport.ohneErsetzen', 'ersetzen'));
    }
    if (wirkungslos.length) throw ungueltig(wirkungslos);
    if (name !== 'premium') return null;
    this.premium.verlangeEingeschaltet();
    return mandant ? verlangeSichtbar(mandant) : identitaet().hauptmandantId;
  }
}
