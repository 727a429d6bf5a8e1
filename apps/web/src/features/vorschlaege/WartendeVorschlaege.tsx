import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { wartendeAbfrage } from './api/vorschlaege';
import { useNeueVorschlaege } from './useNeueVorschlaege';

/** How many proposals wait, beside their entry in the menu; nothing where none does. */
export function WartendeVorschlaege() {
  useNeueVorschlaege();
  const anzahl = useQuery(wartendeAbfrage).data ?? 0;
  if (anzahl === 0) return null;
  return (
    <span className="fp-menue-zahl">
      {anzahl}
      <span className="fp-nur-vorlesen"> {t('vorschlag.zustand.wartet')}</span>
    </span>
  );
}
