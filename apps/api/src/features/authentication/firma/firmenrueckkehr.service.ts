import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import type { Firmenantwort } from '@frachtportal/domain/benutzer/firmenzugang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable, Logger } from '@nestjs/common';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { Anmeldeabschluss } from '../abschluss/anmeldeabschluss.service.js';
import type { Wer } from '../anmeldekonten.read-model.js';
import { ZweiterSchritt } from '../zweiter-faktor/zweiter-schritt.service.js';
import { Anbieter, type Ansprueche } from './anbieter.service.js';
import { alsAbsage, grundVon } from './anbieterfehler.js';
import { Firmenangaben, type OffeneFirma } from './firmenangaben.service.js';
import type { Rueckkehr } from './firmenherkunft.js';
import { Firmenvorgaenge, type Vorgang } from './firmenvorgaenge.repository.js';
import { Firmenleute } from './konten/firmenleute.service.js';

/** Takes people in whom the provider of their company sends back. */
@Injectable()
export class Firmenrueckkehr {
  private readonly log = new Logger('Firmenanmeldung');

  constructor(
    private readonly angaben: Firmenangaben,
    private readonly vorgaenge: Firmenvorgaenge,
    private readonly anbieter: Anbieter,
    private readonly leute: Firmenleute,
    private readonly schritt: ZweiterSchritt,
    private readonly abschluss: Anmeldeabschluss,
  ) {}

  /**
   * What goes with somebody is taken once, in the browser that set out.
   * @throws Fachfehler 401 where it does not hold or nobody of ours is meant, also with the ticket of a second factor
   */
  async nimmAn({ antwort }: Firmenantwort, { zustand, ...herkunft }: Rueckkehr): Promise<Tokenpaar> {
    const vorgang = zustand ? await this.vorgaenge.nimm(zustand) : undefined;
    const firma = vorgang && (await this.angaben.unsafeOffene(vorgang.mandantId));
    if (!zustand || !vorgang || !firma) throw abgelaufen();
    const wer = await this.erkenne(firma, vorgang, zustand, antwort).catch(async (grund: unknown) => {
      this.log.warn(`${firma.anmeldung.bezeichnung}: ${grundVon(grund)}`);
      await this.abschluss.gescheitert(undefined, herkunft, 'firma');
      throw alsAbsage(grund);
    });
    return this.schritt.weiter(wer, 'firma', { ...herkunft, firma: vorgang.mandantId });
  }

  private async erkenne(
    { anmeldung, anbieter }: OffeneFirma,
    { rueckweg, ...bindung }: Vorgang,
    zustand: string,
    antwort: string,
  ): Promise<Wer> {
    const rueckkehr = new URL(rueckweg);
    rueckkehr.search = antwort;
    const gefragt = ['email', 'email_verified', ...(anmeldung.anspruch ? [anmeldung.anspruch] : [])];
    const gesagt: Ansprueche = await this.anbieter.antwort(
      anbieter,
      { ...bindung, zustand },
      rueckkehr,
      gefragt,
    );
    return this.leute.erkenne(anmeldung, gesagt);
  }
}

const abgelaufen = () => new Fachfehler(401, [fehler('anmeldung.firma.abgelaufen')]);
