import { Dispovorgaben, Vorgabensuche } from '@frachtportal/domain/dispo/fortras/vorgaben';
import { Statusquittung } from '@frachtportal/domain/dispo/statusmeldung';
import {
  Blaetterung,
  Rueckmeldefehler,
  Uebertragung,
  Uebertragungssuche,
} from '@frachtportal/domain/dispo/uebertragung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { JsonText, mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, IdListe } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { Dispovorgabenauskunft } from '../anbindungen/ausgang/dispovorgabenauskunft.read-model.js';
import { Ausgang } from './ausgang.repository.js';
import { DispoSchluesselGuard, schluesselkopf } from './eingang/dispo-schluessel.guard.js';
import { meldungsschema, saetzeAus } from './eingang/meldungskoerper.js';
import { Rueckmeldungen } from './eingang/rueckmeldungen.service.js';
import { type Seite, Uebertragungen } from './uebertragungen.read-model.js';

/** What passes between the portal and the dispatch system. */
@ApiTags('dispo')
@Controller('dispo')
export class DispoController {
  constructor(
    private readonly ausgang: Ausgang,
    private readonly uebertragungen: Uebertragungen,
    private readonly rueckmeldungen: Rueckmeldungen,
    private readonly sichtbares: Sichtbares,
    private readonly vorgaben: Dispovorgabenauskunft,
  ) {}

  @Post('status')
  @HttpCode(200)
  @Recht('oeffentlich')
  @UseGuards(DispoSchluesselGuard)
  @ApiHeader({ name: schluesselkopf, required: true, description: 'Schlüssel des Dispositionssystems' })
  @ApiBody({ schema: meldungsschema as never })
  @Antwort(Statusquittung)
  status(@Body() body: unknown): Promise<Statusquittung> {
    return this.rueckmeldungen.nimm(saetzeAus(body), 'HTTP');
  }

  /** What the way to the dispatch system demands of the orders of a client; without one of the own. */
  @Get('vorgaben')
  @Recht('auftrag.lesen')
  @Antwort(Dispovorgaben)
  async vorgabenVon(@Abfrage(Vorgabensuche) { mandantId }: Vorgabensuche): Promise<Dispovorgaben> {
    return { fortras: await this.vorgaben.zu(fuerMandant(mandantId)) };
  }

  @Get('uebertragungen')
  @Recht('auftrag.lesen')
  @Antwortliste(Uebertragung, { gesamt: true })
  async liste(@Abfrage(Uebertragungssuche) suche: Uebertragungssuche, @Sprecher() sage: Uebersetzer) {
    const { sichtbareMandanten: mandanten, admin, hauptmandant, rowsInGrid } = identitaet();
    if (suche.auftragId) await this.sichtbares.verlange('auftrag', [suche.auftragId]);
    const leser = { mandanten, verwaltet: admin && hauptmandant, sage };
    return antworte(await this.uebertragungen.suche(suche, suche.searchLimit ?? rowsInGrid, leser));
  }

  @Post('uebertragungen/wiederholen')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortwert('integer')
  async wiederholen(@IdListe() auftragIds: number[]) {
    await this.sichtbares.verlange('auftrag', auftragIds);
    return this.ausgang.wiederhole(auftragIds, identitaet().sichtbareMandanten);
  }

  @Get('rueckmeldefehler')
  @Recht('auftrag.lesen')
  @Antwortliste(Rueckmeldefehler, { gesamt: true })
  async fehlerliste(@Abfrage(Blaetterung) seite: Blaetterung) {
    const { sichtbareMandanten: mandanten, betreiber, rowsInGrid } = identitaet();
    const proSeite = seite.searchLimit ?? rowsInGrid;
    return antworte(await this.uebertragungen.fehler(seite.page, proSeite, { mandanten, betreiber }));
  }
}

const antworte = ({ json, gesamt }: Seite) => mitGesamt(new JsonText(json), gesamt);
