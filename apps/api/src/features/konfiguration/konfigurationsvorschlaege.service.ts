import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Ebene } from '@frachtportal/domain/konfiguration/einstellung';
import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import { istSchluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { beschriebeneAngabe } from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Verwalter } from '../../platform/mail/verwalter.read-model.js';
import { Verwalterbrief } from '../../platform/mail/verwalterbrief.service.js';
import { handelnder } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Personen } from '../protokoll/personen.service.js';
import type { Wertaenderung } from './einstellungen.repository.js';
import { Vorschlagsablage } from './vorschlagsablage.repository.js';

const schluessel = 'vierAugen';

/** With four eyes, changes of the configuration wait here for a second administrator. */
@Injectable()
export class Konfigurationsvorschlaege {
  constructor(
    private readonly ablage: Vorschlagsablage,
    private readonly personen: Personen,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly verwalter: Verwalter,
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Alone nobody begins with it: nothing could be changed any more. */
  async pruefe(mandantId: number | null, aenderungen: readonly Wertaenderung[]): Promise<Meldung[]> {
    if (!aenderungen.some((a) => a.schluessel === schluessel && a.nachher === 'true')) return [];
    const alle = await (mandantId ? this.verwalter.unsafeZu(mandantId) : this.verwalter.unsafeBetreiber());
    return alle.length > 1 ? [] : [fehler('konfiguration.vierAugenAllein', drahtPraefix + schluessel)];
  }

  /** The same once more, as a second click sends it, is the same. */
  async lege(ebene: Ebene, mandantId: number | null, aenderungen: Wertaenderung[]): Promise<void> {
    const { benutzerId, name } = handelnder();
    const vorschlag = { mandantId, aenderungen, vorgelegtVon: benutzerId };
    if (await this.ablage.liegtVor(vorschlag)) return;
    const personNr = await this.personen.nummer({ benutzerId, name });
    const id = await this.ablage.lege({ ...vorschlag, personNr });
    const was = aenderungen.map((a) => a.schluessel);
    await this.protokoll.schreibe('konfiguration.vorgelegt', {
      gegenstand: was.join(' '),
      einzelheiten: { ebene, schluessel: was, vorschlag: id },
    });
    const link = `${this.umgebung.PORTAL_URL}/admin/coco?ebene=${ebene}`;
    const worte = (sage: Uebersetzer) => ({
      wer: name,
      was: was.map((w) => inWorten(w, sage)).join(', '),
      link,
    });
    await this.brief.stelle('freigabe', worte, mandantId ?? undefined, name);
  }
}

const inWorten = (name: string, sage: Uebersetzer) =>
  istSchluessel(name) ? sage(beschriebeneAngabe(name).label) : name;
