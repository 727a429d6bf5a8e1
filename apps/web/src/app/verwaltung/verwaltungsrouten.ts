import type { RouteObject } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import { sprichVerwaltung } from '../../lib/sprache';

const adressimport = async () => ({
  Component: (await import('../../features/adressen/AdressimportSeite')).AdressimportSeite,
});

const verwaltung = async () => {
  const [{ Verwaltung }] = await Promise.all([import('./Verwaltung'), sprichVerwaltung()]);
  return { Component: Verwaltung };
};
const ueberblick = async () => ({
  Component: (await import('./UeberblickSeite')).UeberblickSeite,
});
const einrichten = async () => ({
  Component: (await import('./einrichten/EinrichtenSeite')).EinrichtenSeite,
});
const mandanten = async () => ({
  Component: (await import('../../features/mandanten/MandantenSeite')).MandantenSeite,
});
const statuskette = async () => ({
  Component: (await import('../../features/sendungsstati/StatusketteSeite')).StatusketteSeite,
});
const anzeigestatus = async () => ({
  Component: (await import('../../features/sendungsstati/AnzeigestatusSeite')).AnzeigestatusSeite,
});
const premium = async () => ({
  Component: (await import('../../features/premium/PremiumimportSeite')).PremiumimportSeite,
});
const drucker = async () => ({
  Component: (await import('../../features/drucker/DruckerSeite')).DruckerSeite,
});
const anbindungen = async () => ({
  Component: (await import('../../features/anbindungen/AnbindungenSeite')).AnbindungenSeite,
});
const zugangsschluessel = async () => ({
  Component: (await import('../../features/zugangsschluessel/ZugangsschluesselSeite')).ZugangsschluesselSeite,
});
const webhooks = async () => ({
  Component: (await import('../../features/webhooks/WebhooksSeite')).WebhooksSeite,
});
const registrierungen = async () => ({
  Component: (await import('../../features/registrierungen/RegistrierungenSeite')).RegistrierungenSeite,
});
const betrieb = async () => ({
  Component: (await import('../../features/betrieb/BetriebSeite')).BetriebSeite,
});
const datenleben = async () => ({
  Component: (await import('../../features/datenleben/DatenlebenSeite')).DatenlebenSeite,
});
const information = async () => ({
  Component: (await import('../../features/protokoll/InformationSeite')).InformationSeite,
});
const protokoll = async () => ({
  Component: (await import('../../features/protokoll/ProtokollSeite')).ProtokollSeite,
});
const mails = async () => ({ Component: (await import('../../features/protokoll/MailsSeite')).MailsSeite });
const coco = async () => ({ Component: (await import('../../features/konfiguration/CocoSeite')).CocoSeite });

const benachrichtigungen = async () => {
  const [{ BenachrichtigungenSeite }] = await Promise.all([
    import('../../features/benachrichtigungen/BenachrichtigungenSeite'),
    sprichVerwaltung(),
  ]);
  return { Component: BenachrichtigungenSeite };
};

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
