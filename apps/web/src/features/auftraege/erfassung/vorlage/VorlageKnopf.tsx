import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { useRechte } from '../../../../lib/rechte';
import { vorlageFuerFormular } from '../../../auftragsvorlagen/api/vorlage';
import type { Formularwerte } from '../formular/formularwerte';
import { mitFeldname, pruefeVorlage } from '../formular/pruefung';
import { useTeilentwurf } from '../formular/teilentwurf';
import { useUmgebung } from '../formular/umgebung';
import { VorlageDialog } from './dialog';
import type { Vorlageneingabe } from './VorlageDialog';

/** Keeps the order in the form as a template, for whoever may. */
export function VorlageKnopf({ lies }: { lies: () => Partial<Auftrag> }) {
  const darf = useRechte();
  const { laender } = useUmgebung().listen;
  const [auftrag, setAuftrag] = useState<Partial<Auftrag> | null>(null);
  const id = useWatch<Formularwerte, 'vorlageAuftragId'>({ name: 'vorlageAuftragId' }) ?? 0;
  const erlaubt = darf('vorlage.bearbeiten');
  const herkunft = useQuery({ ...vorlageFuerFormular(id), enabled: erlaubt && id > 0 }).data;
  const { melde } = useMeldungen();
  const [angefangen, setAngefangen] = useState<Vorlageneingabe>();
  const merke = useTeilentwurf<Vorlageneingabe>('vorlage', (eingabe) => {
    setAngefangen(eingabe);
    setAuftrag(lies());
  });
  if (!erlaubt) return null;
  const beginne = () => {
    const jetzt = lies();
    const falsch = pruefeVorlage(jetzt, laender);
    if (falsch.length === 0) setAuftrag(jetzt);
    else melde(mitFeldname(falsch));
  };
  const schliesse = () => {
    setAuftrag(null);
    setAngefangen(undefined);
    merke(null);
  };
  return (
    <>
      <Knopf text="auftrag.erfassung.alsVorlageSpeichern" onClick={beginne} />
      {auftrag && (
        <VorlageDialog
          auftrag={auftrag}
          herkunft={herkunft}
          bearbeitet={false}
          angefangen={angefangen}
          onEingabe={merke}
          onSchliessen={schliesse}
        />
      )}
    </>
  );
}
