import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { positionswarnungen } from '@frachtportal/domain/auftrag/position/positionswarnungen';
import { t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { memo } from 'react';
import { gefuellteZeilen } from '../../../../components/raster/zeile';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { useUmgebung } from '../formular/umgebung';

/** What the positions may still lack; nothing of it keeps anybody from saving. */
export const Positionswarnungen = memo(function Positionswarnungen({
  speicher,
}: {
  speicher: Rasterspeicher<Auftragsposition>;
}) {
  const { konfiguration, listen, nurLesen } = useUmgebung();
  const { zeilen } = useRasterzustand(speicher);
  const gefuellt = nurLesen ? [] : gefuellteZeilen(zeilen, speicher.regeln);
  const warnungen = gefuellt.flatMap(({ daten }, i) =>
    // A row without these is still being typed.
    daten.warengutBezeichnung && daten.bruttoGewicht
      ? positionswarnungen(daten, i + 1, listen, konfiguration)
      : [],
  );
  if (warnungen.length === 0) return null;
  return (
    <ul className="fp-positionswarnungen" aria-label={t('auftrag.erfassung.warnungenZuDenPositionen')}>
      {warnungen.map(({ key, params }) => (
        <li key={`${key}${params.nummer}${params.name}`}>
          <WarnIcon aria-hidden="true" />
          {t(`meldung.${key}`, params)}
        </li>
      ))}
    </ul>
  );
});
