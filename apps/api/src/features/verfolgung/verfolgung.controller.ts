import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, Get, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import { koepfe, rahmenZu, type Seitenanfrage, sende } from './seite/antwort.js';
import type { Rahmen } from './seite/rahmen.js';
import { fragenseite, hinweisseite, sendungsseite } from './seite/seiten.js';
import { Verfolgung } from './verfolgung.service.js';
import type { Ziel } from './verfolgungslink.repository.js';
import { type Ausweis, Verfolgungszugang } from './verfolgungszugang.service.js';

interface Besuch {
  anfrage: Seitenanfrage;
  antwort: FastifyReply;
  ausweis: Ausweis;
}

/** Pages for people without an account, whole from here: no script and nothing of the app. */
@ApiExcludeController()
@Controller()
@Recht('oeffentlich')
export class VerfolgungController {
  constructor(
    private readonly zugang: Verfolgungszugang,
    private readonly verfolgung: Verfolgung,
    private readonly auftritte: Auftritte,
  ) {}

  @Get('v/:token')
  ueberLink(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige(anfrage, antwort, { token: anfrage.params.token ?? '' });
  }

  @Post('v/:token')
  @HttpCode(200)
  mitPlz(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige(anfrage, antwort, { token: anfrage.params.token ?? '', plz: feld(anfrage, 'plz', 9) });
  }

  @Post('v/:token/beleg')
  @HttpCode(200)
  beleg(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    const plz = anfrage.body?.['plz'] === undefined ? undefined : feld(anfrage, 'plz', 9);
    return this.gib(anfrage, antwort, { token: anfrage.params.token ?? '', plz });
  }

  @Get('sendung')
  async frage(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    const { nr } = anfrage.query;
    const rahmen = rahmenZu(anfrage, await this.auftritte.vonHost(anfrage.hostname));
    return sende(antwort, 200, fragenseite(rahmen, typeof nr === 'string' ? nr.slice(0, 20) : ''), rahmen);
  }

  @Post('sendung')
  @HttpCode(200)
  ueberNummer(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige(anfrage, antwort, { nummer: feld(anfrage, 'nr', 20), plz: feld(anfrage, 'plz', 9) });
  }

  @Post('sendung/beleg')
  @HttpCode(200)
  belegZuNummer(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.gib(anfrage, antwort, { nummer: feld(anfrage, 'nr', 20), plz: feld(anfrage, 'plz', 9) });
  }

  private zeige(anfrage: Seitenanfrage, antwort: FastifyReply, ausweis: Ausweis) {
    return this.hinter({ anfrage, antwort, ausweis }, async (ziel, { spediteur: sonst, ...rest }) => {
      const sendung = await this.verfolgung.zeige(ziel);
      const weiter = 'nummer' in ausweis ? { nr: ausweis.nummer, plz: ausweis.plz } : { plz: ausweis.plz };
      const auftritt = await this.auftritte.vonMandant(ziel.mandantId);
      const rahmen = { ...rest, auftritt, spediteur: sendung.spediteur?.name ?? sonst };
      return sende(antwort, 200, sendungsseite(sendung, rahmen, weiter), rahmen);
    });
  }

  private gib(anfrage: Seitenanfrage, antwort: FastifyReply, ausweis: Ausweis) {
    return this.hinter({ anfrage, antwort, ausweis }, async (ziel, { iso }) => {
      const { pdf, dateiname } = await this.verfolgung.beleg(ziel, iso);
      const datei = new StreamableFile(pdf as Uint8Array);
      return antwort
        .headers({
          ...koepfe(),
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${dateiname}"`,
        })
        .send(datei.getStream());
    });
  }

  /** What does not open looks the same, whatever the reason. */
  private async hinter(
    { anfrage, antwort, ausweis }: Besuch,
    tue: (ziel: Ziel, rahmen: Rahmen) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const rahmen = rahmenZu(anfrage, await this.auftritte.vonHost(anfrage.hostname));
    try {
      const ziel = await this.zugang.oeffne(ausweis, anfrage.ip);
      if (ziel === 'plz') return sende(antwort, 200, fragenseite(rahmen), rahmen);
      if (!ziel) throw new Fachfehler(404, [fehler('server.nichtGefunden')]);
      return await tue(ziel, rahmen);
    } catch (grund) {
      if (!(grund instanceof Fachfehler)) throw grund;
      const { status, wartenSekunden } = grund;
      if (wartenSekunden) antwort.header('retry-after', String(wartenSekunden));
      if (status === 429) return sende(antwort, 429, hinweisseite(rahmen, 'zuViele'), rahmen);
      return sende(antwort, 404, hinweisseite({ ...rahmen, ort: '/sendung' }, 'nichts'), rahmen);
    }
  }
}

/** A field of a form; one that is too long is none of ours. */
function feld({ body }: Seitenanfrage, name: string, max: number): string {
  const wert = body?.[name]?.trim() ?? '';
  return wert.length > max ? '' : wert;
}
