import { feld } from '@frachtportal/domain/feld/feld';
import { Klaerfallweitergabe } from '@frachtportal/domain/klaerfall/klaerfall';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Zeile } from '../../components/anzeige/Karte';
import { FormAuswahlFeld, FormDatumsFeld, FormUhrzeitFeld } from '../../components/formular/formular';
import { zustaendigeAbfrage } from './api/klaerfaelle';

const w = (name: keyof Klaerfallweitergabe & string) => feld(Klaerfallweitergabe, name);

/** Who clears it up, and until when. */
export function Klaerauftragfelder({ auftragId, intern }: { auftragId: number; intern: boolean }) {
  const { data: zustaendige } = useQuery(zustaendigeAbfrage(auftragId));
  const { getValues, setValue } = useFormContext<Pick<Klaerfallweitergabe, 'zustaendig'>>();
  const moegliche = useMemo(() => zustaendige?.filter((z) => z.intern || !intern), [zustaendige, intern]);
  useEffect(() => {
    // Who is no choice any more is not shown, and not sent either.
    const wer = getValues('zustaendig');
    if (wer && moegliche?.every(({ name }) => name !== wer)) setValue('zustaendig', null);
  }, [moegliche, getValues, setValue]);
  return (
    <>
      <FormAuswahlFeld
        name="zustaendig"
        feld={w('zustaendig')}
        platzhalter={t('klaerfall.niemand')}
        optionen={(moegliche ?? []).map(({ name }) => ({ id: name, text: name }))}
      />
      <Zeile>
        <FormDatumsFeld name="faelligTag" feld={w('faelligTag')} breite={160} />
        <FormUhrzeitFeld name="faelligUm" feld={w('faelligUm')} breite={96} />
      </Zeile>
    </>
  );
}
