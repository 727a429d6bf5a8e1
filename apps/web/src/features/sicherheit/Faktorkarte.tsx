import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { faktorstand, setzeZurueck, sicherheitsschluessel } from './api/sicherheit';
import { EigenerFaktor } from './EigenerFaktor';
import { Passkeys } from './Passkeys';

interface Eigenschaften {
  id: number;
  eigener: boolean;
  name: string;
}

/** Is there a second factor, and what can be done with it? */
export function Faktorkarte({ id, eigener, name }: Eigenschaften) {
  const { data: stand } = useQuery(faktorstand(id));
  if (!stand) return null;
  const fehlt = eigener ? 'sicherheit.nichtEingerichtet' : 'sicherheit.anderemFehlt';
  return (
    <Karte className="fp-stapel" titel="sicherheit.zweiterFaktor">
      {stand.seit ? (
        <p>
          {t('sicherheit.eingerichtetAm')} {formatiereZeitpunkt(stand.seit)}. {t('sicherheit.codesUebrig')}:{' '}
          {stand.codesUebrig}
        </p>
      ) : (
        <p>{t(fehlt)}</p>
      )}
      {stand.verlangt && <p className="fp-gedaempft">{t('sicherheit.wirdVerlangt')}</p>}
      {eigener && <EigenerFaktor stand={stand} />}
      {stand.seit && <Passkeys id={id} eigene={eigener} stand={stand} />}
      {!eigener && stand.seit && <Zuruecksetzen id={id} name={name} />}
    </Karte>
  );
}

function Zuruecksetzen({ id, name }: { id: number; name: string }) {
  const [fragt, setFragt] = useState(false);
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: () => setzeZurueck(id),
    onSuccess: () => info('sicherheit.zurueckgesetzt', { name }),
    onSettled: () => {
      setFragt(false);
      return abfragen.invalidateQueries({ queryKey: sicherheitsschluessel });
    },
  });
  return (
    <div className="fp-werkzeuge">
      <Knopf text="sicherheit.zuruecksetzen" gefahr onClick={() => setFragt(true)} />
      <FrageDialog
        offen={fragt}
        titel="sicherheit.zuruecksetzen"
        frage={t('meldung.sicherheit.zuruecksetzenFrage', { name })}
        gefahr
        laeuft={isPending}
        onJa={() => mutate()}
        onNein={() => setFragt(false)}
      />
    </div>
  );
}
