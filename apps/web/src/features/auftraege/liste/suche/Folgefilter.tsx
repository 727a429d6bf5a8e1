import { relationsenden } from '@frachtportal/domain/auftrag/liste/relation';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Filterchip } from '../../../../components/bedienung/Filterchip';
import { landname, listenabfrage } from '../../../stammdaten/api/listen';
import { stundentext } from '../../stunde';
import type { Suchzustand } from './suchzustand';

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
}

/** What only a figure of the overview leads to: it is shown, so that it can be let go of. */
export function Folgefilter({ zustand: { abholstunde, relation }, aendere }: Eigenschaften) {
  return (
    <>
      {abholstunde !== null && (
        <Filterchip
          text={t('auftrag.liste.abholungUm', { stunde: stundentext(abholstunde) })}
          an
          onSchalten={() => aendere({ abholstunde: null })}
        />
      )}
      {relation !== null && <Relation relation={relation} onWeg={() => aendere({ relation: null })} />}
    </>
  );
}

const keine: never[] = [];

function Relation({ relation, onWeg }: { relation: string; onWeg: () => void }) {
  const { data: laender = keine } = useQuery(listenabfrage('laender', null));
  const enden = relationsenden(relation, landname(laender));
  return <Filterchip text={enden.join(' → ')} an onSchalten={onWeg} />;
}
