import { buffer } from 'node:stream/consumers';
import { Dokumentenverweis } from '@frachtportal/domain/auftrag/auftrag-teile';
import { endungZu } from '@frachtportal/domain/dokument/dateiname';
import {
  Dateiinhalt,
  Dokumentangaben,
  hoechstensDokumentBytes,
} from '@frachtportal/domain/dokument/dokument';
import { Kennung, Text } from '@frachtportal/domain/feld/dekoratoren';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, Delete, Get, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortdatei, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { alsAnhang } from '../../platform/http/dateiname.js';
import { Ergebnis } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, liesId } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Dokumente } from './dokumente.service.js';

/** Query of an upload. */
class Uploadfrage {
  @Text({ max: 255, label: 'beschriftung.dateiname' }) filename!: string | null;
  @Kennung({ label: 'beschriftung.auftrag' }) objectId!: number | null;
}

const regeln = {
  arten: ['beliebig'],
  hoechstensBytes: hoechstensDokumentBytes,
  metadata: Dokumentangaben,
} as const;

@ApiTags('dokumentenverweise')
@Controller('dokumentenverweise')
export class DokumenteController {
  constructor(
    private readonly dokumente: Dokumente,
    private readonly eingang: Eingang,
  ) {}

  @Get('auftrag')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortliste(Dokumentenverweis)
  @ApiQuery({ name: 'auftrag.id', type: 'integer' })
  zuAuftrag(@Query('auftrag.id') auftragId: unknown) {
    eingeschaltet();
    return this.dokumente.zuAuftrag(liesId(auftragId, 'auftrag.id'));
  }

  @Post('upload')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Dateiupload(Dokumentangaben)
  @Antwort(Dokumentenverweis, { status: 201 })
  hochladen(@Req() anfrage: FastifyRequest, @Abfrage(Uploadfrage) frage: Uploadfrage) {
    eingeschaltet();
    return this.eingang.mitDatei(anfrage, regeln, (datei, angaben) => {
      const auftragId = frage.objectId ?? angaben.objectId;
      if (!auftragId) throw ungueltig([fehler('dokument.bezugFehlt', 'objectId')]);
      return this.dokumente.nimmAuf(auftragId, {
        pfad: datei.pfad,
        bytes: datei.bytes,
        filename: frage.filename ?? angaben.filename ?? datei.name,
        dateiname: angaben.dateiname,
        belegart: angaben.belegart,
      });
    });
  }

  /** The content as text, for whoever cannot take a file. */
  @Get('file/:dokumentverweisId')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwort(Dateiinhalt)
  async alsText(@Id('dokumentverweisId') id: number): Promise<Dateiinhalt> {
    eingeschaltet();
    const { dokument, strom } = await this.dokumente.inhalt(id, identitaet().sichtbareMandanten);
    return {
      extension: endungZu(dokument.inhaltstyp),
      base64EncodedImage: (await buffer(strom)).toString('base64'),
    };
  }

  @Get(':dokumentverweisId')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortdatei('*/*')
  async inhalt(@Id('dokumentverweisId') id: number) {
    eingeschaltet();
    const { dokument, strom } = await this.dokumente.inhalt(id, identitaet().sichtbareMandanten);
    const datei = new StreamableFile(strom, {
      type: dokument.inhaltstyp,
      disposition: alsAnhang(dokument.filename),
      length: dokument.groesse,
    });
    // Whatever it holds, opened by itself it may load and run nothing.
    return new Ergebnis(datei, { kopf: { 'content-security-policy': "default-src 'none'; sandbox" } });
  }

  @Delete(':dokumentverweisId')
  @HttpCode(204)
  @Recht('auftrag.bearbeiten')
  @Leer()
  entfernen(@Id('dokumentverweisId') id: number) {
    eingeschaltet();
    return this.dokumente.entferne(id);
  }
}

function eingeschaltet(): void {
  if (!identitaet().konfiguration.dokumentenverweise)
    throw new Fachfehler(403, [fehler('dokument.abgeschaltet')]);
}
