import { Druckauftrag, Druckauftragssuche } from '@frachtportal/domain/drucker/drucker';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { gefunden, konflikt } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { JsonText, mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Druckauftraege } from './druckauftraege.read-model.js';
import { Druckausgang } from './druckausgang.repository.js';

/** An addition: labels on their way to a printer. */
@ApiTags('drucker')
@Controller('druckauftraege')
@Recht('auftrag.drucken')
export class DruckauftraegeController {
  constructor(
    private readonly auftraege: Druckauftraege,
    private readonly ausgang: Druckausgang,
  ) {}

  @Get()
  @Antwortliste(Druckauftrag, { gesamt: true })
  async liste(@Abfrage(Druckauftragssuche) { zustand, page, searchLimit }: Druckauftragssuche) {
    const { sichtbareMandanten, rowsInGrid } = identitaet();
    const seite = { proSeite: searchLimit ?? rowsInGrid, page: page ?? 0 };
    const { json, gesamt } = await this.auftraege.suche(sichtbareMandanten, zustand ?? null, seite);
    return mitGesamt(new JsonText(json), gesamt);
  }

  @Get(':id')
  @Antwort(Druckauftrag)
  eines(@Id() id: number) {
    return this.lies(id);
  }

  /** Once more: what was given up goes on, what was printed is printed again. */
  @Post(':id/wiederholen')
  @HttpCode(200)
  @Antwort(Druckauftrag)
  async wiederholen(@Id() id: number) {
    return this.nach(id, await this.ausgang.wiederhole(id, identitaet().sichtbareMandanten));
  }

  @Post(':id/verwerfen')
  @HttpCode(200)
  @Antwort(Druckauftrag)
  async verwerfen(@Id() id: number) {
    return this.nach(id, await this.ausgang.verwirf(id, identitaet().sichtbareMandanten));
  }

  /** @throws Fachfehler 404 where it is none of one's own, 409 where nothing could be changed */
  private async nach(id: number, geaendert: number): Promise<JsonText> {
    const auftrag = await this.lies(id);
    if (!geaendert) throw konflikt('drucker.auftragSteht');
    return auftrag;
  }

  private async lies(id: number): Promise<JsonText> {
    return new JsonText(gefunden(await this.auftraege.nachId(id, identitaet().sichtbareMandanten)));
  }
}
