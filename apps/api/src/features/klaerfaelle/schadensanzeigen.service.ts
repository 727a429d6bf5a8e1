import { buffer } from 'node:stream/consumers';
import { type Klaerfall, klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import { reklamationsrechte, type Schaden } from '@frachtportal/domain/klaerfall/schaden';
import { Injectable } from '@nestjs/common';
import { Fachfehler, gefunden, konflikt } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { leser } from '../../platform/tenancy/leser.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { alsDatenadresse } from '../berichte/abliefernachweis/ablieferungen.read-model.js';
import { BerichtService } from '../berichte/bericht.service.js';
import { BerichtstexteService } from '../berichte/berichtstexte.service.js';
import { Dokumente } from '../dokumente/dokumente.service.js';
import { KlaerfallRepository } from './klaerfall.repository.js';

/** Most that the pictures of one paper may weigh together; those beyond it are named. */
const hoechstensBytes = 50 * 1_048_576;

interface Bild {
  name: string;
  daten: string | null;
}

/** The claim of a damage as a paper, for whoever reads the case. */
@Injectable()
export class Schadensanzeigen {
  constructor(
    private readonly ablage: KlaerfallRepository,
    private readonly auftraege: AuftraegeService,
    private readonly dokumente: Dokumente,
    private readonly texte: BerichtstexteService,
    private readonly berichte: BerichtService,
  ) {}

  /** @throws Fachfehler 404 for a case out of sight, 409 for one without a damage, 429 when too much of the user waits */
  async drucke(id: number, sprache: string): Promise<{ nummer: string; pdf: Uint8Array }> {
    const fall = gefunden(await this.ablage.nachId(id, leser()));
    const { schaden, nummer } = fall;
    if (!schaden) throw konflikt('klaerfall.ohneSchaden');
    const pdf = await this.berichte.anDerReihe(identitaet(), () => this.gedruckt(fall, schaden, sprache));
    return { nummer, pdf };
  }

  private async gedruckt(fall: Klaerfall, schaden: Schaden, sprache: string): Promise<Uint8Array> {
    const wer = identitaet();
    const [auftrag] = await this.auftraege.viele([fall.auftragId], wer.sichtbareMandanten);
    const [erster] = fall.schritte;
    if (!auftrag || !erster) throw konflikt();
    const texte = await this.texte.zu([auftrag], wer);
    const blatt = (bilder: Bild[]) => ({
      auftrag,
      texte,
      schaden,
      bilder,
      grund: klaergruende[fall.grund],
      gesetz: reklamationsrechte[schaden.recht],
      angezeigtAm: erster.am,
      angezeigtVon: erster.verfasser,
      text: fall.intern ? null : erster.text,
    });
    const drucke = (bilder: Bild[]) =>
      this.berichte.erzeugeBlatt({ art: 'schadensanzeige', angaben: blatt(bilder) }, sprache);
    const bilder = await this.bilder(schaden);
    try {
      return await drucke(bilder);
    } catch (grund) {
      // A picture that looks like one and is none must not keep the claim from being printed.
      if (grund instanceof Fachfehler || !bilder.some((b) => b.daten)) throw grund;
      return drucke(bilder.map(({ name }) => ({ name, daten: null })));
    }
  }

  private async bilder({ bilder }: Schaden): Promise<Bild[]> {
    const gelesene: Bild[] = [];
    let bytes = 0;
    for (const { id, name } of bilder) {
      const inhalt = await this.inhalt(id);
      bytes += inhalt?.length ?? 0;
      gelesene.push({ name, daten: inhalt && bytes <= hoechstensBytes ? alsDatenadresse(inhalt) : null });
    }
    return gelesene;
  }

  /** Nothing where the file is gone. */
  private async inhalt(id: number): Promise<Buffer | undefined> {
    try {
      return await buffer((await this.dokumente.inhalt(id, identitaet().sichtbareMandanten)).strom);
    } catch (grund) {
      if (grund instanceof Fachfehler) return undefined;
      throw grund;
    }
  }
}
