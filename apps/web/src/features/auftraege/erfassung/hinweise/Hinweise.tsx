import { satz, t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { memo } from 'react';
import { useUmgebung } from '../formular/umgebung';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import type { Pruefumgebung } from '../formular/usePruefumgebung';
import { useBefunde } from './useBefunde';

/** So many are read; the others come when these are done. */
const hoechstens = 8;

interface Props {
  formular: Auftragsformular;
  pruefumgebung: Pruefumgebung;
}

/** What the rules of sense find while capturing; what must not be saved is told at its field instead. */
export const Hinweise = memo(function Hinweise({ formular, pruefumgebung }: Props) {
  const { nurLesen, alsVorlage } = useUmgebung();
  const gefunden = useBefunde(formular, pruefumgebung, !nurLesen && !alsVorlage);
  const gezeigt = gefunden.filter((b) => b.schwere !== 'pflicht');
  if (gezeigt.length === 0) return null;
  return (
    <ul className="fp-auftragshinweise" aria-label={t('auftrag.erfassung.hinweiseZumAuftrag')}>
      {gezeigt.slice(0, hoechstens).map((b) => (
        <li key={`${b.regel}${b.field}${b.key}`}>
          <WarnIcon aria-hidden="true" />
          {satz(b)}
          {b.schwere === 'sperre' && <b> {t('regel.schwere.sperre')}</b>}
        </li>
      ))}
      {gezeigt.length > hoechstens && (
        <li>{t('auftrag.erfassung.weitereHinweise', { anzahl: gezeigt.length - hoechstens })}</li>
      )}
    </ul>
  );
});
