import type { RefObject } from 'react';

/** What came of a text: how many positions, what of it is still to be clarified, and whether dangerous goods are among them. */
export interface Uebernommen {
  anzahl: number;
  rest: string;
  gefahrgut: boolean;
}

/** Takes over what stands in the quick entry, as Enter does. */
export type Uebernahme = RefObject<(() => Promise<Uebernommen>) | null>;
