import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { t } from '@frachtportal/texte/t';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Umschalter } from '../../../components/bedienung/Umschalter';
import { heute } from '../../../lib/format/datum';
import { Ansichtmenue, Hinderniszahl } from './ansichten/Ansichtmenue';
import { filterAus, mitAnsicht } from './ansichten/ansichtszustand';
import { fertige, hindernisse } from './ansichten/fertige';
import type { Ansichtwahl } from './spalten/useAnsicht';
import type { Suchzustand } from './suche/suchzustand';

interface Eigenschaften {
  ansicht: Ansichtwahl;
  zustand: Suchzustand;
  onZustand: (neu: Partial<Suchzustand>) => void;
  /** Of open orders there are only the list's own views. */
  offen: boolean;
  gespeicherte: readonly Listenansicht[];
  aktiv: Listenansicht | undefined;
  /** The columns as they show now. */
  spalten: () => Pick<Listenansicht, 'spalten' | 'dichte'>;
  onSpalten: () => void;
}

const eigene = [
  { wert: 'standard', text: 'auftrag.liste.ansichtStandard' },
  { wert: 'kurz', text: 'auftrag.liste.ansichtKurz' },
] as const;

/** The views of the list, its own, the ready ones and those that are kept, and which columns they show. */
export function Ansichtleiste({ ansicht, zustand, onZustand, offen, gespeicherte, ...p }: Eigenschaften) {
  const weitere = offen
    ? []
    : [
        ...fertige.map(({ name, text, filter }) => ({
          wert: name,
          text,
          filter,
          dahinter: name === hindernisse.name && <Hinderniszahl />,
        })),
        ...gespeicherte.map(({ id, name, filter }) => ({ wert: String(id), text: name, filter })),
      ];
  const zeige = (wert: string, filter = '') => onZustand(mitAnsicht(wert, filter, zustand, heute()));
  const waehle = (wert: string) => {
    const gemeint = weitere.find((w) => w.wert === wert);
    if (gemeint) return zeige(wert, gemeint.filter ?? '');
    if (zustand.ansicht) onZustand({ ...mitAnsicht('', '', zustand, heute()), ansicht: null });
    if (wert === 'standard' || wert === 'kurz') ansicht.waehle(wert);
  };
  const gezeigt = weitere.find((w) => w.wert === zustand.ansicht)?.wert ?? ansicht.aktiv;
  return (
    <div className="fp-ansichten">
      <Umschalter
        name="auftrag.liste.ansicht"
        wert={gezeigt}
        moeglich={[...eigene, ...weitere]}
        onWahl={waehle}
      />
      {!offen && (
        <Ansichtmenue
          aktiv={p.aktiv}
          inhalt={() => ({ ...p.spalten(), filter: filterAus(zustand, heute()) })}
          onZeige={(a) => (a ? zeige(String(a.id), a.filter ?? '') : waehle(ansicht.aktiv))}
        />
      )}
      <span className="fp-fuellung" />
      <Knopf
        text="auftrag.liste.spalten"
        icon={<ColumnsIcon fontSize="small" />}
        leise
        onClick={p.onSpalten}
      />
      {ansicht.bietetKurz && <span className="fp-gedaempft">{t('auftrag.liste.kurzPasst')}</span>}
    </div>
  );
}
