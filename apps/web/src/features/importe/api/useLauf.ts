import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bisGeprueft, type Dateiart, type Laufbild, type Laufzeile } from './dateiart';

/**
 * The run that is shown, as the address of the page says it, unless something else is said beside its file by now; and
 * how one is begun.
 *
 * @param angaben what is said beside the file
 */
export function useLauf<L extends Laufbild, Z extends Laufzeile, A extends object>(
  art: Dateiart<L, Z>,
  angaben: A,
  lade: (datei: File, angaben: A) => Promise<L>,
) {
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const [gelesen, setGelesen] = useState<{ id: number; mit: string } | null>(null);
  const zeige = (id: number | null) => {
    setGelesen(null);
    setAdresse(id === null ? {} : { lauf: String(id) });
  };
  const lesen = useMutation({
    mutationFn: async (neu: File) => {
      const { id } = await bisGeprueft(art, await lade(neu, angaben));
      // What has been said since is not what it was read with.
      return { id, mit: JSON.stringify(angaben) };
    },
    meta: { leise: true },
    onSuccess: async (neu) => {
      zeige(neu.id);
      setGelesen(neu);
      await abfragen.invalidateQueries({ queryKey: art.schluessel });
    },
  });
  const id = Number(adresse.get('lauf')) || null;
  const veraltet = gelesen?.id === id && gelesen?.mit !== JSON.stringify(angaben);
  return { lauf: veraltet ? null : id, zeige, lesen };
}
