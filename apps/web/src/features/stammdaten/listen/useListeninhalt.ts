import { type Pflegepfad, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mandantenAbfrage } from '../../auftraege/api/mandanten';
import { type Eintrag, partnercodeAbfrage, pflegeAbfrage } from '../api/pflege';
import { eingabefelder } from './eintragsfelder';
import { listenspalten } from './listenspalten';
import type { Listenzustand, Mandantenfilter } from './useListenzustand';

const keine: never[] = [];

/** The entries of a list, those of them that are looked for, and how they are shown. */
export function useListeninhalt(pfad: Pflegepfad, { suche, mandant }: Listenzustand) {
  const { liste, klasse, folge } = pflegelisten[pfad];
  const { data, refetch } = useQuery(pflegeAbfrage(pfad));
  const alle = data ?? keine;
  const { data: codes = [] } = useQuery(partnercodeAbfrage(liste));
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const spalten = useMemo(
    () => listenspalten({ klasse, folge, mandanten, codes }),
    [klasse, folge, mandanten, codes],
  );
  const gefunden = useMemo(
    () => alle.filter((e) => passt(e, suche, mandant, eingabefelder(klasse))),
    [alle, suche, mandant, klasse],
  );
  const frisch = async () => (await refetch()).data ?? [];
  return { alle, gefunden, spalten, mandanten, laedt: !data, frisch };
}

function passt(
  e: Eintrag,
  suche: string,
  mandant: Mandantenfilter,
  felder: readonly { name: string; art: string }[],
): boolean {
  if (mandant !== 'jeder' && e.mandantId !== (mandant === 'alle' ? null : mandant)) return false;
  const gesucht = suchform(suche);
  return (
    !gesucht || felder.some((f) => f.art === 'text' && suchform(String(e[f.name] ?? '')).includes(gesucht))
  );
}
