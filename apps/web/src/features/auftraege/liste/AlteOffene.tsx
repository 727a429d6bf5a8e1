import { plusTage } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/HistoryToggleOff';
import { useQuery } from '@tanstack/react-query';
import { Knopf } from '../../../components/bedienung/Knopf';
import { formatiereTag } from '../../../lib/format/datum';
import { auftragslisteAbfrage } from '../api/auftragsliste';
import { altVor } from './alt';
import { alsAnfrage, type Suchzustand, tageZurueck } from './suche/suchzustand';

interface Eigenschaften {
  zustand: Suchzustand;
  onZeigen: (zustand: Partial<Suchzustand>) => void;
}

/** How many orders are open for long, and since when the oldest; shows them alone. */
export function AlteOffene({ zustand, onZeigen }: Eigenschaften) {
  const alte = {
    suche: '',
    von: '',
    bis: plusTage(altVor(), -1),
    datumTyp: 0,
    sortierung: { feld: 'datum', richtung: 'asc' } as const,
  };
  const anfrage = alsAnfrage({ ...zustand, ...alte, seite: 1, zeilen: 1 }, true);
  const { data } = useQuery(auftragslisteAbfrage(anfrage, true));
  const gesamt = data?.gesamt ?? 0;
  if (gesamt === 0) return null;
  return (
    <p className="fp-kasten fp-alte-offene" role="status">
      <WarnIcon aria-hidden="true" fontSize="small" />
      <span>
        {t('auftrag.liste.alteOffene', {
          anzahl: gesamt,
          tage: tageZurueck,
          tag: formatiereTag(data?.zeilen[0]?.datum),
        })}
      </span>
      {zustand.bis !== alte.bis && <Knopf text="auftrag.liste.alteZeigen" onClick={() => onZeigen(alte)} />}
    </p>
  );
}
