import { lazy } from 'react';

const teile = () => import('./teile');

/** Whose portal this is comes behind the page itself: it holds up nobody. */
export const Marke = lazy(async () => ({ default: (await teile()).Marke }));
export const Rechtliches = lazy(async () => ({ default: (await teile()).Rechtliches }));
export const Firmenzeichen = lazy(async () => ({ default: (await teile()).Firmenzeichen }));
