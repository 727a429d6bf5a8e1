import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { pfade } from '../lib/pfade';
import { AnmeldeSeite } from './anmeldung/AnmeldeSeite';
import { Routenfehler } from './Fehlerseite';
import { InDerSprache } from './InDerSprache';
import { ladeListe } from './ladeListe';
import { ladeRahmen } from './ladeRahmen';
import { NichtGefunden } from './NichtGefunden';
import { Startanzeige } from './Startanzeige';
import { seite } from './seite';

const geschuetzt = async () => ({ Component: (await ladeRahmen()).Geschuetzt });
const erfassung = async () => ({
  Component: (await import('../features/auftraege/erfassung/AuftragSeite')).AuftragSeite,
});
const liste = async () => ({ Component: (await ladeListe()).AuftragslisteSeite });
const offene = async () => ({ Component: (await ladeListe()).OffeneAuftraegeSeite });

const uebersicht = seite(
  async () => (await import('../features/auftraege/uebersicht/UebersichtSeite')).UebersichtSeite,
);

const dauerauftraege = seite(
  async () => (await import('../features/dauerauftraege/DauerauftraegeSeite')).DauerauftraegeSeite,
);
const klaerfaelle = seite(
  async () => (await import('../features/klaerfaelle/KlaerfaelleSeite')).KlaerfaelleSeite,
);
const lademittel = seite(
  async () => (await import('../features/lademittel/LademittelSeite')).LademittelSeite,
);

const bestaetigen = seite(async () => (await import('./anmeldung/BestaetigenSeite')).BestaetigenSeite);
const registrierung = seite(
  async () => (await import('./anmeldung/registrierung/RegistrierungSeite')).RegistrierungSeite,
);
const passwortVergessen = seite(
  async () => (await import('./anmeldung/PasswortVergessenSeite')).PasswortVergessenSeite,
);
const neuesPasswort = seite(async () => (await import('./anmeldung/NeuesPasswortSeite')).NeuesPasswortSeite);
const einrichten = seite(async () => (await import('./anmeldung/EinrichtenSeite')).EinrichtenSeite);
const einladung = seite(async () => (await import('./anmeldung/EinladungSeite')).EinladungSeite);
const saldo = seite(async () => (await import('./saldo/SaldoSeite')).SaldoSeite);
const auftragsexport = seite(
  async () => (await import('../features/auftragsexport/AuftragsexportSeite')).AuftragsexportSeite,
);
const auftragseingang = seite(
  async () => (await import('../features/auftragseingang/AuftragseingangSeite')).AuftragseingangSeite,
);

const einladungen = seite(
  async () => (await import('../features/einladungen/EinladungenSeite')).EinladungenSeite,
);
const benutzer = seite(async () => (await import('../features/benutzer/BenutzerSeite')).BenutzerSeite);

const sicherheit = seite(
  async () => (await import('../features/sicherheit/SicherheitSeite')).SicherheitSeite,
);

const vorlagen = seite(
  async () => (await import('../features/auftragsvorlagen/VorlagenSeite')).VorlagenSeite,
);

const vorschlaege = seite(
  async () => (await import('../features/vorschlaege/VorschlaegeSeite')).VorschlaegeSeite,
);

const adressen = seite(
  async () => (await import('../features/adressen/AdressmanagementSeite')).AdressmanagementSeite,
);
const adresse = seite(
  async () => (await import('../features/adressen/AdresserfassungSeite')).AdresserfassungSeite,
);

const firma = seite(async () => (await import('./anmeldung/firma/FirmaSeite')).FirmaSeite);
const ueber = seite(async () => (await import('./UeberSeite')).UeberSeite);

/** Pages beside the login. */
const daneben = [
  { path: pfade.firmenanmeldung, lazy: firma },
  { path: `${pfade.bestaetigung}/:token?`, lazy: bestaetigen },
  { path: pfade.registrierung, lazy: registrierung },
  { path: pfade.passwortVergessen, lazy: passwortVergessen },
  // Where the links of mails, and of the log of a new installation, lead.
  { path: '/passwort/:token', lazy: neuesPasswort },
  { path: '/einrichten/:token', lazy: einrichten },
  { path: '/einladung/:token', lazy: einladung },
  { path: '/saldo/:token', lazy: saldo },
];

const hinterDerAnmeldung = 'geschuetzt';

export const routen: RouteObject[] = [
  {
    errorElement: <Routenfehler />,
    HydrateFallback: Startanzeige,
    element: <InDerSprache />,
    children: [
      ...['/', '/login', '/index'].map((path) => ({ path, element: <AnmeldeSeite /> })),
      ...daneben,
      {
        id: hinterDerAnmeldung,
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
          { path: pfade.einladungen, lazy: einladungen },
          { path: `${pfade.sicherheit}/:id?`, lazy: sicherheit },
          { path: pfade.neuerAuftrag, lazy: erfassung },
          { path: `${pfade.neuerAuftrag}/:id`, lazy: erfassung },
          { path: pfade.adressmanagement, lazy: adressen },
          { path: pfade.neueAdresse, lazy: adresse },
          { path: `${pfade.neueAdresse}/:id`, lazy: adresse },
          { path: pfade.ueber, lazy: ueber },
        ],
      },
      { path: '*', element: <NichtGefunden /> },
    ],
  },
];

/** What of the routes comes later, once somebody goes there. */
const spaetere = [
  {
    wo: new RegExp(`^(${pfade.admin}|${pfade.benachrichtigungen})(/|$)`),
    lade: async () => (await import('./verwaltung/verwaltungsrouten')).verwaltungsrouten,
  },
  {
    wo: /^\/masterdata\/(listen|gefahrgut|orte|maut)(\/|$)/,
    lade: async () => (await import('./stammdatenrouten')).stammdatenrouten,
  },
];

export const spaetereRouten: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const weitere = await spaetere.find(({ wo }) => wo.test(path))?.lade();
  if (weitere) patch(hinterDerAnmeldung, weitere);
};

export const erstelleRouter = () => createBrowserRouter(routen, { patchRoutesOnNavigation: spaetereRouten });
