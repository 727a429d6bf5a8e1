import { Importstand } from '@frachtportal/domain/adresse/adressimport';
import {
  Eingangskorrektur,
  Eingangszeilenfrage,
  Eingangszuordnung,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import {
  Entfallendes,
  groessteOrtsdateiMb,
  Stammdatendateiangaben,
  Stammdatenlauf,
  Stammdatenlaufzeile,
  Stammdatenuebernahme,
} from '@frachtportal/domain/stammdaten/stammdatenimport';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Delete, Get, HttpCode, Post, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { Antwort, Antwortdatei, Antwortliste, Leer, xlsx } from '../../platform/http/antwort.js';
import { alsAnhang } from '../../platform/http/dateiname.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Dateiannahme } from '../importe/dateiannahme.service.js';
import { alsDateizeile, type Laufkopf, laufdatei } from '../importe/dateizeilen.read-model.js';
import { Importe, type Laufzeile } from '../importe/importe.service.js';
import { Stammdatenarten } from './stammdatenarten.service.js';
import { Stammdatenimporte } from './stammdatenimporte.service.js';

const Art = () => TextImPfad('art', 20);

/** Additions: reference data by the file, in the steps of every import: read, tried, corrected, taken over, taken back. */
@ApiTags('stammdaten')
@Controller('importe/:art')
export class StammdatenimportController {
  constructor(
    private readonly eingang: Eingang,
    private readonly annahme: Dateiannahme,
    private readonly importe: Importe,
    private readonly arten: Stammdatenarten,
    private readonly laeufe: Stammdatenimporte,
  ) {}

  @Post()
  @Recht('stammdaten.verwalten')
  @Dateiupload()
  @Antwort(Stammdatenlauf, { status: 201 })
  async hochladen(
    @Art() art: string,
    @Abfrage(Stammdatendateiangaben) angaben: Stammdatendateiangaben,
    @Req() anfrage: FastifyRequest,
  ) {
    const { mandantId, umschlag } = await this.arten.ziel(art, angaben);
    const { ersetzen, land: landId } = angaben;
    const profil = { partner: null, zeichensatz: null, ersetzen, landId, umschlag };
    return this.eingang.mitDatei(
      anfrage,
      laufdatei(angaben.dateiname, art === 'orte' ? groessteOrtsdateiMb : undefined),
      async (datei) => {
        const { id } = await this.annahme.hochladen(this.arten.art(art), mandantId, datei, profil);
        return this.laeufe.eines(art, id);
      },
    );
  }

  /** The latest first. */
  @Get()
  @Recht('stammdaten.verwalten')
  @Antwortliste(Stammdatenlauf)
  neueste(@Art() art: string) {
    return this.laeufe.neueste(art);
  }

  /** How far the user's import has come, in whatever process it runs. */
  @Get('stand')
  @Recht('stammdaten.verwalten')
  @Antwort(Importstand)
  stand(@Art() art: string) {
    return this.laeufe.stand(art);
  }

  @Get(':id')
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  eines(@Art() art: string, @Id() id: number) {
    return this.laeufe.eines(art, id);
  }

  /** Goes on with the check of a large file, or one that was interrupted. */
  @Post(':id/pruefen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  async pruefen(@Art() art: string, @Id() id: number) {
    await this.importe.pruefeWeiter(this.arten.art(art), id);
    return this.laeufe.eines(art, id);
  }

  @Get(':id/zuordnung')
  @Recht('stammdaten.verwalten')
  @Antwort(Eingangszuordnung)
  zuordnung(@Art() art: string, @Id() id: number) {
    return this.importe.zuordnung(this.arten.art(art), id);
  }

  @Put(':id/zuordnung')
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  async zuordnen(
    @Art() art: string,
    @Id() id: number,
    @Koerper(Eingangszuordnung) wunsch: Eingangszuordnung,
  ) {
    await this.importe.setzeZuordnung(this.arten.art(art), id, wunsch);
    return this.laeufe.eines(art, id);
  }

  @Get(':id/zeilen')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Stammdatenlaufzeile, { gesamt: true })
  async zeilen(
    @Art() art: string,
    @Id() id: number,
    @Abfrage(Eingangszeilenfrage) frage: Eingangszeilenfrage,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeilen, gesamt, lauf } = await this.importe.seite(this.arten.art(art), id, frage);
    return mitGesamt(
      zeilen.map((z) => alsZeile(z, lauf, sage)),
      gesamt,
    );
  }

  /** What the set would lose. */
  @Get(':id/entfallende')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Entfallendes, { gesamt: true })
  async entfallende(
    @Art() art: string,
    @Id() id: number,
    @Abfrage(Eingangszeilenfrage) frage: Eingangszeilenfrage,
  ) {
    const { texte, gesamt } = await this.laeufe.entfallende(art, id, frage);
    return mitGesamt(
      texte.map((text) => ({ text })),
      gesamt,
    );
  }

  @Put(':id/zeilen/:nummer')
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlaufzeile)
  async korrigieren(
    @Art() art: string,
    @Id() id: number,
    @Id('nummer') nummer: number,
    @Koerper(Eingangskorrektur) korrektur: Eingangskorrektur,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeile, lauf } = await this.importe.korrigiere(this.arten.art(art), id, nummer, korrektur);
    return alsZeile(zeile, lauf, sage);
  }

  /** All or nothing. */
  @Post(':id/uebernehmen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  uebernehmen(
    @Art() art: string,
    @Id() id: number,
    @Koerper(Stammdatenuebernahme) { bestaetigt }: Stammdatenuebernahme,
  ) {
    return this.laeufe.uebernimm(art, id, bestaetigt ?? false);
  }

  @Post(':id/zuruecknehmen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  zuruecknehmen(@Art() art: string, @Id() id: number) {
    return this.laeufe.nimmZurueck(art, id);
  }

  /** A set that was taken back holds again. */
  @Post(':id/wiedereinsetzen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Stammdatenlauf)
  wiedereinsetzen(@Art() art: string, @Id() id: number) {
    return this.laeufe.setzeWiederEin(art, id);
  }

  @Get(':id/abgelehnt.xlsx')
  @Recht('stammdaten.verwalten')
  @Antwortdatei(xlsx)
  async abgelehnte(@Art() art: string, @Id() id: number, @Sprecher() sage: Uebersetzer) {
    const { name, inhalt } = await this.importe.abgelehnte(this.arten.art(art), id, sage);
    return new StreamableFile(inhalt, { type: xlsx, disposition: alsAnhang(name) });
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('stammdaten.verwalten')
  @Leer()
  verwerfen(@Art() art: string, @Id() id: number) {
    return this.importe.verwirf(this.arten.art(art), id);
  }
}

function alsZeile(zeile: Laufzeile, lauf: Laufkopf, sage: Uebersetzer): Stammdatenlaufzeile {
  return { ...alsDateizeile(zeile, lauf, sage), aenderungen: zeile.aenderungen };
}
