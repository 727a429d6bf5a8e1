import {
  Adressdateiziel,
  Adressimportlauf,
  Adresslaufzeile,
} from '@frachtportal/domain/adresse/adressimport';
import {
  Eingangskorrektur,
  Eingangszeilenfrage,
  Eingangszuordnung,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Delete, Get, HttpCode, Post, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../../platform/dateien/multipart.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { Antwort, Antwortdatei, Antwortliste, Leer, xlsx } from '../../../platform/http/antwort.js';
import { alsAnhang } from '../../../platform/http/dateiname.js';
import { mitGesamt } from '../../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../../platform/http/koerper.js';
import { Sprecher } from '../../../platform/http/sprache.js';
import { verlangeSichtbar } from '../../../platform/tenancy/sicht.js';
import { Dateiannahme } from '../../importe/dateiannahme.service.js';
import { alsDateizeile, type Laufkopf, laufdatei } from '../../importe/dateizeilen.read-model.js';
import { Importe, type Laufzeile } from '../../importe/importe.service.js';
import { Uebernahme } from '../../importe/uebernahme.service.js';
import { Adressart } from './adressart.service.js';
import { Adressimport } from './adressimport.service.js';

/** Additions: addresses by the file, in the steps of every import: read, tried, corrected, taken over, taken back. */
@ApiTags('adressen')
@Controller('adressen/import/laeufe')
export class AdressimportlaeufeController {
  constructor(
    private readonly eingang: Eingang,
    private readonly annahme: Dateiannahme,
    private readonly importe: Importe,
    private readonly uebernahme: Uebernahme,
    private readonly adressimport: Adressimport,
    private readonly art: Adressart,
  ) {}

  @Post()
  @Recht('adresse.importieren')
  @Dateiupload()
  @Antwort(Adressimportlauf, { status: 201 })
  hochladen(
    @Abfrage(Adressdateiziel) { mandant, dateiname }: Adressdateiziel,
    @Req() anfrage: FastifyRequest,
  ) {
    if (!mandant) throw ungueltig([fehler('adressimport.mandant', 'mandant')]);
    const mandantId = verlangeSichtbar(mandant);
    const profil = { partner: null, zeichensatz: null };
    return this.eingang.mitDatei(anfrage, laufdatei(dateiname), (datei) =>
      this.annahme.hochladen(this.art, mandantId, datei, profil),
    );
  }

  /** The latest of the visible clients. */
  @Get()
  @Recht('adresse.importieren')
  @Antwortliste(Adressimportlauf)
  neueste() {
    return this.importe.neueste(this.art);
  }

  @Get(':id')
  @Recht('adresse.importieren')
  @Antwort(Adressimportlauf)
  eines(@Id() id: number) {
    return this.importe.eines(this.art, id);
  }

  /** Goes on with the check of a large file, or one that was interrupted. */
  @Post(':id/pruefen')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Antwort(Adressimportlauf)
  pruefen(@Id() id: number) {
    return this.importe.pruefeWeiter(this.art, id);
  }

  @Get(':id/zuordnung')
  @Recht('adresse.importieren')
  @Antwort(Eingangszuordnung)
  zuordnung(@Id() id: number) {
    return this.importe.zuordnung(this.art, id);
  }

  @Put(':id/zuordnung')
  @Recht('adresse.importieren')
  @Antwort(Adressimportlauf)
  zuordnen(@Id() id: number, @Koerper(Eingangszuordnung) wunsch: Eingangszuordnung) {
    return this.importe.setzeZuordnung(this.art, id, wunsch);
  }

  @Get(':id/zeilen')
  @Recht('adresse.importieren')
  @Antwortliste(Adresslaufzeile, { gesamt: true })
  async zeilen(
    @Id() id: number,
    @Abfrage(Eingangszeilenfrage) frage: Eingangszeilenfrage,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeilen, gesamt, lauf } = await this.importe.seite(this.art, id, frage);
    return mitGesamt(
      zeilen.map((z) => alsAdresszeile(z, lauf, sage)),
      gesamt,
    );
  }

  @Put(':id/zeilen/:nummer')
  @Recht('adresse.importieren')
  @Antwort(Adresslaufzeile)
  async korrigieren(
    @Id() id: number,
    @Id('nummer') nummer: number,
    @Koerper(Eingangskorrektur) korrektur: Eingangskorrektur,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { zeile, lauf } = await this.importe.korrigiere(this.art, id, nummer, korrektur);
    return alsAdresszeile(zeile, lauf, sage);
  }

  /** Stores what can be stored, all or nothing. */
  @Post(':id/uebernehmen')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Antwort(Adressimportlauf)
  uebernehmen(@Id() id: number) {
    return this.adressimport.uebernimm(id);
  }

  @Post(':id/zuruecknehmen')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Antwort(Adressimportlauf)
  zuruecknehmen(@Id() id: number) {
    return this.uebernahme.nimmZurueck(this.art, id);
  }

  @Get(':id/abgelehnt.xlsx')
  @Recht('adresse.importieren')
  @Antwortdatei(xlsx)
  async abgelehnte(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    const { name, inhalt } = await this.importe.abgelehnte(this.art, id, sage);
    return new StreamableFile(inhalt, { type: xlsx, disposition: alsAnhang(name) });
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('adresse.importieren')
  @Leer()
  verwerfen(@Id() id: number) {
    return this.importe.verwirf(this.art, id);
  }
}

function alsAdresszeile(zeile: Laufzeile, lauf: Laufkopf, sage: Uebersetzer): Adresslaufzeile {
  const { adresseId, aenderungen } = zeile;
  return { ...alsDateizeile(zeile, lauf, sage), adresseId, aenderungen };
}
