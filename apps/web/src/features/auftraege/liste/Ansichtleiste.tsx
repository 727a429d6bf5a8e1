import { t } from '@frachtportal/texte/t';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Umschalter } from '../../../components/bedienung/Umschalter';
import type { Ansichtwahl } from './spalten/useAnsicht';

type Eigenschaften = Ansichtwahl & { onSpalten: () => void };

const moeglich = [
  { wert: 'standard', text: 'auftrag.liste.ansichtStandard' },
  { wert: 'kurz', text: 'auftrag.liste.ansichtKurz' },
] as const;

/** The views of the list and which columns they show. */
export function Ansichtleiste({ aktiv, waehle, bietetKurz, onSpalten }: Eigenschaften) {
  return (
    <div className="fp-ansichten">
      <Umschalter name="auftrag.liste.ansicht" wert={aktiv} moeglich={moeglich} onWahl={waehle} />
      {bietetKurz && <span className="fp-gedaempft">{t('auftrag.liste.kurzPasst')}</span>}
      <span className="fp-fuellung" />
      <Knopf text="auftrag.liste.spalten" icon={<ColumnsIcon fontSize="small" />} leise onClick={onSpalten} />
    </div>
  );
}
