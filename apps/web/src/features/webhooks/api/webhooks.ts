import type { Webhook, WebhookEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  webhooksAendern,
  webhooksAlle,
  webhooksAnlegen,
  webhooksErneuereGeheimnis,
  webhooksLoeschen,
  webhooksTeste,
  webhooksWiederhole,
  webhooksZustellungen,
} from '@frachtportal/api-client/generated/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { nachfrage } from '../../../lib/abfragen/nachfrage';

export type {
  Webhook,
  Webhookausgabe,
  Webhookzustellung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';

export const webhookschluessel = ['webhooks'] as const;

/** How often is asked what has become of messages. */
const nachfrageMs = 3000;
/** Messages that are shown. */
const gezeigt = 50;

export const alleWebhooks = queryOptions({
  queryKey: [...webhookschluessel, 'alle'],
  queryFn: async ({ signal }) => (await webhooksAlle({ signal })).data,
  refetchInterval: nachfrage(nachfrageMs),
});

/** The newest messages to one, as they change. */
export const zustellungenAn = (id: number) =>
  queryOptions({
    queryKey: [...webhookschluessel, id, 'zustellungen'],
    queryFn: async ({ signal }) =>
      (await webhooksZustellungen(id, { searchLimit: gezeigt }, { signal })).data,
    refetchInterval: nachfrage(nachfrageMs),
  });

export const legeWebhookAn = async (neuer: WebhookEingabe) => (await webhooksAnlegen(neuer)).data;

/** Unless somebody else has changed it since it was read. */
export const aendereWebhook = async (vorher: Webhook, neu: WebhookEingabe) =>
  (await webhooksAendern(vorher.id, neu, stand(vorher))).data;

export async function loescheWebhook(webhook: Webhook): Promise<void> {
  await webhooksLoeschen(webhook.id, stand(webhook));
}

/** The secret there was signs for a day more. */
export const erneuereGeheimnis = async (id: number, ueberlappungStunden: number | null) =>
  (await webhooksErneuereGeheimnis(id, { ueberlappungStunden })).data;

export const testeWebhook = async ({ id }: Webhook) => (await webhooksTeste(id)).data;

export const sendeNochEinmal = async (id: number) => (await webhooksWiederhole(id)).data;

const stand = ({ version }: Webhook) => ({ headers: { 'If-Match': `"${version}"` } });
