import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { mitErstnamen } from '@frachtportal/domain/auftrag/eingang/zweitnamen';
import { ausVorlage, nichtUebernommen } from '@frachtportal/domain/auftragsvorlage/entwurf';
import { abholort } from '@frachtportal/domain/kalender/abholort';
import { Injectable } from '@nestjs/common';
import { gefunden, verlange } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftragRegeln } from '../auftraege/speichern/auftrag-regeln.service.js';
import { AuftragVerweise } from '../auftraege/speichern/auftrag-verweise.service.js';
import { Abholtage } from '../kalender/abholtage.service.js';
import { AuftragsvorlageRepository } from './auftragsvorlage.repository.js';
import { VorlageDrahtform } from './vorlage-drahtform.service.js';

/** Turns templates into new orders. */
@Injectable()
export class VorlageAnwenden {
  constructor(
    private readonly vorlagen: AuftragsvorlageRepository,
    private readonly verweise: AuftragVerweise,
    private readonly regeln: AuftragRegeln,
    private readonly drahtform: VorlageDrahtform,
    private readonly abholtage: Abholtage,
  ) {}

  /** A new, unsaved order: what `angaben` leaves open comes from the template. */
  async anwenden(id: number, angaben: Auftrag): Promise<{ auftrag: Auftrag; ausgelassen: string[] }> {
    const { konfiguration, version, sichtbareMandanten } = identitaet();
    const gelesen = gefunden(await this.vorlagen.nachId(id, sichtbareMandanten));
    const gesendet = verlange(mitErstnamen(angaben, null));
    const gegeben = verlange(await this.verweise.loeseAuf(gesendet, gelesen.mandantId, null));
    const [zeile = gelesen] = await this.drahtform.mitAdressbuch([gelesen]);
    const vorlage = { ...zeile, auftrag: Object.assign(new Auftrag(), zeile.auftrag) };
    const erfassende = { konfiguration, metro: version === 2 };
    const entwurf = ausVorlage(vorlage, gegeben, {
      heute: heute(),
      ...erfassende,
      abholung: await this.abholung(zeile.mandantId, vorlage.auftrag, gegeben),
    });
    const { auftrag, ausgelassen } = await this.regeln.ohneGesperrte(entwurf, zeile.mandantId);
    return {
      auftrag: await this.drahtform.fuelle(auftrag, zeile.mandantId),
      ausgelassen: [...nichtUebernommen(vorlage.auftrag, erfassende), ...ausgelassen],
    };
  }

  private async abholung(mandantId: number, vorlage: Auftrag, gegeben: Auftrag): Promise<string> {
    const ort = abholort({
      absenderAdresse: gegeben.absenderAdresse ?? vorlage.absenderAdresse,
      abweichendeAbholerAdresse: gegeben.abweichendeAbholerAdresse ?? vorlage.abweichendeAbholerAdresse,
    });
    return (await this.abholtage.naechster(mandantId, ort)).tag;
  }
}
