import type { Dokumentenverweis } from '@frachtportal/domain/auftrag/auftrag-teile';
import { t } from '@frachtportal/texte/t';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { useRechte } from '../../lib/rechte';
import { dokumenteAbfrage, entferneDokument, liesAbliefernachweis, liesDokument } from './api/dokumente';
import { Dokumentzeile } from './Dokumentzeile';
import { Hochladen } from './Hochladen';
import './dokumente.css';

interface Eigenschaften {
  auftragId: number;
  nummer: string;
  abliefernachweis: boolean;
}

/** The papers of an order: looked at, downloaded, added and removed; first the proof of delivery where there is one. */
export function AuftragDokumente({ auftragId, nummer, abliefernachweis }: Eigenschaften) {
  const darf = useRechte();
  const { data: dokumente, error, refetch } = useQuery(dokumenteAbfrage(auftragId));
  const [weg, setWeg] = useState<Dokumentenverweis | null>(null);
  const loeschung = useLoeschen(auftragId, () => setWeg(null));
  const bearbeiten = darf('auftrag.bearbeiten');

  if (error && !dokumente) {
    return (
      <div className="fp-stapel fp-dokumente">
        <p>{t('meldung.dokument.nichtGelesen')}</p>
        <Knopf text="dokument.auftragDokumente.nochEinmalVersuchen" onClick={() => void refetch()} />
      </div>
    );
  }
  if (!dokumente) return <Skeleton variant="rounded" height={96} />;
  return (
    <div className="fp-stapel fp-dokumente">
      {dokumente.length === 0 && !abliefernachweis && (
        <p className="fp-gedaempft">{t('meldung.dokument.keine')}</p>
      )}
      <ul aria-label={t('beschriftung.dokumente')}>
        {abliefernachweis && (
          <Dokumentzeile
            key={`nachweis-${auftragId}`}
            titel="dokument.auftragDokumente.abliefernachweis"
            datei={`Abliefernachweis_${nummer}.pdf`}
            lies={() => liesAbliefernachweis(auftragId)}
          />
        )}
        {dokumente.map((d) => (
          <Dokumentzeile
            key={d.id}
            titel={d.dateiname}
            datei={d.filename}
            zusatz={[
              d.belegart ? t(`dokument.belegart.${d.belegart}`) : '',
              formatiereZeitpunkt(d.datumBereitgestellt),
            ]
              .filter(Boolean)
              .join(' · ')}
            lies={() => liesDokument(d.id)}
            onLoeschen={bearbeiten ? () => setWeg(d) : undefined}
          />
        ))}
      </ul>
      {bearbeiten && <Hochladen key={auftragId} auftragId={auftragId} />}
      <FrageDialog
        offen={weg !== null}
        titel={t('meldung.dokument.loeschenTitel')}
        frage={t('meldung.dokument.loeschenFrage', { name: weg?.dateiname ?? '' })}
        gefahr
        laeuft={loeschung.isPending}
        onJa={() => weg && loeschung.mutate(weg)}
        onNein={() => setWeg(null)}
      />
    </div>
  );
}

function useLoeschen(auftragId: number, onFertig: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return useMutation({
    mutationFn: ({ id }: Dokumentenverweis) => entferneDokument(id),
    onSuccess: (_, { dateiname }) => info('dokument.geloescht', { name: dateiname }),
    // With its paper the proof of delivery goes from the list as well.
    onSettled: (_, __, { belegart }) => {
      onFertig();
      void abfragen.invalidateQueries({
        queryKey: belegart === 'pod' ? ['auftraege'] : dokumenteAbfrage(auftragId).queryKey,
      });
    },
  });
}
