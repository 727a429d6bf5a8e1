import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import {
  alleWebhooks,
  loescheWebhook,
  testeWebhook,
  type Webhook,
  type Webhookausgabe,
  webhookschluessel,
} from './api/webhooks';
import { Geheimnisanzeige } from './Geheimnisanzeige';
import { GeheimniswechselDialog } from './GeheimniswechselDialog';
import { WebhookDialog } from './WebhookDialog';
import { webhookspalten } from './webhookspalten';
import { Zustellungsliste } from './Zustellungsliste';

/** The programs that are told of events, and what each was told. */
export function WebhooksSeite() {
  const abfragen = useQueryClient();
  const { fehler, info } = useMeldungen();
  const { data } = useQuery(alleWebhooks);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'neu' | 'bearbeiten' | 'geheimnis' | 'loeschen' | null>(null);
  const [ausgabe, setAusgabe] = useState<Webhookausgabe | null>(null);
  // With a single one there is nothing to choose.
  const markiert = useFesteZeile(offen, data, (w) => w.id === wahl || data?.length === 1);
  const mitMarkiertem = (tat: (w: Webhook) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  const schliesse = () => setOffen(null);
  const zeige = (neue: Webhookausgabe) => {
    setWahl(neue.webhook.id);
    schliesse();
    setAusgabe(neue);
  };
  const test = useMutation({
    mutationFn: testeWebhook,
    onSuccess: () => info('webhook.wirdGesendet'),
    onSettled: () => abfragen.invalidateQueries({ queryKey: webhookschluessel }),
  });
  return (
    <>
      <Seitentitel titel="webhook.titel" />
      <h1>{t('webhook.titel')}</h1>
      <Werkzeugleiste titel="webhook.titel">
        <Knopf text="allgemein.hinzufuegen" primaer onClick={() => setOffen('neu')} />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkiertem(() => setOffen('bearbeiten'))} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkiertem(() => setOffen('loeschen'))} />
        <Knopf text="webhook.geheimnisErneuern" onClick={mitMarkiertem(() => setOffen('geheimnis'))} />
        <Knopf text="webhook.testen" laeuft={test.isPending} onClick={mitMarkiertem(test.mutate)} />
      </Werkzeugleiste>
      <KurzeTabelle
        name="webhook.titel"
        zeilen={data ?? []}
        spalten={webhookspalten}
        laedt={!data}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="webhook.nochKeiner"
      />
      {markiert && <Zustellungsliste key={markiert.id} webhook={markiert} />}
      {offen === 'neu' && <WebhookDialog webhook={undefined} onNeu={zeige} onSchliessen={schliesse} />}
      {offen === 'bearbeiten' && markiert && (
        <WebhookDialog webhook={markiert} onNeu={zeige} onSchliessen={schliesse} />
      )}
      {offen === 'geheimnis' && markiert && (
        <GeheimniswechselDialog webhook={markiert} onFertig={zeige} onSchliessen={schliesse} />
      )}
      {offen === 'loeschen' && markiert && <Loeschfrage webhook={markiert} onSchliessen={schliesse} />}
      {ausgabe && <Geheimnisanzeige ausgabe={ausgabe} onSchliessen={() => setAusgabe(null)} />}
    </>
  );
}

/** Once more, before a webhook goes. */
function Loeschfrage({ webhook, onSchliessen }: { webhook: Webhook; onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loescheWebhook(webhook),
    onSuccess: () => info('webhook.geloescht', { name: webhook.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: webhookschluessel });
    },
  });
  return (
    <FrageDialog
      offen
      titel="webhook.loeschen"
      frage={t('meldung.webhook.loeschenFrage', { name: webhook.name })}
      gefahr
      laeuft={isPending}
      onJa={mutate}
      onNein={onSchliessen}
    />
  );
}
