import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';

/** What can have become of an import, in words. */
const zustaende: Record<Importlauf['zustand'], { text: string; ton: Statuston }> = {
  laeuft: { text: 'ort.import.laeuft', ton: 'info' },
  fertig: { text: 'ort.import.fertig', ton: 'ok' },
  fehlgeschlagen: { text: 'ort.import.fehlgeschlagen', ton: 'err' },
  abgebrochen: { text: 'ort.import.abgebrochen', ton: 'warn' },
  geprueft: { text: 'ort.import.geprueft', ton: 'info' },
  rueckfrage: { text: 'ort.import.rueckfrage', ton: 'warn' },
  zurueckgenommen: { text: 'ort.import.zurueckgenommen', ton: 'warn' },
};

/** What has become of an import. */
export function Laufmarke({ zustand }: { zustand: Importlauf['zustand'] }) {
  return <Statusmarke {...zustaende[zustand]} />;
}
