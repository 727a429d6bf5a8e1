import type { BisherigeAuftraege } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { bisherigeAuftraege } from '../../api/bisherige';
import type { Formularwerte } from '../formular/formularwerte';

const nichts: BisherigeAuftraege = { waren: [], heutige: [] };

/**
 * What was sent before to the recipient in the form. Asked for once it is chosen: a new address that is still being
 * entered has had nothing yet.
 */
export function useBisherige(control: Control<Formularwerte>, aktiv: boolean): BisherigeAuftraege {
  const [name, plz, anlage, mandant] = useWatch({
    control,
    name: ['empfaengerAdresse.name', 'empfaengerAdresse.plz', 'anlage.empfaengerAdresse', 'mandant'],
  });
  const gefragt = aktiv && !anlage && name?.trim() && plz?.trim() ? { name, plz } : null;
  const frage = gefragt && { ...gefragt, ...(mandant && { mandantId: mandant.id }) };
  return useQuery(bisherigeAuftraege(frage)).data ?? nichts;
}
