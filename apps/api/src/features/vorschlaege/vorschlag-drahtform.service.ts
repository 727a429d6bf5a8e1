import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  Auftragsvorschlag,
  Auftragsvorschlagszeile,
  type Beanstandung,
  hoechstensBeanstandungen,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
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
    return gelesene.map((v) => alsZeile(v, hoechstensBeanstandungen, sage));
  }

  async vorschlag(v: GelesenerVorschlag, sage: Uebersetzer): Promise<Auftragsvorschlag> {
    const roh = Object.assign(new Auftrag(), v.auftrag);
    const { wert } = await this.verweise.loeseAuf(roh, v.mandantId, null);
    const auftrag = { ...(await this.auftrag.fuelle(wert, v.mandantId)), mandant: v.mandant };
    const zeile = alsZeile(v, v.meldungen.length, sage);
    return Object.assign(new Auftragsvorschlag(), zeile, { auftrag, hinweise: alsHinweise(v.befunde, sage) });
  }
}

function alsZeile(v: GelesenerVorschlag, hoechstens: number, sage: Uebersetzer): Auftragsvorschlagszeile {
  const { mandantId: _m, auftrag: _a, meldungen, befunde: _b, ...zeile } = v;
  const beanstandungen = meldungen.slice(0, hoechstens).map((m) => beanstandung(m, sage));
  return Object.assign(new Auftragsvorschlagszeile(), zeile, {
    beanstandet: meldungen.length,
    beanstandungen,
  });
}

const beanstandung = (m: Meldung, sage: Uebersetzer): Beanstandung => ({
  key: m.key,
  field: m.field ?? null,
  text: meldungstext(m, sage),
});
