import { Module } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { BenutzerController } from './benutzer.controller.js';
import { BenutzerAendern } from './benutzer-aendern.service.js';
import { BenutzerAnlegen } from './benutzer-anlegen.service.js';
import { BenutzerAufnehmen } from './benutzer-aufnehmen.service.js';
import { BenutzerLesen } from './benutzer-lesen.read-model.js';
import { BenutzerLoeschen } from './benutzer-loeschen.service.js';
import { BenutzerSchreiben } from './benutzer-schreiben.repository.js';
import { Benutzerauskunft } from './benutzerauskunft.service.js';
import { Benutzerverweise } from './benutzerverweise.service.js';
import { EinstellungenController } from './einstellungen/einstellungen.controller.js';
import { EinstellungenRepository } from './einstellungen/einstellungen.repository.js';
import { Firmenbenutzer } from './firmenbenutzer.service.js';
import { Aenderungsfolgen } from './konto/aenderungsfolgen.service.js';
import { Bestaetigen } from './konto/bestaetigen.service.js';
import { Konten } from './konto/konten.repository.js';
import { Kontolinks } from './konto/kontolinks.service.js';
import { Kontopost } from './konto/kontopost.service.js';
import { Kontotoken } from './konto/kontotoken.repository.js';
import { Loeschtoken } from './konto/loeschtoken.service.js';
import { Neukundenpost } from './konto/neukundenpost.service.js';
import { EigenesPasswort } from './passwort/eigenes-passwort.service.js';
import { Passwoerter } from './passwort/passwoerter.service.js';
import { PasswortController } from './passwort/passwort.controller.js';
import { PasswortVergessen } from './passwort/passwort-vergessen.service.js';
import { EigenerFaktor } from './sicherheit/eigener-faktor.service.js';
import { FaktorController } from './sicherheit/faktor.controller.js';
import { Faktorverwaltung } from './sicherheit/faktorverwaltung.service.js';
import { Passkeypflege } from './sicherheit/passkeypflege.service.js';
import { PasskeysController } from './sicherheit/passkeys.controller.js';
import { Sicherheitsauskunft } from './sicherheit/sicherheitsauskunft.service.js';
import { Sicherheitszugriff } from './sicherheit/sicherheitszugriff.service.js';
import { SitzungenController } from './sicherheit/sitzungen.controller.js';
import { Sitzungsverwaltung } from './sicherheit/sitzungsverwaltung.service.js';

@Module({
  imports: [AuthenticationModule, ProtokollModule],
  // Before the pages of users: what comes first answers.
  controllers: [
    EinstellungenController,
    FaktorController,
    PasskeysController,
    SitzungenController,
    BenutzerController,
    PasswortController,
  ],
  providers: [
    Aenderungsfolgen,
    BenutzerAendern,
    BenutzerAnlegen,
    BenutzerAufnehmen,
    BenutzerLesen,
    BenutzerLoeschen,
    BenutzerSchreiben,
    Benutzerauskunft,
    Benutzerverweise,
    Bestaetigen,
    Drossel,
    EigenerFaktor,
    EigenesPasswort,
    EinstellungenRepository,
    Faktorverwaltung,
    Firmenbenutzer,
    Konten,
    Kontolinks,
    Kontopost,
    Kontotoken,
    Loeschtoken,
    Neukundenpost,
    Passkeypflege,
    Passwoerter,
    PasswortVergessen,
    Sicherheitsauskunft,
    Sicherheitszugriff,
    Sitzungsverwaltung,
  ],
  exports: [
    BenutzerAendern,
    BenutzerAufnehmen,
    BenutzerLesen,
    Benutzerverweise,
    Bestaetigen,
    Firmenbenutzer,
    Kontolinks,
    Kontopost,
    Sicherheitszugriff,
  ],
})
export class BenutzerModule {}
