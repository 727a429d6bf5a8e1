import { useQuery } from '@tanstack/react-query';
import { listenabfrage } from '../../stammdaten/api/listen';
import type { Eingabeangaben } from './eingabeangaben';
import { Festwahl } from './Festwahl';

interface Eigenschaften extends Eingabeangaben {
  liste: 'terminkennzeichen' | 'waehrungen';
}

/** An entry of a reference list, stored by its number. */
export function Listenwahl({ liste, ...p }: Eigenschaften) {
  const { data = [] } = useQuery(listenabfrage(liste, null));
  const optionen = (data as readonly object[]).map((e) => ({
    id: String((e as { id: number }).id),
    text: beschriftung(e as Partial<Record<'langBezeichnung' | 'bezeichnungKurz', string>>),
  }));
  return (
    <Festwahl
      {...p}
      optionen={
        optionen.some((o) => o.id === p.wert) ? optionen : [...optionen, { id: p.wert, text: p.wert }]
      }
    />
  );
}

function beschriftung(e: Partial<Record<'langBezeichnung' | 'bezeichnungKurz', string>>): string {
  return e.langBezeichnung ?? e.bezeichnungKurz ?? '';
}
