import { t } from '@frachtportal/texte/t';
import { use } from 'react';
import { Zeichen, zeichen } from '../../../../components/anzeige/Zeichen';
import { Markenkontext } from './marken';

/** Says in a row that something about its order waits: cases that are open, comments that the user has not read. */
export function Auftragsmarken({ auftragId }: { auftragId: number }) {
  const { ungelesene, klaerfaelle } = use(Markenkontext);
  const offen = klaerfaelle.get(auftragId);
  const neu = ungelesene.get(auftragId);
  if (!offen && !neu) return null;
  return (
    <span className="fp-marken">
      {offen && (
        <Marke
          art={offen.ueberfaellig ? 'ueberfaellig' : 'klaerfall'}
          pfad={zeichen.warnung}
          anzahl={offen.anzahl}
          text={offen.ueberfaellig ? 'klaerfall.ueberfaelligeAnzahl' : 'klaerfall.offeneAnzahl'}
        />
      )}
      {!!neu && (
        <Marke
          art="kommentar"
          pfad={zeichen.sprechblase}
          anzahl={neu}
          text="kommentar.ungeleseneKommentare"
        />
      )}
    </span>
  );
}

function Marke({ art, pfad, anzahl, text }: { art: string; pfad: string; anzahl: number; text: string }) {
  const name = t(text, { anzahl });
  return (
    <span className={`fp-marke fp-marke-${art}`} role="img" aria-label={name} title={name}>
      <Zeichen pfad={pfad} groesse={12} />
      <span>{anzahl}</span>
    </span>
  );
}
