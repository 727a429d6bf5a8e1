import type { RouteObject } from 'react-router-dom';
import { pfade } from './pfade';

const listen = async () => ({
  Component: (await import('../features/stammdaten/listen/ListenSeite')).ListenSeite,
});
const gefahrgut = async () => ({
  Component: (await import('../features/gefahrgut/GefahrgutSeite')).GefahrgutSeite,
});
const gefahrgutimport = async () => ({
  Component: (await import('../features/gefahrgut/GefahrgutimportSeite')).GefahrgutimportSeite,
});

/** The pages of the look-ups and of what is calculated from. */
export const stammdatenrouten: RouteObject[] = [
  { path: `${pfade.stammdaten.listen}/:liste?`, lazy: listen },
  { path: pfade.stammdaten.gefahrgut, lazy: gefahrgut },
  { path: pfade.stammdaten.gefahrgutimport, lazy: gefahrgutimport },
];
