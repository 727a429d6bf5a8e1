import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  Auftragsvorschlag,
  Auftragsvorschlagszeile,
  type Beanstandung,
  hoechstensBeanstandungen,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { mitFeldname } from '@frachtportal/domain/feld/pfad';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Injectable } from '@nestjs/common';
import { alsHinweise } from '../auftraege/regeln/auftrag-befunde.service.js';
import { AuftragVerweise } from '../auftraege/speichern/auftrag-verweise.service.js';
import { VorlageDrahtform } from '../auftragsvorlagen/vorlage-drahtform.service.js';
import type { GelesenerVorschlag } from './auftragsvorschlaege.service.js';

/** Proposals as they are answered: in words, and with an order that can be shown and sent back. */
@Injectable()
export class VorschlagDrahtform {
  constructor(
    private readonly verweise: AuftragVerweise,
    private readonly auftrag: VorlageDrahtform,
  ) {}

  zeilen(gelesene: readonly GelesenerVorschlag[], sage: Uebersetzer): Auftragsvorschlagszeile[] {
    return gelesene.map((v) =>
      alsZeile(v, v.meldungen.slice(0, hoechstensBeanstandungen).map(benannt(sage))),
    );
  }

  async vorschlag(v: GelesenerVorschlag, sage: Uebersetzer): Promise<Auftragsvorschlag> {
    const roh = Object.assign(new Auftrag(), v.auftrag);
    const { wert } = await this.verweise.loeseAuf(roh, v.mandantId, null);
    const auftrag = { ...(await this.auftrag.fuelle(wert, v.mandantId)), mandant: v.mandant };
    const zeile = alsZeile(v, v.meldungen.map(beanstandung(sage)));
    return Object.assign(new Auftragsvorschlag(), zeile, { auftrag, hinweise: alsHinweise(v.befunde, sage) });
  }
}

function alsZeile(v: GelesenerVorschlag, beanstandungen: Beanstandung[]): Auftragsvorschlagszeile {
  const { mandantId: _m, auftrag: _a, meldungen, befunde: _b, ...zeile } = v;
  return Object.assign(new Auftragsvorschlagszeile(), zeile, {
    beanstandet: meldungen.length,
    beanstandungen,
  });
}

const beanstandung =
  (sage: Uebersetzer) =>
  (m: Meldung): Beanstandung => ({ key: m.key, field: m.field ?? null, text: meldungstext(m, sage) });

/** In a list the field itself is not to be seen: its name stands before what is said of it. */
const benannt = (sage: Uebersetzer) => (m: Meldung) => {
  const b = beanstandung(sage)(m);
  return { ...b, text: mitFeldname(Auftrag, m.field, b.text, (label) => sage(label)) };
};
