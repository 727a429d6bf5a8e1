import type { Stammdatenimport } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { entfallendes, type Stammdatenlauf } from './api/stammdatenimport';

const schritt = 100;
const hoechstens = 1000;

/** What stands in no line of the file, and would go. */
export function Entfallende({ art, lauf }: { art: Stammdatenimport; lauf: Stammdatenlauf }) {
  const [offen, setOffen] = useState(false);
  const [anzahl, setAnzahl] = useState(schritt);
  const entfallen = lauf.entfallen ?? 0;
  const gefragt = lauf.zustand === 'geprueft' && entfallen > 0;
  const { data = [] } = useQuery({ ...entfallendes(art, lauf.id, anzahl), enabled: gefragt && offen });
  if (!gefragt) return null;
  return (
    <details className="fp-import-entfallende" onToggle={(e) => setOffen(e.currentTarget.open)}>
      <summary>{t('stammdaten.import.entfallende', { anzahl: entfallen })}</summary>
      <ul
        aria-label={t('stammdaten.import.entfallen')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {data.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {data.length < Math.min(entfallen, hoechstens) && (
        <Knopf
          text="stammdaten.import.mehr"
          leise
          onClick={() => setAnzahl(Math.min(anzahl + schritt, hoechstens))}
        />
      )}
    </details>
  );
}
