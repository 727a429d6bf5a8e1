import { nachladen } from '../../../lib/nachladen';

/** The grid of the list, in a file of its own. */
export const auftragTabelle = nachladen(async () => (await import('./AuftragTabelle')).AuftragTabelle);

/** The same as cards, for a phone. */
export const auftragKarten = nachladen(async () => (await import('./AuftragKarten')).AuftragKarten);
