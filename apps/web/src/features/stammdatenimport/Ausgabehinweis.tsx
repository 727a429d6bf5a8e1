import type { Gefahrgutlaufausgabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { formatiereTag } from '../../lib/format/datum';

interface Eigenschaften {
  ausgabe: Gefahrgutlaufausgabe;
  feldname: (name: string) => string;
}

/** Until when which edition of the table holds, and what the file says nothing of. */
export function Ausgabehinweis({ ausgabe, feldname }: Eigenschaften) {
  const { bisherige, behalten, unvollstaendig } = ausgabe;
  return (
    <>
      <p>{wasGilt(ausgabe)}</p>
      {behalten && (
        <p>
          {t('gefahrgut.import.unberuehrteFelder', {
            bisherige: bisherige ?? '',
            felder: feldnamen(behalten, feldname),
            zeilen: unvollstaendig,
          })}
        </p>
      )}
    </>
  );
}

export const feldnamen = (behalten: string, feldname: (name: string) => string) =>
  behalten.split(',').map(feldname).join(', ');

function wasGilt(ausgabe: Gefahrgutlaufausgabe): string {
  const { version, gueltigVon, ergaenzt, bisherige, bisherigeGiltBis, gueltigBis } = ausgabe;
  if (ergaenzt) return t('gefahrgut.import.ergaenzung', { bisherige: bisherige ?? version });
  const [von, bis] = [formatiereTag(gueltigVon), gueltigBis && formatiereTag(gueltigBis)];
  const neue = bis
    ? t('gefahrgut.import.giltVonBis', { version, von, bis })
    : t('gefahrgut.import.giltVon', { version, von });
  if (!bisherigeGiltBis) return neue;
  const tag = formatiereTag(bisherigeGiltBis);
  return `${neue} ${t('gefahrgut.import.giltNochBis', { bisherige: bisherige ?? '', tag })}`;
}
