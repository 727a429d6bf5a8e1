import type { ComponentType } from 'react';
import { sprichSeiten } from '../lib/sprache';

/** A page as the router fetches it, with its texts; the list and the form of orders do with those of the frame. */
export const seite = (lade: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([lade(), sprichSeiten()]);
  return { Component };
};
