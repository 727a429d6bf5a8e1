import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Knopf } from '../../../../components/Knopf';
import { useRechte } from '../../../../lib/rechte';
import { vorlageFuerFormular } from '../../../auftragsvorlagen/api/vorlagen';
import type { Formularwerte } from '../formularwerte';
import { VorlageDialog } from './VorlageDialog';

/** Keeps the order in the form as a template, for whoever may. */
export function VorlageKnopf({ lies }: { lies: () => Partial<Auftrag> }) {
  const darf = useRechte();
  const [auftrag, setAuftrag] = useState<Partial<Auftrag> | null>(null);
  const id = useWatch<Formularwerte, 'vorlageAuftragId'>({ name: 'vorlageAuftragId' }) ?? 0;
  const erlaubt = darf('vorlage.bearbeiten');
  const herkunft = useQuery({ ...vorlageFuerFormular(id), enabled: erlaubt && id > 0 }).data;
  const bearbeitet = useSearchParams()[0].has('bearbeiten');
  if (!erlaubt) return null;
  return (
    <>
      <Knopf text="Als Vorlage speichern" onClick={() => setAuftrag(lies())} />
      {auftrag && (
        <VorlageDialog
          auftrag={auftrag}
          herkunft={herkunft}
          bearbeitet={bearbeitet}
          onSchliessen={() => setAuftrag(null)}
        />
      )}
    </>
  );
}
