import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { pfade } from '../lib/pfade';
import { AnmeldeSeite } from './anmeldung/AnmeldeSeite';
import { Routenfehler } from './Fehlerseite';
import { InDerSprache } from './InDerSprache';
import { ladeListe } from './ladeListe';
import { ladeRahmen } from './ladeRahmen';
import { NichtGefunden } from './NichtGefunden';
import { Startanzeige } from './Startanzeige';
import { stammdatenrouten } from './stammdatenrouten';

const geschuetzt = async () => ({ Component: (await ladeRahmen()).Geschuetzt });
const erfassung = async () => ({
  Component: (await import('../features/auftraege/erfassung/AuftragSeite')).AuftragSeite,
});
const liste = async () => ({ Component: (await ladeListe()).AuftragslisteSeite });
const offene = async () => ({ Component: (await ladeListe()).OffeneAuftraegeSeite });

const uebersicht = async () => ({
  Component: (await import('../features/auftraege/uebersicht/UebersichtSeite')).UebersichtSeite,
});

const dauerauftraege = async () => ({
  Component: (await import('../features/dauerauftraege/DauerauftraegeSeite')).DauerauftraegeSeite,
});
const klaerfaelle = async () => ({
  Component: (await import('../features/klaerfaelle/KlaerfaelleSeite')).KlaerfaelleSeite,
});
const lademittel = async () => ({
  Component: (await import('../features/lademittel/LademittelSeite')).LademittelSeite,
});

const bestaetigen = async () => ({
  Component: (await import('./anmeldung/BestaetigenSeite')).BestaetigenSeite,
});
const registrierung = async () => ({
  Component: (await import('./anmeldung/registrierung/RegistrierungSeite')).RegistrierungSeite,
});
const passwortVergessen = async () => ({
  Component: (await import('./anmeldung/PasswortVergessenSeite')).PasswortVergessenSeite,
});
const neuesPasswort = async () => ({
  Component: (await import('./anmeldung/NeuesPasswortSeite')).NeuesPasswortSeite,
});
const einrichten = async () => ({
  Component: (await import('./anmeldung/EinrichtenSeite')).EinrichtenSeite,
});
const saldo = async () => ({ Component: (await import('./saldo/SaldoSeite')).SaldoSeite });
const auftragsexport = async () => ({
  Component: (await import('../features/auftragsexport/AuftragsexportSeite')).AuftragsexportSeite,
});
const auftragseingang = async () => ({
  Component: (await import('../features/auftragseingang/AuftragseingangSeite')).AuftragseingangSeite,
});

const benutzer = async () => ({
  Component: (await import('../features/benutzer/BenutzerSeite')).BenutzerSeite,
});

const sicherheit = async () => ({
  Component: (await import('../features/sicherheit/SicherheitSeite')).SicherheitSeite,
});

const vorlagen = async () => ({
  Component: (await import('../features/auftragsvorlagen/VorlagenSeite')).VorlagenSeite,
});

const vorschlaege = async () => ({
  Component: (await import('../features/vorschlaege/VorschlaegeSeite')).VorschlaegeSeite,
});

const adressen = async () => ({
  Component: (await import('../features/adressen/AdressmanagementSeite')).AdressmanagementSeite,
});
const adresse = async () => ({
  Component: (await import('../features/adressen/AdresserfassungSeite')).AdresserfassungSeite,
});

const adressimport = async () => ({
  Component: (await import('../features/adressen/AdressimportSeite')).AdressimportSeite,
});

// The admin area: each part is a child of it, see verwaltung/bereiche.ts.
const firma = async () => ({
  Component: (await import('./anmeldung/firma/FirmaSeite')).FirmaSeite,
});
const verwaltung = async () => ({ Component: (await import('./verwaltung/Verwaltung')).Verwaltung });
const ueberblick = async () => ({
  Component: (await import('./verwaltung/UeberblickSeite')).UeberblickSeite,
});
const mandanten = async () => ({
  Component: (await import('../features/mandanten/MandantenSeite')).MandantenSeite,
});
const statuskette = async () => ({
  Component: (await import('../features/sendungsstati/StatusketteSeite')).StatusketteSeite,
});
const anzeigestatus = async () => ({
  Component: (await import('../features/sendungsstati/AnzeigestatusSeite')).AnzeigestatusSeite,
});
const premium = async () => ({
  Component: (await import('../features/premium/PremiumimportSeite')).PremiumimportSeite,
});
const drucker = async () => ({
  Component: (await import('../features/drucker/DruckerSeite')).DruckerSeite,
});
const anbindungen = async () => ({
  Component: (await import('../features/anbindungen/AnbindungenSeite')).AnbindungenSeite,
});
const zugangsschluessel = async () => ({
  Component: (await import('../features/zugangsschluessel/ZugangsschluesselSeite')).ZugangsschluesselSeite,
});
const webhooks = async () => ({
  Component: (await import('../features/webhooks/WebhooksSeite')).WebhooksSeite,
});
const registrierungen = async () => ({
  Component: (await import('../features/registrierungen/RegistrierungenSeite')).RegistrierungenSeite,
});
const betrieb = async () => ({
  Component: (await import('../features/betrieb/BetriebSeite')).BetriebSeite,
});
const datenleben = async () => ({
  Component: (await import('../features/datenleben/DatenlebenSeite')).DatenlebenSeite,
});
const information = async () => ({
  Component: (await import('../features/protokoll/InformationSeite')).InformationSeite,
});
const protokoll = async () => ({
  Component: (await import('../features/protokoll/ProtokollSeite')).ProtokollSeite,
});
const mails = async () => ({ Component: (await import('../features/protokoll/MailsSeite')).MailsSeite });
const coco = async () => ({ Component: (await import('../features/konfiguration/CocoSeite')).CocoSeite });

const ueber = async () => ({ Component: (await import('./UeberSeite')).UeberSeite });

export const routen: RouteObject[] = [
  {
    errorElement: <Routenfehler />,
    HydrateFallback: Startanzeige,
    element: <InDerSprache />,
    children: [
      ...['/', '/login', '/index'].map((path) => ({ path, element: <AnmeldeSeite /> })),
      { path: pfade.firmenanmeldung, lazy: firma },
      { path: `${pfade.bestaetigung}/:token?`, lazy: bestaetigen },
      { path: pfade.registrierung, lazy: registrierung },
      { path: pfade.passwortVergessen, lazy: passwortVergessen },
      // Where the links of mails, and of the log of a new installation, lead.
      { path: '/passwort/:token', lazy: neuesPasswort },
      { path: '/einrichten/:token', lazy: einrichten },
      { path: '/saldo/:token', lazy: saldo },
      {
        lazy: geschuetzt,
        children: [
          { path: pfade.uebersicht, lazy: uebersicht },
          { path: pfade.auftragsliste, lazy: liste },
          { path: pfade.dauerauftraege, lazy: dauerauftraege },
          { path: pfade.klaerfaelle, lazy: klaerfaelle },
          { path: pfade.lademittel, lazy: lademittel },
          { path: pfade.offeneAuftraege, lazy: offene },
          { path: pfade.auftragsexport, lazy: auftragsexport },
          { path: pfade.auftragsimport, lazy: auftragseingang },
          { path: pfade.auftragsvorlagen, lazy: vorlagen },
          { path: pfade.auftragsvorschlaege, lazy: vorschlaege },
          { path: pfade.benutzer, lazy: benutzer },
          { path: `${pfade.sicherheit}/:id?`, lazy: sicherheit },
          { path: pfade.neuerAuftrag, lazy: erfassung },
          { path: `${pfade.neuerAuftrag}/:id`, lazy: erfassung },
          { path: pfade.adressmanagement, lazy: adressen },
          { path: pfade.neueAdresse, lazy: adresse },
          { path: `${pfade.neueAdresse}/:id`, lazy: adresse },
          ...stammdatenrouten,
          { path: pfade.ueber, lazy: ueber },
          {
            path: pfade.admin,
            lazy: verwaltung,
            children: [
              { index: true, lazy: ueberblick },
              { path: pfade.verwaltung.mandanten, lazy: mandanten },
              { path: pfade.verwaltung.registrierungen, lazy: registrierungen },
              { path: pfade.verwaltung.adressimport, lazy: adressimport },
              { path: pfade.verwaltung.statuskette, lazy: statuskette },
              { path: pfade.verwaltung.anzeigestatus, lazy: anzeigestatus },
              { path: pfade.verwaltung.premium, lazy: premium },
              { path: pfade.verwaltung.drucker, lazy: drucker },
              { path: pfade.verwaltung.anbindungen, lazy: anbindungen },
              { path: pfade.verwaltung.zugangsschluessel, lazy: zugangsschluessel },
              { path: pfade.verwaltung.webhooks, lazy: webhooks },
              { path: pfade.verwaltung.betrieb, lazy: betrieb },
              { path: pfade.verwaltung.datenleben, lazy: datenleben },
              { path: pfade.verwaltung.information, lazy: information },
              { path: pfade.verwaltung.protokoll, lazy: protokoll },
              { path: pfade.verwaltung.mails, lazy: mails },
              { path: pfade.verwaltung.coco, lazy: coco },
            ],
          },
        ],
      },
      { path: '*', element: <NichtGefunden /> },
    ],
  },
];

export const erstelleRouter = () => createBrowserRouter(routen);
