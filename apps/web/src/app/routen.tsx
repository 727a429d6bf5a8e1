import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { pfade } from '../lib/pfade';
import { sprichPortal } from '../lib/sprache';
import { AnmeldeSeite } from './anmeldung/AnmeldeSeite';
import { Routenfehler } from './Fehlerseite';
import { InDerSprache } from './InDerSprache';
import { ladeListe } from './ladeListe';
import { ladeRahmen } from './ladeRahmen';
import { NichtGefunden } from './NichtGefunden';
import { Startanzeige } from './Startanzeige';

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
const einladung = async () => ({
  Component: (await import('./anmeldung/EinladungSeite')).EinladungSeite,
});
const saldo = async () => ({ Component: (await import('./saldo/SaldoSeite')).SaldoSeite });
const auftragsexport = async () => ({
  Component: (await import('../features/auftragsexport/AuftragsexportSeite')).AuftragsexportSeite,
});
const auftragseingang = async () => ({
  Component: (await import('../features/auftragseingang/AuftragseingangSeite')).AuftragseingangSeite,
});

const einladungen = async () => ({
  Component: (await import('../features/einladungen/EinladungenSeite')).EinladungenSeite,
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

const firma = async () => ({
  Component: (await import('./anmeldung/firma/FirmaSeite')).FirmaSeite,
});
const ueber = async () => ({ Component: (await import('./UeberSeite')).UeberSeite });

/** Pages beside the login: they say more than it does. */
const daneben = [
  { path: pfade.firmenanmeldung, lade: firma },
  { path: `${pfade.bestaetigung}/:token?`, lade: bestaetigen },
  { path: pfade.registrierung, lade: registrierung },
  { path: pfade.passwortVergessen, lade: passwortVergessen },
  // Where the links of mails, and of the log of a new installation, lead.
  { path: '/passwort/:token', lade: neuesPasswort },
  { path: '/einrichten/:token', lade: einrichten },
  { path: '/einladung/:token', lade: einladung },
  { path: '/saldo/:token', lade: saldo },
].map(({ path, lade }) => ({ path, lazy: async () => (await Promise.all([lade(), sprichPortal()]))[0] }));

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
