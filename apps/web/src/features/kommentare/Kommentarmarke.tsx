import { t } from '@frachtportal/texte/t';
import { use } from 'react';
import { Zeichen, zeichen } from '../../components/anzeige/Zeichen';
import { Ungelesene } from './ungelesene';

/** Says in a row that there are comments on its order that the user has not read. */
export function Kommentarmarke({ auftragId }: { auftragId: number }) {
  const anzahl = use(Ungelesene).get(auftragId);
  if (!anzahl) return null;
  const text = t('kommentar.ungeleseneKommentare', { anzahl });
  return (
    <span className="fp-kommentarmarke" role="img" aria-label={text} title={text}>
      <Zeichen pfad={zeichen.sprechblase} groesse={12} />
      <span>{anzahl}</span>
    </span>
  );
}
