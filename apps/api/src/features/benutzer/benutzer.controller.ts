import { Benutzer, Benutzeraenderung, Benutzersuche } from '@frachtportal/domain/benutzer/benutzer';
import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert, Leer } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { BenutzerAendern } from './benutzer-aendern.service.js';
import { BenutzerAnlegen } from './benutzer-anlegen.service.js';
import type { GelesenerBenutzer } from './benutzer-lesen.read-model.js';
import { BenutzerLoeschen } from './benutzer-loeschen.service.js';
import { Benutzerauskunft } from './benutzerauskunft.service.js';

class Loeschfrage {
  @Text({ max: 200, label: 'beschriftung.token' }) token!: string | null;
}

/** So many names a minute: a form asks at every pause of typing, who collects names wants thousands. */
const namensgrenze = { hoechstens: 60, sekunden: 60 };

@ApiTags('benutzer')
@Controller('benutzer')
export class BenutzerController {
  constructor(
    private readonly auskunft: Benutzerauskunft,
    private readonly neu: BenutzerAnlegen,
    private readonly geaendert: BenutzerAendern,
    private readonly loeschen: BenutzerLoeschen,
    private readonly drossel: Drossel,
  ) {}

  @Get()
  @Recht('benutzer.verwalten')
  @Antwortliste(Benutzer, { gesamt: true })
  async alle(@Abfrage(Benutzersuche) frage: Benutzersuche) {
    return seite(await this.auskunft.suche({ ...frage, query: null }));
  }

  @Get('search')
  @Recht('benutzer.verwalten')
  @Antwortliste(Benutzer, { gesamt: true })
  async suche(@Abfrage(Benutzersuche) frage: Benutzersuche) {
    return seite(await this.auskunft.suche(frage));
  }

  @Get('currentAsList')
  @Recht('angemeldet')
  @Antwortliste(Benutzer)
  eigener() {
    return this.auskunft.eigenerAlsListe();
  }

  /** Is the name taken? */
  @Get('checkName/:username')
  @Recht('benutzer.verwalten')
  @Antwortwert('boolean')
  async pruefeName(@TextImPfad('username') name: string) {
    await this.drossel.zaehle(`name:${identitaet().benutzerId}`, namensgrenze);
    return this.auskunft.existiert(name);
  }

  @Get('name/:name')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer, { etag: true })
  async nachName(@TextImPfad('name') name: string) {
    return benutzerMitVersion(await this.auskunft.nachName(name));
  }

  @Get(':id')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer, { etag: true })
  async einer(@Id() id: number) {
    return benutzerMitVersion(await this.auskunft.nachId(id));
  }

  @Post()
  @HttpCode(201)
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer, { status: 201, etag: true })
  async anlegen(
    @Koerper(Benutzer) benutzer: Benutzer,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return benutzerMitVersion(await this.auskunft.nachId(await this.neu.anlegen(benutzer, schluessel)));
  }

  @Put(':id')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Benutzeraenderung) benutzer: Benutzeraenderung,
    @ErwarteteVersion() version: number | null,
  ) {
    await this.geaendert.aendern(id, benutzer, version);
    return benutzerMitVersion(await this.auskunft.nachId(id));
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('benutzer.verwalten')
  @Leer()
  entfernen(@Id() id: number, @Abfrage(Loeschfrage) { token }: Loeschfrage) {
    return this.loeschen.loesche(id, token ?? null);
  }
}

const seite = ({ treffer, gesamt }: { treffer: Benutzer[]; gesamt: number }) => mitGesamt(treffer, gesamt);
const benutzerMitVersion = ({ wert, version }: GelesenerBenutzer) => mitVersion(wert, version);
