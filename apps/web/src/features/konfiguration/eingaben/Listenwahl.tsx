import { useQuery } from '@tanstack/react-query';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { listenabfrage } from '../../stammdaten/api/listen';
import type { Eingabeangaben } from './eingabeangaben';

interface Eigenschaften extends Eingabeangaben {
  liste: 'terminkennzeichen' | 'waehrungen';
}

/** An entry of a reference list, stored by its number. */
export function Listenwahl({ liste, angabe, wert, fehler, onAendern }: Eigenschaften) {
  const { data = [] } = useQuery(listenabfrage(liste, null));
  const optionen = (data as readonly object[]).map((e) => ({
    id: String((e as { id: number }).id),
    text: beschriftung(e as Partial<Record<'langBezeichnung' | 'bezeichnungKurz', string>>),
  }));
  return (
    <AuswahlFeld
      label={angabe.label}
      labelVersteckt
      pflicht
      breite={280}
      optionen={optionen.some((o) => o.id === wert) ? optionen : [...optionen, { id: wert, text: wert }]}
      wert={wert}
      fehler={fehler}
      onAendern={(neu) => onAendern(String(neu ?? ''))}
    />
  );
}

function beschriftung(e: Partial<Record<'langBezeichnung' | 'bezeichnungKurz', string>>): string {
  return e.langBezeichnung ?? e.bezeichnungKurz ?? '';
}
