import { AsyncLocalStorage } from 'node:async_hooks';
import { quellsprache, type Uebersetzer } from '@frachtportal/texte/katalog';
import { uebersetzerZu } from '@frachtportal/texte/server';

const gewaehlt = new AsyncLocalStorage<string>();

/** The language of the paper that is being made. */
export const papiersprache = (): string => gewaehlt.getStore() ?? quellsprache;

/** Makes a paper, or a part of it, in a language. */
export const inPapiersprache = <T>(iso: string, mache: () => T): T => gewaehlt.run(iso, mache);

/** Says a text in the language of the paper. */
export const sage: Uebersetzer = (schluessel, werte) => uebersetzerZu(papiersprache())(schluessel, werte);

/** The language of the paper as a PDF names it. */
export const dokumentsprache = (): string => (papiersprache() === quellsprache ? 'de-DE' : papiersprache());
