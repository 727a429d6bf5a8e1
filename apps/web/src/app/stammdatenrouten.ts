import type { RouteObject } from 'react-router-dom';
import { pfade } from '../lib/pfade';

const listen = async () => ({
  Component: (await import('../features/stammdaten/listen/ListenSeite')).ListenSeite,
});
const gefahrgut = async () => ({
  Component: (await import('../features/gefahrgut/GefahrgutSeite')).GefahrgutSeite,
});
const gefahrgutimport = async () => ({
  Component: (await import('../features/gefahrgut/GefahrgutimportSeite')).GefahrgutimportSeite,
});
const orte = async () => ({
  Component: (await import('../features/orte/import/OrtsimportSeite')).OrtsimportSeite,
});
const mauttabellen = async () => ({
  Component: (await import('../features/maut/tabellen/MauttabellenSeite')).MauttabellenSeite,
});
const mautimport = async () => ({
  Component: (await import('../features/maut/tabellen/MautimportSeite')).MautimportSeite,
});
const mauttabelle = async () => ({
  Component: (await import('../features/maut/tabellen/MauttabelleSeite')).MauttabelleSeite,
});

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
