import { Geheimniswechsel, signaturUeberlappung } from '@frachtportal/domain/webhook/webhook';
import { useQueryClient } from '@tanstack/react-query';
import { WechselDialog } from '../../components/formular/WechselDialog';
import { erneuereGeheimnis, type Webhook, type Webhookausgabe, webhookschluessel } from './api/webhooks';

interface Eigenschaften {
  webhook: Webhook;
  onFertig: (ausgabe: Webhookausgabe) => void;
  onSchliessen: () => void;
}

/** A new secret in place of this one, which signs for a while more. */
export function GeheimniswechselDialog({ webhook, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const wechsle = async (stunden: number | null) => {
    const ausgabe = await erneuereGeheimnis(webhook.id, stunden);
    await abfragen.invalidateQueries({ queryKey: webhookschluessel });
    onFertig(ausgabe);
  };
  return (
    <WechselDialog
      {...{ klasse: Geheimniswechsel, vorgabe: signaturUeberlappung, wechsle, onSchliessen }}
      titel="webhook.geheimnisErneuern"
    />
  );
}
