import { Dauerauftragangaben } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormAuswahlFeld } from '../../components/formular/formular';
import { empfaengerAbfrage } from './api/dauerauftraege';

/**
 * Who is told by mail: somebody who sees the orders of the template's client. Whoever was chosen before stays in sight,
 * and whoever is chosen when the template becomes another client's: the server would be told the name all the same.
 */
export function Empfaengerwahl({ bisher }: { bisher: string | null }) {
  const vorlageId: number | undefined = useWatch({ name: 'vorlageId' });
  const gewaehlt: string | null = useWatch({ name: 'benachrichtigt' });
  const { data: empfaenger = [] } = useQuery(empfaengerAbfrage(vorlageId ?? null));
  const namen = new Set([...empfaenger.map((e) => e.name), bisher, gewaehlt].filter((name) => name !== null));
  return (
    <FormAuswahlFeld
      name="benachrichtigt"
      feld={feld(Dauerauftragangaben, 'benachrichtigt')}
      platzhalter={t('dauerauftrag.sonstWerSpeichert')}
      optionen={[...namen].map((name) => ({ id: name, text: name }))}
    />
  );
}
