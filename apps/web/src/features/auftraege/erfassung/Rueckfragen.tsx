import { text } from '@frachtportal/domain/texte/text';
import { FrageDialog } from '../../../components/Dialog';

/** "Möchten Sie diesen Auftrag wirklich abbrechen?" */
export function AbbruchFrage(p: { offen: boolean; onJa: () => void; onNein: () => void }) {
  return <FrageDialog {...p} titel="Auftrag abbrechen" frage={text('auftrag.abbrechen')} gefahr />;
}
