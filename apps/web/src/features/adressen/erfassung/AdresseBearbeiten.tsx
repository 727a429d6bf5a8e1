import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { useCallback, useState } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { aendereAdresse, type GeleseneAdresse, liesAdresse } from '../api/adresse';
import { AdressFormular } from './AdressFormular';
import { AdresskonfliktDialog } from './AdresskonfliktDialog';
import { useGeleseneAdresse } from './useGeleseneAdresse';
import { useNachher } from './useNachher';

interface Konflikt {
  eigen: Partial<Adresse>;
  fremd: GeleseneAdresse;
}

/** A stored entry of the address book, to change. */
export function AdresseBearbeiten({ id }: { id: number }) {
  const { melde } = useMeldungen();
  const gelesen = useGeleseneAdresse(id);
  const [stand, setStand] = useState<GeleseneAdresse & { nummer: number }>({ ...gelesen, nummer: 0 });
  const [konflikt, setKonflikt] = useState<Konflikt | null>(null);
  const { adresse, etag, nummer } = stand;
  const { onGespeichert, onVerlassen, entwurfName } = useNachher(String(adresse.id));
  const ladeNeu = (fremd: GeleseneAdresse) => setStand({ ...fremd, nummer: nummer + 1 });

  const absenden = useCallback(
    async (eigen: Partial<Adresse>) => {
      try {
        return await aendereAdresse(adresse.id, eigen, etag);
      } catch (grund) {
        const veraltet =
          grund instanceof ApiFehler && grund.meldungen.some((m) => m.key === 'server.konflikt');
        if (!veraltet) throw grund;
        setKonflikt({ eigen, fremd: await liesAdresse(adresse.id) });
        return undefined;
      }
    },
    [adresse.id, etag],
  );

  return (
    <>
      <AdressFormular
        key={nummer}
        titel={adresse.name}
        anfang={{ ...adresse, mandant: { id: adresse.mandantId } }}
        gespeichert={adresse}
        entwurfName={entwurfName}
        absenden={absenden}
        onGespeichert={onGespeichert}
        onVerlassen={onVerlassen}
        onNeuLaden={() => void liesAdresse(adresse.id).then(ladeNeu, (grund) => melde(meldungenVon(grund)))}
      />
      {konflikt && (
        <AdresskonfliktDialog
          eigen={konflikt.eigen}
          fremd={konflikt.fremd.adresse}
          onLaden={() => {
            ladeNeu(konflikt.fremd);
            setKonflikt(null);
          }}
          onBehalten={() => {
            setStand({ ...stand, etag: konflikt.fremd.etag });
            setKonflikt(null);
          }}
        />
      )}
    </>
  );
}
