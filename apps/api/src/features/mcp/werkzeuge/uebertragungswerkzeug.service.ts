import { createHash } from 'node:crypto';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Injectable } from '@nestjs/common';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { istVersiegelt, versiegle } from '../../../platform/auth/siegel.js';
import { gefunden, konflikt } from '../../../platform/errors/fachfehler.js';
import { liesId } from '../../../platform/http/koerper.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen, type GelesenerAuftrag } from '../../auftraege/auftrag-lesen.read-model.js';
import { AuftragUebertragen } from '../../auftraege/auftrag-uebertragen.service.js';
import { type Aufruf, type Ergebnis, objekt, type Werkzeug } from '../werkzeug.js';

/** So long what was shown may be confirmed. */
const gueltigMs = 10 * 60_000;

/**
 * Hands an order over, in two steps: the first shows what would be handed over and gives a confirmation of exactly that,
 * the second shows the confirmation. A change in between makes it worthless.
 */
@Injectable()
export class Uebertragungswerkzeug {
  constructor(
    private readonly schluessel: Schluessel,
    private readonly lesen: AuftragLesen,
    private readonly uebertragung: AuftragUebertragen,
  ) {}

  readonly werkzeuge: readonly Werkzeug[] = [
    {
      name: 'auftrag_uebertragen',
      titel: 'Auftrag übertragen',
      beschreibung:
        'Übergibt einen erfassten Auftrag der Disposition. Ohne bestaetigung zeigt es ihn und nennt sie; mit ihr übergibt es genau diesen Stand.',
      eingabe: objekt({ id: { type: 'integer', minimum: 1 }, bestaetigung: { type: 'string' } }, ['id']),
      recht: 'auftrag.uebertragen',
      schluesselrecht: 'auftrag.schreiben',
      liest: false,
      tue: (aufruf) => this.uebertrage(aufruf),
    },
  ];

  private async uebertrage({ angaben, sage }: Aufruf): Promise<Ergebnis> {
    const id = liesId(angaben['id'], 'id');
    const { sichtbareMandanten, schluessel } = identitaet();
    const gelesen = gefunden(await this.lesen.nachId(id, sichtbareMandanten));
    const inhalt = `${schluessel?.id},${fingerabdruck(gelesen)}`;
    const { bestaetigung } = angaben;
    if (typeof bestaetigung !== 'string') {
      const auftrag = JSON.parse(gelesen.json) as Auftrag;
      return { wert: { auftrag, bestaetigung: versiegle(this.schluessel.bestaetigung, inhalt, gueltigMs) } };
    }
    if (!istVersiegelt(this.schluessel.bestaetigung, inhalt, bestaetigung)) throw konflikt();
    const { json, abgelehnt, gruende } = await this.uebertragung.markieren([id], { sage });
    return { wert: { auftraege: JSON.parse(json), abgelehnt, gruende } };
  }
}

/** Of the order as it stands, with everything in it. */
const fingerabdruck = ({ id, json }: GelesenerAuftrag) =>
  `${id},${createHash('sha256').update(json).digest('base64url')}`;
