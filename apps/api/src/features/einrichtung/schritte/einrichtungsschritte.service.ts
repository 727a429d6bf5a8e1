import {
  Einrichtungsschritt,
  einrichtungsschritte,
  type Schrittname,
  schrittnamen,
} from '@frachtportal/domain/mandant/einrichtungsschritt';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { gefunden, nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { heute } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Anmeldepost } from '../../authentication/abschluss/anmeldepost.service.js';
import {
  type Einrichtungslage,
  EinrichtungslageReadModel,
  probemail,
} from './einrichtungslage.read-model.js';
import { EinrichtungsschrittEntity } from './einrichtungsschritt.entity.js';
import { befunde, type Vorgaben } from './schrittbefund.js';

/** Leads an administrator through what a forwarder needs before its first order. */
@Injectable()
export class Einrichtungsschritte {
  constructor(
    private readonly db: Datenbank,
    private readonly lagen: EinrichtungslageReadModel,
    private readonly post: Anmeldepost,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Those of one's own main client, without what is an operator's to do for whoever is none. */
  async alle(sage: Uebersetzer): Promise<Einrichtungsschritt[]> {
    const { hauptmandantId, betreiber } = identitaet();
    const lage = gefunden((await this.lagen.unsafeLies(hauptmandantId, heute()))[0]);
    return schrittnamen
      .filter((name) => betreiber || einrichtungsschritte[name] === 'verwalter')
      .map((name) => this.schritt(lage, name, sage));
  }

  /** Of every main client, how many steps are still to be done. */
  async unsafeOffene(): Promise<{ name: string; anzahl: number }[]> {
    const lagen = await this.lagen.unsafeLies(null, heute());
    return lagen.map((lage) => ({
      name: lage.name,
      anzahl: schrittnamen.filter((name) => this.stand(lage, name) === 'offen').length,
    }));
  }

  async waehle(name: string, uebersprungen: boolean): Promise<void> {
    const { hauptmandantId: mandantId, betreiber } = identitaet();
    const schritt = schrittnamen.find((s) => s === name);
    if (!schritt || !mandantId || !(betreiber || einrichtungsschritte[schritt] === 'verwalter'))
      throw nichtGefunden();
    const alle = this.db.unsafeAlle(EinrichtungsschrittEntity);
    if (uebersprungen)
      await alle.createQueryBuilder().insert().values({ mandantId, schritt }).orIgnore().execute();
    else await alle.delete({ mandantId, schritt });
  }

  /** To oneself, in the way all mails go. */
  sendeProbe(): Promise<void> {
    return this.post.sende(probemail, identitaet().benutzerId, { link: this.umgebung.PORTAL_URL });
  }

  private schritt(lage: Einrichtungslage, name: Schrittname, sage: Uebersetzer): Einrichtungsschritt {
    const { satz, werte } = befunde[name](lage, this.vorgaben());
    const wie = {
      schritt: name,
      stand: this.stand(lage, name),
      satz: sage(satz, werte),
    };
    return Object.assign(new Einrichtungsschritt(), wie);
  }

  private stand(lage: Einrichtungslage, name: Schrittname): Einrichtungsschritt['stand'] {
    if (befunde[name](lage, this.vorgaben()).erledigt) return 'erledigt';
    return lage.uebersprungen.includes(name) ? 'uebersprungen' : 'offen';
  }

  private vorgaben(): Vorgaben {
    return { smtp: Boolean(this.umgebung.SMTP_URL), dispo: this.umgebung.DISPO };
  }
}
