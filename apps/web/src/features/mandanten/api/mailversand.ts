import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type {
  Mailversand,
  MailversandEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  mailversandEiner,
  mailversandLoesche,
  mailversandProbiere,
  mailversandSpeichere,
} from '@frachtportal/api-client/generated/mailversand';
import { queryOptions } from '@tanstack/react-query';

/** The server there is, and how it stood when it was read. */
export interface GelesenerVersand {
  versand: Mailversand | null;
  etag: string | null;
}

/** For the form: always fresh; null where mails leave over that of the installation. */
export const mailversandVon = (mandantId: number) =>
  queryOptions({
    queryKey: ['mandanten', mandantId, 'mailversand'],
    queryFn: async ({ signal }): Promise<GelesenerVersand> => {
      try {
        const { data, headers } = await mailversandEiner(mandantId, { signal });
        return { versand: data, etag: headers.get('etag') };
      } catch (grund) {
        if (grund instanceof ApiFehler && grund.status === 404) return { versand: null, etag: '"0"' };
        throw grund;
      }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Unless somebody else has changed it since it was read. */
export async function speichereMailversand(
  mandantId: number,
  versand: MailversandEingabe,
  etag: string | null,
): Promise<void> {
  await mailversandSpeichere(mandantId, versand, etag ? { headers: { 'If-Match': etag } } : {});
}

export async function loescheMailversand(mandantId: number): Promise<void> {
  await mailversandLoesche(mandantId);
}

/** A mail to whoever asks, over the server as it is in the form. */
export const probiereMailversand = async (mandantId: number, versand: MailversandEingabe) =>
  (await mailversandProbiere(mandantId, versand)).data;
