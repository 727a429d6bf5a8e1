import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type { FruehereWare } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { t } from '@frachtportal/texte/t';
import HistoryIcon from '@mui/icons-material/History';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useTasten } from '../../../../lib/tasten';
import type { Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';
import { haengeAn } from '../positionen/anhaengen';
import { oeffnePositionen } from '../positionen/positionsregeln';
import { zusammenfassung } from '../schnelleingabe/schnellzeilen';
import { useBisherige } from './useBisherige';

interface Props {
  speicher: Rasterspeicher<Auftragsposition>;
  /** Takes away what does not go with dangerous goods. */
  beiGefahrgut: () => void;
  /** Leads to the rows that were taken. */
  zeige: (schluessel: number) => void;
}

/** The goods that the recipient got last, by one key; in the menu beside it what it got more often. */
export function WieLetztesMal({ speicher, beiGefahrgut, zeige }: Props) {
  const { listen } = useUmgebung();
  const konfiguration = useKonfiguration();
  const { control } = useFormContext<Formularwerte>();
  const { waren } = useBisherige(control, true);
  const { warne } = useMeldungen();
  const [getan, setGetan] = useState('');
  const nimm = ({ auftragspositionen }: FruehereWare) => {
    const ab = speicher.zustand().zeilen.at(-1)?.schluessel;
    if (ab === undefined) return;
    const positionen = oeffnePositionen(auftragspositionen, konfiguration);
    const anzahl = haengeAn(speicher, positionen.map(alsZellen));
    const weg = positionen.length - anzahl;
    if (weg > 0) warne(t('auftrag.erfassung.positionenOhnePlatz', { anzahl: weg }));
    if (anzahl === 0) return;
    if (positionen.slice(0, anzahl).some((p) => p.auftragsgefahrgueter?.length)) beiGefahrgut();
    setGetan(t('auftrag.erfassung.wareUebernommen', { anzahl }));
    zeige(ab);
  };
  const [letzte] = waren;
  useTasten({ 'Alt+9': () => letzte && nimm(letzte) });
  const wort = (ware: FruehereWare) =>
    `${t('auftrag.erfassung.wareMal', { anzahl: ware.anzahl })} ${ware.auftragspositionen
      .map((position) => zusammenfassung({ werte: position }, listen))
      .join('; ')}`;
  return (
    <>
      {letzte && (
        <Knopf
          text="auftrag.erfassung.wieLetztesMal"
          icon={<HistoryIcon fontSize="small" />}
          taste="Alt + 9"
          hinweis={wort(letzte)}
          onClick={() => nimm(letzte)}
        />
      )}
      {waren.length > 1 && (
        <Menueknopf
          text="auftrag.erfassung.bisherigeWare"
          icon={<MoreIcon fontSize="small" />}
          nurIcon
          leise
          eintraege={waren.map((ware) => ({ text: wort(ware), onClick: () => nimm(ware) }))}
        />
      )}
      <span className="fp-nur-vorlesen" role="status">
        {getan}
      </span>
    </>
  );
}

/** What somebody could have typed; numbers of the row and of the order it was in are no goods. */
const fremdes = new Set(['auftptNum', 'laufendePosition', 'berechnet', 'packstuecke', 'mitGefahrguetern']);

const alsZellen = (position: Partial<Auftragsposition>) =>
  Object.entries(position)
    .filter(([feld, wert]) => wert !== null && !fremdes.has(feld))
    .map(([feld, wert]) => ({ feld, wert }));
