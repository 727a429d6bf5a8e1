import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import type { Statuston } from '../../../components/Statusmarke';

/** What can have become of an import, in words. */
export const zustaende: Record<Importlauf['zustand'], { text: string; ton: Statuston }> = {
  laeuft: { text: 'läuft', ton: 'info' },
  fertig: { text: 'fertig', ton: 'ok' },
  fehlgeschlagen: { text: 'fehlgeschlagen', ton: 'err' },
  abgebrochen: { text: 'abgebrochen', ton: 'warn' },
};
