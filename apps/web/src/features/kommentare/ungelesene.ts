import { createContext } from 'react';

/** How many comments of which order the user has not read. */
export const Ungelesene = createContext<ReadonlyMap<number, number>>(new Map());
