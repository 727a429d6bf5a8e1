import type { Importstand } from '@frachtportal/domain/adresse/adressimport';
import type { Dateilauf, Eingangszeilenfrage } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { aendertViel, type Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { Injectable } from '@nestjs/common';
import { konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Importstaende } from '../importe/fortschritt/importstaende.read-model.js';
import { type Importart, Importe } from '../importe/importe.service.js';
import { istMenge } from '../importe/laufangaben.read-model.js';
import { type Mengenbild, Mengenuebernahme } from '../importe/menge/mengenuebernahme.service.js';
import { Uebernahme } from '../importe/uebernahme.service.js';
import { Stammdatenarten } from './stammdatenarten.service.js';

const seite = 100;

/** Files of reference data: sets that are switched as a whole, and things that are taken back one by one. */
@Injectable()
export class Stammdatenimporte {
  constructor(
    private readonly importe: Importe,
    private readonly uebernahme: Uebernahme,
    private readonly mengenuebernahme: Mengenuebernahme,
    private readonly arten: Stammdatenarten,
    private readonly staende: Importstaende,
  ) {}

  async neueste(name: string): Promise<Stammdatenlauf[]> {
    const art = this.arten.art(name);
    const laeufe = await this.importe.neueste(art);
    const bilder = await this.mengenuebernahme.bilder(
      art,
      laeufe.map((l) => l.id),
    );
    return laeufe.flatMap((l) => {
      const bild = bilder.get(l.id);
      return bild ? [this.alsLauf(name, l, bild)] : [];
    });
  }

  /** @throws Fachfehler 404 */
  async eines(name: string, id: number): Promise<Stammdatenlauf> {
    const art = this.arten.art(name);
    return this.alsLauf(name, await this.importe.eines(art, id), await this.mengenuebernahme.bild(art, id));
  }

  /** @throws Fachfehler 404 */
  stand(name: string): Importstand {
    this.arten.art(name);
    return this.staende.stand();
  }

  /** @param bestaetigt that much changes is meant @throws Fachfehler 400 with the figures, 409 */
  async uebernimm(name: string, id: number, bestaetigt: boolean): Promise<Stammdatenlauf> {
    const art = this.arten.art(name);
    const { neu, geaendert, unveraendert, ersetzen } = await this.eines(name, id);
    const zeilen = neu + geaendert + (istMenge(art) && ersetzen ? unveraendert : 0);
    if (!istMenge(art)) await this.frage(art, id, bestaetigt);
    await this.staende.begleite(zeilen, (melde) =>
      istMenge(art)
        ? this.mengenuebernahme.uebernimm(art, id, bestaetigt, melde)
        : this.uebernahme.uebernimm(art, id, false, melde),
    );
    return this.eines(name, id);
  }

  /** @throws Fachfehler 409 with what stands against it */
  async nimmZurueck(name: string, id: number): Promise<Stammdatenlauf> {
    const art = this.arten.art(name);
    if (!istMenge(art)) await this.uebernahme.nimmZurueck(art, id);
    else {
      if ((await this.importe.stand(art, id)).zustand !== 'uebernommen')
        throw konflikt('auftragseingang.zustand');
      await this.mengenuebernahme.wechsle(art, id);
    }
    return this.eines(name, id);
  }

  /** A set that was taken back holds again. @throws Fachfehler 409 */
  async setzeWiederEin(name: string, id: number): Promise<Stammdatenlauf> {
    const art = this.arten.art(name);
    const { zustand } = await this.importe.stand(art, id);
    if (!istMenge(art) || zustand !== 'zurueckgenommen') throw konflikt('auftragseingang.zustand');
    await this.mengenuebernahme.wechsle(art, id);
    return this.eines(name, id);
  }

  async entfallende(name: string, id: number, { page, searchLimit }: Eingangszeilenfrage) {
    const art = this.arten.art(name);
    const lauf = await this.importe.stand(art, id);
    if (!istMenge(art) || lauf.zustand !== 'geprueft') return { texte: [], gesamt: 0 };
    const hoechstens = searchLimit ?? seite;
    return art.entfallende(lauf, { hoechstens, ab: (page ?? 0) * hoechstens });
  }

  /** Things that a file changes one by one: more than a fifth of them only where it is meant. */
  private async frage(art: Importart, id: number, bestaetigt: boolean): Promise<void> {
    const vorher = (await art.anzahl?.()) ?? 0;
    const { neu, geaendert } = await this.importe.eines(art, id);
    const zahlen = { vorher, nachher: vorher + neu, neu, geaendert, entfallen: 0 };
    if (!bestaetigt && aendertViel({ ...zahlen, neu: 0 }))
      throw ungueltig([fehler('stammdatenimport.rueckfrage', 'bestaetigt', zahlen)]);
  }

  private alsLauf(name: string, lauf: Dateilauf, { letzteDatei: _, ...bild }: Mengenbild): Stammdatenlauf {
    const menge = istMenge(this.arten.art(name));
    const { vorher, entfallen, umkehrbar, ausgabe } = bild;
    const { neu, geaendert, zustand, uebernommen } = lauf;
    const gefragt = zustand === 'geprueft' && vorher !== null;
    return {
      ...lauf,
      ...bild,
      rueckfrage:
        gefragt &&
        (aendertViel({ vorher, neu, geaendert, entfallen: entfallen ?? 0 }) ||
          Boolean(ausgabe?.unvollstaendig)),
      umkehrbar: menge ? umkehrbar : zustand === 'uebernommen' && uebernommen > 0,
    };
  }
}
