import { t } from '@frachtportal/texte/t';
import { FrageDialog } from '../../../../components/dialog/Dialog';

/** "Möchten Sie diesen Auftrag wirklich abbrechen?" */
export function AbbruchFrage(p: { offen: boolean; onJa: () => void; onNein: () => void }) {
  return (
    <FrageDialog
      {...p}
      titel="auftrag.erfassung.auftragAbbrechen"
      frage={t('meldung.auftrag.abbrechen')}
      gefahr
    />
  );
}
