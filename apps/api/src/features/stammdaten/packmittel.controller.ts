import { Kennung, Text, Wahrheit, Zahl } from '@frachtportal/domain/feld/dekoratoren';
import { Lademittel, Verpackung } from '@frachtportal/domain/stammdaten/ladeeinheiten';
import { sucheEintraege } from '@frachtportal/domain/stammdaten/listensuche';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, TextImPfad } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { listenmandanten } from './listen.controller.js';
import { Stammdaten } from './stammdaten.read-model.js';

class Gefahrgutfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  @Wahrheit({ label: 'beschriftung.fuerGefahrgut' }) isGGVS!: boolean | null;
}

class Verpackungsfrage {
  @Text({ max: 200, label: 'beschriftung.verpackung' }) verpackungsName!: string | null;
}

class Hoechstens {
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'beschriftung.hoechstens' }) maxResults!: number | null;
}

const ueblich = 50;
const hoechstensGefunden = 1000;

/** Packagings and load units by what they may hold and by what was typed; locked ones are not offered. */
@ApiTags('stammdaten')
@Controller()
export class PackmittelController {
  constructor(private readonly stammdaten: Stammdaten) {}

  @Get('verpackungen/autoCompleteMatches/:searchParam')
  @Recht('stammdaten.lesen')
  @Antwortliste(Verpackung)
  verpackungsvorschlaege(
    @TextImPfad('searchParam') text: string,
    @Abfrage(Hoechstens) { maxResults }: Hoechstens,
    @Sprecher() sage: Uebersetzer,
  ) {
    return this.suche(listenmandanten(null), text, maxResults ?? ueblich, sage);
  }

  /** In the lists of all visible clients. */
  @Get('verpackungen/search')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Verpackung)
  verpackungssuche(
    @Abfrage(Verpackungsfrage) { verpackungsName }: Verpackungsfrage,
    @Sprecher() sage: Uebersetzer,
  ) {
    const { sichtbareMandanten } = identitaet();
    return this.sucheOderAlle([...sichtbareMandanten, ...listenmandanten(null)], verpackungsName, sage);
  }

  /** In the list of the user's own client. The contract sends a body with it; what is looked for stands in the query. */
  @Get('verpackungen/searchByMandant')
  @Recht('stammdaten.lesen')
  @Antwortliste(Verpackung)
  verpackungssucheImMandanten(
    @Abfrage(Verpackungsfrage) { verpackungsName }: Verpackungsfrage,
    @Sprecher() sage: Uebersetzer,
  ) {
    return this.sucheOderAlle(listenmandanten(null), verpackungsName, sage);
  }

  @Get('verpackungen/ggvs')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Verpackung)
  gefahrgutverpackungen(@Abfrage(Gefahrgutfrage) frage: Gefahrgutfrage, @Sprecher() sage: Uebersetzer) {
    return this.gefahrgut('verpackung', frage, identitaet().konfiguration.isNoADRVerpackungen, sage);
  }

  @Get('lademittel/ggvs')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Lademittel)
  gefahrgutlademittel(@Abfrage(Gefahrgutfrage) frage: Gefahrgutfrage, @Sprecher() sage: Uebersetzer) {
    return this.gefahrgut('lademittel', frage, identitaet().konfiguration.isNoADRLademittel, sage);
  }

  private async gefahrgut(
    liste: 'verpackung' | 'lademittel',
    frage: Gefahrgutfrage,
    keine: boolean,
    sage: Uebersetzer,
  ) {
    const gesucht = frage.isGGVS ?? true;
    const mandanten = listenmandanten(frage.mandant);
    if (gesucht && keine) return [];
    const eintraege = await this.stammdaten.liste(liste, mandanten, sage);
    return eintraege.filter((e) => e.ggvs === gesucht && !e.awSperre);
  }

  private async suche(mandanten: number[], text: string | null, hoechstens: number, sage: Uebersetzer) {
    const eintraege = await this.stammdaten.liste('verpackung', mandanten, sage);
    return sucheEintraege(eintraege, text ?? '', worte, hoechstens);
  }

  private async sucheOderAlle(mandanten: number[], text: string | null, sage: Uebersetzer) {
    if (text?.trim()) return this.suche(mandanten, text, hoechstensGefunden, sage);
    const eintraege = await this.stammdaten.liste('verpackung', mandanten, sage);
    return eintraege.filter((e) => !e.awSperre);
  }
}

const worte = (v: Verpackung) => [v.kurzBezeichnung, v.bezkurz, v.langBezeichnung, v.fremdnummer];
