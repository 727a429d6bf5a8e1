import type { RouteObject } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import { seite } from '../seite';

const adressimport = seite(
  async () => (await import('../../features/adressen/AdressimportSeite')).AdressimportSeite,
);

const verwaltung = seite(async () => (await import('./Verwaltung')).Verwaltung);
const ueberblick = seite(async () => (await import('./UeberblickSeite')).UeberblickSeite);
const einrichten = seite(async () => (await import('./einrichten/EinrichtenSeite')).EinrichtenSeite);
const mandanten = seite(async () => (await import('../../features/mandanten/MandantenSeite')).MandantenSeite);
const statuskette = seite(
  async () => (await import('../../features/sendungsstati/StatusketteSeite')).StatusketteSeite,
);
const anzeigestatus = seite(
  async () => (await import('../../features/sendungsstati/AnzeigestatusSeite')).AnzeigestatusSeite,
);
const premium = seite(
  async () => (await import('../../features/premium/PremiumimportSeite')).PremiumimportSeite,
);
const drucker = seite(async () => (await import('../../features/drucker/DruckerSeite')).DruckerSeite);
const anbindungen = seite(
  async () => (await import('../../features/anbindungen/AnbindungenSeite')).AnbindungenSeite,
);
const zugangsschluessel = seite(
  async () =>
    (await import('../../features/zugangsschluessel/ZugangsschluesselSeite')).ZugangsschluesselSeite,
);
const webhooks = seite(async () => (await import('../../features/webhooks/WebhooksSeite')).WebhooksSeite);
const registrierungen = seite(
  async () => (await import('../../features/registrierungen/RegistrierungenSeite')).RegistrierungenSeite,
);
const betrieb = seite(async () => (await import('../../features/betrieb/BetriebSeite')).BetriebSeite);
const datenleben = seite(
  async () => (await import('../../features/datenleben/DatenlebenSeite')).DatenlebenSeite,
);
const information = seite(
  async () => (await import('../../features/protokoll/InformationSeite')).InformationSeite,
);
const protokoll = seite(async () => (await import('../../features/protokoll/ProtokollSeite')).ProtokollSeite);
const mails = seite(async () => (await import('../../features/protokoll/MailsSeite')).MailsSeite);
const coco = seite(async () => (await import('../../features/konfiguration/CocoSeite')).CocoSeite);

const benachrichtigungen = seite(
  async () =>
    (await import('../../features/benachrichtigungen/BenachrichtigungenSeite')).BenachrichtigungenSeite,
);

/** The admin area: each part is a child of it, see bereiche.ts. */
export const verwaltungsrouten: RouteObject[] = [
  { path: pfade.benachrichtigungen, lazy: benachrichtigungen },
  {
    path: pfade.admin,
    lazy: verwaltung,
    children: [
      { index: true, lazy: ueberblick },
      { path: pfade.verwaltung.einrichten, lazy: einrichten },
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
];
