import { pruefeNeuenBenutzer } from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { standardkonfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Einrichtung } from '@frachtportal/domain/registrierung/registrierung';
import { satz } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Bremse, type Bremsschluessel } from '../authentication/bremse.service.js';
import { Kontolinks } from '../benutzer/konto/kontolinks.service.js';
import { AdministratorAnlegen, type Erster } from './administrator-anlegen.service.js';
import { Einrichtungsstand } from './einrichtungsstand.repository.js';

/** Gives an empty installation its first main client and administrator. There is no default account. */
@Injectable()
export class Einrichten {
  constructor(
    private readonly stand: Einrichtungsstand,
    private readonly bremse: Bremse,
    private readonly links: Kontolinks,
    private readonly administrator: AdministratorAnlegen,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /**
   * At the start: sets up the administrator that the environment names, else answers a link to do so; undefined where
   * there is one already. A link of an earlier start stops working; in a cluster that start may be another process,
   * whose link somebody is reading.
   */
  vorbereiten(): Promise<string | undefined> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD, CLUSTER, PORTAL_URL } = this.umgebung;
    return this.stand.allein(async (eingerichtet) => {
      if (eingerichtet) return undefined;
      if (!ADMIN_EMAIL || !ADMIN_PASSWORD) {
        const token = CLUSTER
          ? await this.links.erzeugeWeiteren('einrichtung', null)
          : await this.links.erzeuge('einrichtung', null);
        return `${PORTAL_URL}/einrichten/${token}`;
      }
      const erster = { mandant: 'Spedition', name: 'admin', email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
      const meldungen = pruefe(erster);
      if (meldungen.length) throw new Error(`ADMIN_PASSWORD: ${meldungen.map(satz).join(' ')}`);
      await this.administrator.lege(erster);
      return undefined;
    });
  }

  /** With the link: once, and only while there is no administrator. */
  async richteEin({ token, ...erster }: Einrichtung, adresse: string): Promise<void> {
    const schluessel: Bremsschluessel[] = [`einrichtung:${adresse}`];
    await this.bremse.zaehle(schluessel);
    const meldungen = pruefe(erster);
    if (meldungen.length) throw ungueltig(meldungen);
    await this.stand.allein(async (eingerichtet) => {
      const link = await this.links.verbrauche(token, ['einrichtung']);
      if (!link || eingerichtet) throw ungueltig([fehler('einrichtung.link', 'token')]);
      await this.administrator.lege(erster);
    });
    await this.bremse.gelungen(schluessel);
  }
}

function pruefe(erster: Erster): Meldung[] {
  const ohneName = erster.mandant.trim() ? [] : [fehler('feld.pflicht', 'mandant')];
  return [...ohneName, ...pruefeNeuenBenutzer(erster, standardkonfiguration.passwortMindestlaenge)];
}
