import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import type { Befund } from '@frachtportal/domain/regel/befunde';
import { satz, t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { memo } from 'react';
import { pfade } from '../../../../lib/pfade';
import { useUmgebung } from '../formular/umgebung';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import type { Pruefumgebung } from '../formular/usePruefumgebung';
import type { Wege } from '../formular/useSpruenge';
import { useBefunde } from './useBefunde';

/** So many are read; the others come when these are done. */
const hoechstens = 8;

interface Props {
  formular: Auftragsformular;
  pruefumgebung: Pruefumgebung;
  wege: Wege;
}

/** What the rules of sense find while capturing; what must not be saved is told at its field instead. */
export const Hinweise = memo(function Hinweise({ formular, pruefumgebung, wege }: Props) {
  const { nurLesen, alsVorlage } = useUmgebung();
  const gefunden = useBefunde(formular, pruefumgebung, !nurLesen && !alsVorlage);
  const gezeigt = gefunden.filter((b) => b.schwere !== 'pflicht');
  if (gezeigt.length === 0) return null;
  const zeige = ({ field }: Befund) => {
    const [, nummer, feld = 'warengutBezeichnung'] =
      /^auftragspositionen\[(\d+)\](?:\.(\w+))?/.exec(field ?? '') ?? [];
    const zeile = formular.speicher.gefuellt()[Number(nummer)];
    if (nummer !== undefined && zeile) wege.raster.current?.springeZu(zeile.schluessel, feld);
    else if (field) wege.springeZu(field);
  };
  return (
    <ul className="fp-auftragshinweise" aria-label={t('auftrag.erfassung.hinweiseZumAuftrag')}>
      {gezeigt.slice(0, hoechstens).map((b) => (
        <li key={`${b.regel}${b.field}${b.key}`}>
          <WarnIcon aria-hidden="true" />
          <button type="button" onClick={() => zeige(b)}>
            {satz(b)}
          </button>
          <Gleicher befund={b} heutige={pruefumgebung.heutige} />
          {b.schwere === 'sperre' && <b> {t('regel.schwere.sperre')}</b>}
        </li>
      ))}
      {gezeigt.length > hoechstens && (
        <li>{t('auftrag.erfassung.weitereHinweise', { anzahl: gezeigt.length - hoechstens })}</li>
      )}
    </ul>
  );
});

/** The way to the order that is the same, beside this one: what is typed here stays. */
function Gleicher({ befund, heutige }: { befund: Befund; heutige: readonly HeutigerAuftrag[] }) {
  const anderer = heutige.find((h) => h.spedeigennr === befund.params?.['number']);
  if (befund.regel !== 'gleicherAuftrag' || !anderer) return null;
  return (
    <a href={pfade.auftrag(anderer.id)} target="_blank" rel="noreferrer">
      {t('klaerfall.ansehen')}
    </a>
  );
}
