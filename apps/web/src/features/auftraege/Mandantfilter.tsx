import { useQuery } from '@tanstack/react-query';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { mandantenAbfrage } from './api/mandanten';

const keine: never[] = [];

interface Eigenschaften {
  wert: number | null;
  onAendern: (id: number | null) => void;
}

/** Limits a list to one of the clients one may see. */
export function Mandantfilter({ wert, onAendern }: Eigenschaften) {
  const { data: mandanten = keine } = useQuery(mandantenAbfrage);
  return (
    <AuswahlFeld
      label="beschriftung.mandant"
      labelVersteckt
      breite={210}
      platzhalter="auftrag.mandantfilter.mandantAlle"
      optionen={mandanten}
      wert={wert}
      onAendern={(id) => onAendern(id === null ? null : Number(id))}
    />
  );
}
