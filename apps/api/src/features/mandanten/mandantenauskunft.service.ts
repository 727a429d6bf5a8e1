import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import type { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { type Mandantensuche, pruefeMandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { Injectable } from '@nestjs/common';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import {
  type GelesenerMandant,
  type Mandantenart,
  MandantenLesen,
  type Mandantenliste,
} from './mandanten-lesen.read-model.js';

/** Finds clients: one with its version, or the newest with the total. */
@Injectable()
export class Mandantenauskunft {
  constructor(private readonly lesen: MandantenLesen) {}

  /** All that are visible, however many: the user chooses among them. */
  auswahl(): Promise<MandantKurz[]> {
    return this.lesen.kurz(identitaet().sichtbareMandanten);
  }

  async liste(
    art: Mandantenart,
    suche: Mandantensuche,
    hauptmandantId: number | null = null,
  ): Promise<Mandantenliste> {
    const meldungen = pruefeMandantensuche(suche);
    if (meldungen.length) throw ungueltig(meldungen);
    return this.lesen.liste(art, suche.searchString ?? '', hauptmandantId, unsafeVerwaltungssicht());
  }

  /** The sub clients of a client that can be seen. */
  async untermandanten(id: number, suche: Mandantensuche): Promise<Mandantenliste> {
    await this.nachId(id);
    return this.liste('unter', suche, id);
  }

  async nachId(id: number): Promise<GelesenerMandant> {
    return gefunden(await this.lesen.nachId(id, unsafeVerwaltungssicht()));
  }

  /** @throws Fachfehler 404 where there is no such client, 409 where it is no main client */
  async hauptmandant(id: number): Promise<GelesenerMandant> {
    const gelesener = await this.nachId(id);
    if (gelesener.wert.hauptmandantId !== id) throw konflikt('mandant.keinHauptmandant');
    return gelesener;
  }

  /** One that this request has made: who asked could not see it before. */
  async neuer(id: number): Promise<GelesenerMandant> {
    return gefunden(await this.lesen.nachId(id, [id]));
  }

  async hauptmandantVon(id: number): Promise<GelesenerMandant> {
    return gefunden(await this.lesen.hauptmandantVon(id, unsafeVerwaltungssicht()));
  }

  /** All main clients for who manages them, else one's own. */
  async hauptmandanten(): Promise<Mandantenliste> {
    const wer = identitaet();
    if (hatRecht('mandant.verwalten', wer, wer.konfiguration))
      return this.liste('haupt', { searchString: null });
    const { mandantId, sichtbareMandanten } = wer;
    const eigener = await this.lesen.hauptmandantVon(mandantId, sichtbareMandanten);
    const treffer = eigener ? [eigener.wert] : [];
    return { gesamt: treffer.length, treffer };
  }
}
