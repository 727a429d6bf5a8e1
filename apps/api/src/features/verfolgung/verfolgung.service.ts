import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  belegSichtbar,
  neutralerAbsender,
  sendungsverfolgung,
} from '@frachtportal/domain/verfolgung/sichtbares';
import { wegVon } from '@frachtportal/domain/verfolgung/weg';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { type Identitaet, mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { Abliefernachweis } from '../berichte/abliefernachweis/abliefernachweis.service.js';
import { BriefkopfLesen } from '../berichte/briefkopf-lesen.read-model.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import type { Ziel } from './verfolgungslink.repository.js';

/** What whoever follows a shipment may see. */
export type Sendung = Awaited<ReturnType<Verfolgung['zeige']>>;

/** Shows a shipment to somebody without an account, as far as its client's configuration allows. */
@Injectable()
export class Verfolgung {
  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    private readonly auftraege: AuftraegeService,
    private readonly stammdaten: Stammdaten,
    private readonly briefkopf: BriefkopfLesen,
    private readonly nachweis: Abliefernachweis,
  ) {}

  /** @throws Fachfehler 404 where the order went meanwhile */
  async zeige(ziel: Ziel) {
    const { auftrag, wer } = await this.lies(ziel);
    const k = wer.konfiguration;
    const mandanten = [wer.mandantId, wer.hauptmandantId];
    const [stati, anzeigen] = await Promise.all([
      this.stammdaten.liste('sendungsstatus', mandanten),
      this.stammdaten.liste('anzeigestatus', mandanten),
    ]);
    const anzeigeJeStatus = new Map(stati.map((s) => [s.id, s.sdst_id_anzeige]));
    const jeId = new Map(anzeigen.map((a) => [a.id, a]));
    const neutral = neutralerAbsender(auftrag, k) !== null;
    return {
      nummer: auftrag.spedeigennr,
      referenz: auftrag.empfaengerreferenz,
      packstuecke: auftrag.sumPackstueckAnzahl,
      gewicht: k.ttInhalt ? auftrag.sumBruttoGewicht : null,
      weg: wegVon(auftrag, {
        anzeigeZu: (id) => jeId.get(anzeigeJeStatus.get(id) ?? 0),
        ohneAbholorte: neutral,
      }),
      bloecke: sendungsverfolgung(auftrag, k),
      beleg: belegSichtbar(auftrag, k),
      zeitzone: k.zeitzone,
      spediteur: (await this.briefkopf.jeMandant([ziel.mandantId]))[ziel.mandantId],
    };
  }

  /** The proof of delivery. @throws Fachfehler 404 where it is not to be seen */
  async beleg(ziel: Ziel, sprache: string): ReturnType<Abliefernachweis['zu']> {
    const { auftrag, wer } = await this.lies(ziel);
    if (!belegSichtbar(auftrag, wer.konfiguration)) throw unsichtbar();
    return mitKontext(() => this.nachweis.zu(ziel.auftragId, sprache), wer);
  }

  private async lies({ auftragId, mandantId }: Ziel): Promise<{ auftrag: Auftrag; wer: Identitaet }> {
    const wer = await this.identitaeten.unsafeFuerMandant(mandantId);
    const [auftrag] = wer ? await this.auftraege.viele([auftragId], [mandantId]) : [];
    if (!auftrag || !wer) throw unsichtbar();
    return { auftrag, wer };
  }
}

const unsichtbar = () => new Fachfehler(404, [fehler('server.nichtGefunden')]);
