import { dispoindexe, type Indextyp, istIndextyp } from '@frachtportal/domain/dispo/dispoindex';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, Head, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { Leer, meldungsliste } from '../../../platform/http/antwort.js';
import { Ergebnis } from '../../../platform/http/ergebnis.js';
import { TextImPfad } from '../../../platform/http/koerper.js';
import { type GesagteMeldung, gesagt, uebersetzerVon } from '../../../platform/http/sprache.js';
import { Quarantaeneschalter } from '../../../platform/jobs/quarantaeneschalter.repository.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AdresseUebertragung } from '../../adressen/adresse-uebertragung.service.js';
import { nichtAngebunden } from '../anbindungen/keine.anbindung.js';
import { Dispowege } from '../eigene/dispowege.service.js';
import { idsAus } from '../ids-aus.js';
import { Indexeintraege } from './indexeintraege.service.js';
import { Indexstaende } from './indexstaende.repository.js';

const kopf = (description: string) => ({ description, schema: { type: 'string' as const } });

/** Brings indexes of the dispatch system up to date. */
@ApiTags('dispo')
@Controller('dplus-update')
export class DplusUpdateController {
  constructor(
    private readonly staende: Indexstaende,
    private readonly eintraege: Indexeintraege,
    private readonly adressen: AdresseUebertragung,
    private readonly quarantaene: Quarantaeneschalter,
    private readonly wege: Dispowege,
  ) {}

  @Post(':type')
  @HttpCode(200)
  @Recht('adresse.bearbeiten')
  @ApiQuery({
    name: 'ids',
    type: 'string',
    required: false,
    description: 'Kennungen, durch Komma getrennt; ohne: alles',
  })
  @ApiResponse({ status: 200, description: 'Meldung über den Erfolg', schema: meldungsliste })
  async aktualisiere(
    @TextImPfad('type', 30) type: string,
    @Query('ids') roh: unknown,
    @Req() anfrage: FastifyRequest,
  ): Promise<GesagteMeldung[]> {
    const typ = bekannt(type);
    const ids = idsAus(roh);
    await this.eintraege.verlange(typ, ids);
    await this.quarantaene.verlangeFrei();
    await this.staende.angefordert(typ, ids.length || null);
    try {
      const sende = () => this.sende(typ, ids);
      await (typ === 'adressen' ? this.adressen.waehrend(ids, sende) : sende());
    } catch (ursache) {
      const grund = ursache instanceof Error ? ursache.message : String(ursache);
      await this.staende.gescheitert(typ, grund);
      const x = dispoindexe[typ];
      throw new Fachfehler(503, [
        fehler('dispo.indexFehler', undefined, { x, grund: sagbar(ursache, grund) }),
      ]);
    }
    await this.staende.aktualisiert(typ);
    const meldung = { key: 'dispo.indexAktualisiert', params: { x: dispoindexe[typ] } };
    return [gesagt({ severity: 'INFO', ...meldung }, uebersetzerVon(anfrage))];
  }

  private async sende(typ: Indextyp, ids: number[]): Promise<void> {
    const wege = await this.wege.unsafeFuer(identitaet().hauptmandantId);
    if (!wege.length) throw nichtAngebunden();
    for (const anbindung of wege) await anbindung.aktualisiere(typ, ids);
  }

  @Head(':type')
  @Recht('angemeldet')
  @ApiResponse({
    status: 200,
    headers: {
      'index-angefordert': kopf('wann die Aktualisierung zuletzt angefordert wurde (ISO 8601, UTC)'),
      'index-aktualisiert': kopf('wann sie zuletzt gelang; fehlt, wenn noch nie'),
      'index-fehler': kopf('true, wenn die letzte Anforderung scheiterte'),
    },
  })
  @Leer({ status: 404 })
  async stand(@TextImPfad('type', 30) type: string) {
    const stand = await this.staende.stand(bekannt(type));
    if (!stand) return;
    const { angefordertAm, aktualisiertAm, letzterFehler } = stand;
    const kopf = {
      'index-angefordert': angefordertAm.toISOString(),
      'index-fehler': String(Boolean(letzterFehler)),
      ...(aktualisiertAm && {
        'index-aktualisiert': aktualisiertAm.toISOString(),
        'last-modified': aktualisiertAm.toUTCString(),
      }),
    };
    return new Ergebnis(undefined, { kopf });
  }
}

function bekannt(typ: string): Indextyp {
  if (istIndextyp(typ)) return typ;
  throw new Fachfehler(404, [fehler('dispo.indexUnbekannt', undefined, { x: typ })]);
}

/** The words of another system may hold anything: its stack, its passwords. Who keeps the forwarder's portal reads them. */
function sagbar(ursache: unknown, grund: string): string {
  const { admin, hauptmandant } = identitaet();
  return ursache instanceof Fachfehler || (admin && hauptmandant)
    ? grund
    : 'dispo.uebertragung.nichtGelungen';
}
