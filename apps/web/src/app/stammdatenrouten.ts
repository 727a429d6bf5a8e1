import type { RouteObject } from 'react-router-dom';
import { pfade } from '../lib/pfade';
import { seite } from './seite';

const listen = seite(async () => (await import('../features/stammdaten/listen/ListenSeite')).ListenSeite);
const gefahrgut = seite(async () => (await import('../features/gefahrgut/GefahrgutSeite')).GefahrgutSeite);
const gefahrgutimport = seite(
  async () => (await import('../features/gefahrgut/GefahrgutimportSeite')).GefahrgutimportSeite,
);
const orte = seite(async () => (await import('../features/orte/import/OrtsimportSeite')).OrtsimportSeite);
const mauttabellen = seite(
  async () => (await import('../features/maut/tabellen/MauttabellenSeite')).MauttabellenSeite,
);
const mautimport = seite(
  async () => (await import('../features/maut/tabellen/MautimportSeite')).MautimportSeite,
);
const mauttabelle = seite(
  async () => (await import('../features/maut/tabellen/MauttabelleSeite')).MauttabelleSeite,
);

/** The pages of the look-ups and of what is calculated from. */
export const stammdatenrouten: RouteObject[] = [
  { path: `${pfade.stammdaten.listen}/:liste?`, lazy: listen },
  { path: pfade.stammdaten.gefahrgut, lazy: gefahrgut },
  { path: pfade.stammdaten.gefahrgutimport, lazy: gefahrgutimport },
  { path: pfade.stammdaten.orte, lazy: orte },
  { path: pfade.stammdaten.maut, lazy: mauttabellen },
  { path: pfade.stammdaten.mautimport, lazy: mautimport },
  { path: `${pfade.stammdaten.maut}/:id`, lazy: mauttabelle },
];
