import type { Benutzeraenderung } from '@frachtportal/domain/benutzer/benutzer';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import type {
  Registrierungsablehnung,
  Registrierungsfreigabe,
} from '@frachtportal/domain/registrierung/registrierungseingang';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet, setzeIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Anmeldepost } from '../authentication/abschluss/anmeldepost.service.js';
import { BenutzerAendern } from '../benutzer/benutzer-aendern.service.js';
import { MandantAendern } from '../mandanten/mandant-aendern.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { RegistrierungRepository, type Wartende } from './registrierung.repository.js';

/** Whose registrations somebody decides about: those at the address of the own main client; null for all. */
export function unsafeSpediteur(): number | null {
  const { betreiber, hauptmandantId } = identitaet();
  return betreiber ? null : hauptmandantId;
}

/** Lets a registration in, or refuses it: at once with all that belongs to it, or not at all. */
@Injectable()
export class Registrierungsentscheidung {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: RegistrierungRepository,
    private readonly mandanten: MandantAendern,
    private readonly benutzer: BenutzerAendern,
    private readonly post: Anmeldepost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @throws Fachfehler 404 where it does not wait any more, 409 before its address is confirmed */
  gibFrei(id: number, freigabe: Registrierungsfreigabe): Promise<void> {
    const { hauptmandantId, mandantId } = freigabe;
    if (Boolean(hauptmandantId) === Boolean(mandantId))
      throw ungueltig([fehler('registrierung.wohin', 'hauptmandantId')]);
    return this.db.transaktion(async () => {
      const wer = await this.gesperrt(id);
      if (!wer.bestaetigt) throw konflikt('registrierung.unbestaetigt');
      if (mandantId) await this.nimmAuf(wer, mandantId, freigabe);
      else await this.ordneZu(wer, freigabe);
      await this.post.sende('registrierungFrei', wer.benutzerId);
      await this.vermerke('registrierung.freigegeben', wer, { hauptmandantId, mandantId });
    });
  }

  /** Whoever has registered is told why, and nothing of them stays. */
  lehneAb(id: number, ablehnung: Registrierungsablehnung): Promise<void> {
    const grund = ablehnung.grund.trim();
    if (!grund) throw ungueltig([fehler('feld.pflicht', 'grund')]);
    return this.db.transaktion(async () => {
      const wer = await this.gesperrt(id);
      await this.verlangeLeeren(wer);
      // Nobody gets mail who has not said that the address is theirs.
      if (wer.bestaetigt) await this.post.sende('registrierungAbgelehnt', wer.benutzerId, { grund });
      await this.vermerke('registrierung.abgelehnt', wer, { grund });
      await this.ablage.entferneBenutzer(wer.benutzerId);
      await this.ablage.entferneMandant(id);
    });
  }

  /** One that whoever decides may decide about; what was made for it is in their sight from now on. */
  private async gesperrt(id: number): Promise<Wartende> {
    const wer = gefunden(await this.ablage.unsafeSperre(id, unsafeSpediteur()));
    const ich = identitaet();
    setzeIdentitaet({ ...ich, sichtbareMandanten: [...ich.sichtbareMandanten, wer.mandantId] });
    await this.db.stelleSicht();
    return wer;
  }

  /** As a new sub client. */
  private async ordneZu(wer: Wartende, { hauptmandantId, name, edit, main }: Registrierungsfreigabe) {
    const stelle = { name: name?.trim() || wer.mandant, hauptmandantId } as Mandant;
    await this.mandanten.aendere(wer.mandantId, stelle, null);
    await this.stelleEin(wer, wer.mandantId, { edit, main });
    await this.ablage.erledige(wer.mandantId);
  }

  /** Into a client there is already: what was made for the registration goes. */
  private async nimmAuf(wer: Wartende, mandantId: number, { edit, main }: Registrierungsfreigabe) {
    await this.verlangeLeeren(wer);
    await this.stelleEin(wer, mandantId, { edit, main });
    await this.ablage.entferneMandant(wer.mandantId);
  }

  private stelleEin(
    { benutzerId, benutzer, email }: Wartende,
    mandantId: number,
    { edit, main }: Pick<Registrierungsfreigabe, 'edit' | 'main'>,
  ): Promise<void> {
    const wie = {
      name: benutzer,
      email,
      owningMandant: { id: mandantId },
      edit: edit ?? true,
      main: main ?? false,
    };
    return this.benutzer.aendern(benutzerId, wie as Benutzeraenderung, null);
  }

  private async verlangeLeeren(wer: Wartende): Promise<void> {
    if (await this.ablage.hatDaten(wer)) throw konflikt('registrierung.hatDaten');
  }

  private vermerke(
    art: 'registrierung.freigegeben' | 'registrierung.abgelehnt',
    { mandant, mandantId: id }: Wartende,
    einzelheiten: object,
  ): Promise<void> {
    return this.protokoll.schreibe(art, { gegenstand: mandant, einzelheiten: { id, ...einzelheiten } });
  }
}
