import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import type { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { type Mandantensuche, pruefeMandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { Injectable } from '@nestjs/common';
import { gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import {
  type GelesenerMandant,
  type Mandantenart,
  MandantenLesen,
  type Mandantenliste,
} from './mandanten-lesen.read-model.js';

/** Who manages clients sees all of the installation, everybody else the visible ones. */
function unsafeMandantensicht(): number[] | null {
  const wer = identitaet();
  return hatRecht('mandant.verwalten', wer, wer.konfiguration) ? null : wer.sichtbareMandanten;
}

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
    return this.lesen.unsafeListe(art, suche.searchString ?? '', hauptmandantId);
  }

  /** The sub clients of a client that exists. */
  async untermandanten(id: number, suche: Mandantensuche): Promise<Mandantenliste> {
    gefunden(await this.lesen.nachId(id, null));
    return this.liste('unter', suche, id);
  }

  async nachId(id: number): Promise<GelesenerMandant> {
    return gefunden(await this.lesen.nachId(id, unsafeMandantensicht()));
  }

  async hauptmandantVon(id: number): Promise<GelesenerMandant> {
    return gefunden(await this.lesen.hauptmandantVon(id, unsafeMandantensicht()));
  }

  /** All main clients for who manages them, else one's own. */
  async hauptmandanten(): Promise<Mandantenliste> {
    if (unsafeMandantensicht() === null) return this.liste('haupt', { searchString: null });
    const { mandantId, sichtbareMandanten } = identitaet();
    const eigener = await this.lesen.hauptmandantVon(mandantId, sichtbareMandanten);
    const treffer = eigener ? [eigener.wert] : [];
    return { gesamt: treffer.length, treffer };
  }
}
