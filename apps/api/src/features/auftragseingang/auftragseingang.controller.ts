import {
  Auftragseingang,
  Eingangsangaben,
  Eingangskorrektur,
  Eingangsuebernahme,
  Eingangszeile,
  Eingangszeilenfrage,
  Eingangszuordnung,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Delete, Get, HttpCode, Post, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortdatei, Antwortliste, Leer, xlsx } from '../../platform/http/antwort.js';
import { alsAnhang } from '../../platform/http/dateiname.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Dateiannahme } from '../importe/dateiannahme.service.js';
import { alsDateizeile, type Laufkopf, laufdatei } from '../importe/dateizeilen.read-model.js';
import { Importe, type Laufzeile } from '../importe/importe.service.js';
import { Uebernahme } from '../importe/uebernahme.service.js';
import { Auftragsart } from './auftragsart.service.js';
import { antwortAuf } from './nachrichten/umschlag.js';

const edifact = 'application/edifact';

/** Orders by the file: read, tried, corrected, taken over, taken back. */
@ApiTags('auftragseingang')
@Controller('auftragseingang')
export class AuftragseingangController {
  constructor(
    private readonly eingang: Eingang,
    private readonly annahme: Dateiannahme,
    private readonly importe: Importe,
    private readonly uebernahme: Uebernahme,
    private readonly art: Auftragsart,
  ) {}

  @Post()
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Dateiupload()
  @Antwort(Auftragseingang, { status: 201 })
  async hochladen(
    @Abfrage(Eingangsangaben) { mandant, dateiname, partner, zeichensatz }: Eingangsangaben,
    @Req() anfrage: FastifyRequest,
  ) {
    const mandantId = fuerMandant(mandant);
    const profil = { partner: partner ?? null, zeichensatz: zeichensatz ?? null };
    return this.eingang.mitDatei(anfrage, laufdatei(dateiname), (datei) =>
      this.annahme.hochladen(this.art, mandantId, datei, profil),
    );
  }

  @Get()
  @Recht('auftrag.bearbeiten')
  @Antwortliste(Auftragseingang)
  alle() {
    return this.importe.neueste(this.art);
  }

  @Get(':id')
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Antwort(Auftragseingang)
  eines(@Id() id: number) {
    return this.importe.eines(this.art, id);
  }

  /** Goes on with the check of a large file, or one that was interrupted. */
  @Post(':id/pruefen')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftragseingang)
  pruefen(@Id() id: number) {
    return this.importe.pruefeWeiter(this.art, id);
  }

  @Get(':id/zuordnung')
  @Recht('auftrag.bearbeiten')
  @Antwort(Eingangszuordnung)
  zuordnung(@Id() id: number) {
    return this.importe.zuordnung(this.art, id);
  }

  @Put(':id/zuordnung')
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftragseingang)
  zuordnen(@Id() id: number, @Koerper(Eingangszuordnung) wunsch: Eingangszuordnung) {
    return this.importe.setzeZuordnung(this.art, id, wunsch);
  }

  @Get(':id/zeilen')
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Antwortliste(Eingangszeile, { gesamt: true })
  async zeilen(
    @Id() id: number,
    @Abfrage(Eingangszeilenfrage) frage: Eingangszeilenfrage,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeilen, gesamt, lauf } = await this.importe.seite(this.art, id, frage);
    return mitGesamt(
      zeilen.map((z) => alsEingangszeile(z, lauf, sage)),
      gesamt,
    );
  }

  @Put(':id/zeilen/:nummer')
  @Recht('auftrag.bearbeiten')
  @Antwort(Eingangszeile)
  async korrigieren(
    @Id() id: number,
    @Id('nummer') nummer: number,
    @Koerper(Eingangskorrektur) korrektur: Eingangskorrektur,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeile, lauf } = await this.importe.korrigiere(this.art, id, nummer, korrektur);
    return alsEingangszeile(zeile, lauf, sage);
  }

  /** Stores what can be stored; to be repeated while the state is `uebernahme`. */
  @Post(':id/uebernehmen')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Antwort(Auftragseingang)
  uebernehmen(@Id() id: number, @Koerper(Eingangsuebernahme) { doppelte }: Eingangsuebernahme) {
    return this.uebernahme.uebernimm(this.art, id, doppelte ?? false);
  }

  @Post(':id/zuruecknehmen')
  @HttpCode(200)
  @Recht('auftrag.loeschen')
  @Antwort(Auftragseingang)
  zuruecknehmen(@Id() id: number) {
    return this.uebernahme.nimmZurueck(this.art, id);
  }

  @Get(':id/abgelehnt.xlsx')
  @Recht('auftrag.bearbeiten')
  @Antwortdatei(xlsx)
  async abgelehnte(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    const { name, inhalt } = await this.importe.abgelehnte(this.art, id, sage);
    return new StreamableFile(inhalt, { type: xlsx, disposition: alsAnhang(name) });
  }

  /** The answer to an EDIFACT interchange: taken or refused, with the codes. */
  @Get(':id/contrl')
  @Recht('auftrag.bearbeiten')
  @Antwortdatei(edifact)
  async contrl(@Id() id: number) {
    const { umschlag } = await this.importe.stand(this.art, id);
    const { name, inhalt } = gefunden(antwortAuf(umschlag, id));
    return new StreamableFile(inhalt, { type: edifact, disposition: alsAnhang(name) });
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('auftrag.bearbeiten')
  @Leer()
  verwerfen(@Id() id: number) {
    return this.importe.verwirf(this.art, id);
  }
}

function alsEingangszeile(zeile: Laufzeile, lauf: Laufkopf, sage: Uebersetzer): Eingangszeile {
  const { vorgang, auftragId, spedeigennr } = zeile;
  return { ...alsDateizeile(zeile, lauf, sage), vorgang, auftragId, spedeigennr };
}
