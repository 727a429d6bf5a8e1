import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pfade } from '../../../../lib/pfade';
import { useSitzung } from '../../../../lib/sitzung';
import { type GeleseneVorlage, vorlageFuerFormular } from '../../../auftragsvorlagen/api/vorlage';
import { auftragAusVorlage } from '../../../auftragsvorlagen/api/vorlagen';
import { AuftragFormular } from '../AuftragFormular';
import { useEntwurfName } from '../formular/ablauf';
import { ausAuftrag } from '../formular/formularwerte';
import { useGeladeneListen } from '../formular/listen';
import { useTeilentwurf } from '../formular/teilentwurf';
import { VorlageDialog } from './dialog';
import type { Vorlageneingabe } from './VorlageDialog';

interface Angefragt {
  auftrag: Partial<Auftrag>;
  antworte: (gespeichert: boolean) => void;
}

/** A template in the form of an order; saving asks for its name and stores the template, never an order. */
export function VorlageBearbeiten({ id }: { id: number }) {
  const abfragen = useQueryClient();
  const fragen = [auftragAusVorlage(id), vorlageFuerFormular(id)] as const;
  const [{ data: angewandt }, { data: herkunft }] = useSuspenseQueries({ queries: fragen });
  useEffect(
    () => () => {
      for (const { queryKey } of [auftragAusVorlage(id), vorlageFuerFormular(id)])
        abfragen.removeQueries({ queryKey, exact: true });
    },
    [abfragen, id],
  );
  const mandant = herkunft.vorlage.mandant?.id ?? null;
  useGeladeneListen(mandant);
  const sitzung = useSitzung();
  const [vorlage] = useState(() => ausAuftrag(angewandt.auftrag));
  const [angefragt, setAngefragt] = useState<Angefragt | null>(null);
  const gehe = useNavigate();
  const verlasse = useCallback(() => void gehe(pfade.auftragsvorlagen), [gehe]);
  const absenden = useCallback(async (eingabe: Partial<Auftrag>): Promise<Auftrag | undefined> => {
    const gespeichert = await new Promise<boolean>((antworte) =>
      setAngefragt({ auftrag: eingabe, antworte }),
    );
    setAngefragt(null);
    return gespeichert ? (eingabe as Auftrag) : undefined;
  }, []);
  return (
    <AuftragFormular
      vorlage={vorlage}
      kopf={{ datum: null, erfasser: '', vorlage: herkunft.vorlage.vorlageName }}
      nurLesen={false}
      mandantwahl={sitzung?.ansprueche.hauptmandant ? 'gesperrt' : 'keine'}
      entwurfName={useEntwurfName(`vorlage-bearbeiten-${id}`)}
      alsVorlage
      absenden={absenden}
      beiErfolg={verlasse}
      onVerlassen={verlasse}
    >
      <Namensfrage herkunft={herkunft} angefragt={angefragt} />
    </AuftragFormular>
  );
}

/** Asks for the name; what is typed there outlives a closed window, and stands there again when it is asked next. */
function Namensfrage({ herkunft, angefragt }: { herkunft: GeleseneVorlage; angefragt: Angefragt | null }) {
  const [angefangen, setAngefangen] = useState<Vorlageneingabe>();
  const merke = useTeilentwurf<Vorlageneingabe>('vorlage', setAngefangen);
  if (!angefragt) return null;
  const schliesse = () => {
    setAngefangen(undefined);
    merke(null);
    angefragt.antworte(false);
  };
  return (
    <VorlageDialog
      auftrag={angefragt.auftrag}
      herkunft={herkunft}
      bearbeitet
      angefangen={angefangen}
      onEingabe={merke}
      onSchliessen={schliesse}
      onGespeichert={() => angefragt.antworte(true)}
    />
  );
}
