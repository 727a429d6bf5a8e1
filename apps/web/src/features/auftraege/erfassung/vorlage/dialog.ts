import { nachRegung } from '../../../../lib/nachladen';

/** "Auftragsvorlage Erfassen", in a file of its own. */
export const VorlageDialog = nachRegung(async () => (await import('./VorlageDialog')).VorlageDialog);
