import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormAuswahlFeld } from '../../../../components/formular/formular';
import { listenabfrage } from '../../../stammdaten/api/listen';
import type { Formularwerte } from '../formular/formularwerte';
import { useMetrokennungGezeigt } from '../formular/listen';
import { useUmgebung } from '../formular/umgebung';

/** The metro identifier. */
export function MetrokennungFeld() {
  const { nurLesen } = useUmgebung();
  const mandant = useWatch<Formularwerte, 'mandant'>({ name: 'mandant' })?.id ?? null;
  const gezeigt = useMetrokennungGezeigt();
  const liste = useQuery({ ...listenabfrage('metrokennungen', mandant), enabled: gezeigt }).data ?? [];
  if (!gezeigt) return null;
  return (
    <FormAuswahlFeld
      name="metrokennung"
      feld={feld(Auftrag, 'metrokennung')}
      optionen={liste.map((m) => ({ id: m.id, text: m.bezeichnung, gesperrt: m.awSperre }))}
      breite={130}
      nurLesen={nurLesen}
    />
  );
}
