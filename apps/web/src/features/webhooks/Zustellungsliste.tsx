import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { sendeNochEinmal, type Webhook, webhookschluessel, zustellungenAn } from './api/webhooks';
import { zustellungsspalten } from './webhookspalten';

/** The newest messages to a webhook; the marked one with what was sent and what came back. */
export function Zustellungsliste({ webhook }: { webhook: Webhook }) {
  const abfragen = useQueryClient();
  const { fehler, info } = useMeldungen();
  const { data } = useQuery(zustellungenAn(webhook.id));
  const [wahl, setWahl] = useState<number | null>(null);
  const markiert = data?.find((z) => z.id === wahl);
  const erneut = useMutation({
    mutationFn: sendeNochEinmal,
    onSuccess: () => info('webhook.wirdGesendet'),
    onSettled: () => abfragen.invalidateQueries({ queryKey: webhookschluessel }),
  });
  const titel = t('webhook.nachrichtenVon', { name: webhook.name });
  return (
    <section>
      <h2>{titel}</h2>
      <Werkzeugleiste titel={titel}>
        <Knopf
          text="webhook.erneutSenden"
          laeuft={erneut.isPending}
          onClick={() => (markiert ? erneut.mutate(markiert.id) : fehler('liste.zeileMarkieren'))}
        />
      </Werkzeugleiste>
      <KurzeTabelle
        name={titel}
        zeilen={data ?? []}
        spalten={zustellungsspalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="webhook.nochKeineNachricht"
      />
      {markiert && (
        <>
          <Feld label="webhook.inhalt" wert={markiert.inhalt} zeilen={4} nurLesen />
          {markiert.antwort && <Feld label="webhook.antwort" wert={markiert.antwort} zeilen={3} nurLesen />}
        </>
      )}
    </section>
  );
}
