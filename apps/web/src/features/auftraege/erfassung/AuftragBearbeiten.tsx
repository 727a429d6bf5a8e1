import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { darf as darfImStatus } from '@frachtportal/domain/auftrag/auftrag-status';
import { useCallback, useMemo, useState } from 'react';
import { nachRegung } from '../../../lib/nachladen';
import { useRechte } from '../../../lib/rechte';
import { useSitzung } from '../../../lib/sitzung';
import { useMerkeZuletzt } from '../../../lib/zuletzt';
import { aendere, type Gelesen, liesAuftrag } from '../api/auftrag';
import { AuftragFormular } from './AuftragFormular';
import { useEntwurfName, useNachher } from './formular/ablauf';
import { ausAuftrag } from './formular/formularwerte';
import { useGeladeneListen } from './formular/listen';
import { useGelesenerAuftrag } from './useGelesenerAuftrag';

const KonfliktDialog = nachRegung(async () => (await import('./speichern/KonfliktDialog')).KonfliktDialog);

interface Konflikt {
  eigen: Partial<Auftrag>;
  fremd: Gelesen;
}

/** A stored order, to change or, in a later status or without the right, to look at. */
export function AuftragBearbeiten({ id }: { id: number }) {
  const gelesen = useGelesenerAuftrag(id);
  const [stand, setStand] = useState<Gelesen & { nummer: number }>({ ...gelesen, nummer: 0 });
  const [konflikt, setKonflikt] = useState<Konflikt | null>(null);
  const { auftrag, etag } = stand;
  useGeladeneListen(auftrag.mandant?.id ?? null);
  useMerkeZuletzt({ id, nummer: auftrag.spedeigennr, name: auftrag.empfaengerAdresse?.name ?? '' });
  const sitzung = useSitzung();
  const darf = useRechte();
  const nachher = useNachher('auftrag.aktualisiert');
  const entwurfName = useEntwurfName(String(id));
  const vorlage = useMemo(() => ausAuftrag(auftrag), [auftrag]);

  const absenden = useCallback(
    async (eigen: Partial<Auftrag>) => {
      try {
        return await aendere(id, eigen, etag);
      } catch (grund) {
        const veraltet =
          grund instanceof ApiFehler && grund.meldungen.some((m) => m.key === 'server.konflikt');
        if (!veraltet) throw grund;
        setKonflikt({ eigen, fremd: await liesAuftrag(id) });
        return undefined;
      }
    },
    [id, etag],
  );

  // What was typed on an older state is saved against that one, so that nobody writes over what they have not seen. Who
  // comes from the comparison has.
  const beiEntwurf = (version: string | null) => {
    if (stand.nummer === 0) setStand({ ...stand, etag: version });
  };

  return (
    <>
      <AuftragFormular
        key={stand.nummer}
        vorlage={vorlage}
        gespeichert={auftrag}
        kopf={{
          id,
          datum: auftrag.datum,
          erfasser: auftrag.erfasser?.name ?? '',
          nummer: auftrag.spedeigennr,
          partnerreferenz: auftrag.partnerreferenz,
          status: auftrag.status,
          kalkulationsFolgeId: auftrag.kalkulationsFolgeId,
        }}
        nurLesen={!darf('auftrag.bearbeiten') || !darfImStatus('bearbeiten', auftrag.status.id)}
        mandantwahl={sitzung?.ansprueche.hauptmandant ? 'gesperrt' : 'keine'}
        entwurfName={entwurfName}
        version={etag}
        beiEntwurf={beiEntwurf}
        absenden={absenden}
        {...nachher}
      />
      {konflikt && (
        <KonfliktDialog
          eigen={konflikt.eigen}
          fremd={konflikt.fremd.auftrag}
          onLaden={() => {
            setStand({ ...konflikt.fremd, nummer: stand.nummer + 1 });
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
