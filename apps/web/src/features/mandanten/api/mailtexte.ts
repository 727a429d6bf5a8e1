import type { MailtextEingabe, Mailvorlage } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  mailvorlagenAlle,
  mailvorlagenNimmZurueck,
  mailvorlagenProbiere,
  mailvorlagenSpeichere,
  mailvorlagenZeige,
} from '@frachtportal/api-client/generated/mailvorlagen';
import { queryOptions } from '@tanstack/react-query';

export type { Mailvorlage, Mailvorschau } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const mailtextschluessel = (mandantId: number) => ['mandanten', mandantId, 'mailtexte'] as const;

/** Every mail of a main client in every language. */
export const mailtexteVon = (mandantId: number) =>
  queryOptions({
    queryKey: mailtextschluessel(mandantId),
    queryFn: async ({ signal }) => (await mailvorlagenAlle(mandantId, { signal })).data,
  });

const stand = ({ version }: Mailvorlage) => ({ headers: { 'If-Match': `"${version}"` } });

/** Unless somebody else has changed it since it was read. */
export async function speichereMailtext(
  mandantId: number,
  vorher: Mailvorlage,
  text: MailtextEingabe,
): Promise<void> {
  await mailvorlagenSpeichere(mandantId, vorher.art, vorher.sprache, text, stand(vorher));
}

/** The words the mail comes with hold again. */
export async function nimmMailtextZurueck(mandantId: number, vorher: Mailvorlage): Promise<void> {
  await mailvorlagenNimmZurueck(mandantId, vorher.art, vorher.sprache, stand(vorher));
}

export const zeigeMailtext = async (
  mandantId: number,
  { art, sprache }: Mailvorlage,
  text: MailtextEingabe,
) => (await mailvorlagenZeige(mandantId, art, sprache, text)).data;

/** To whoever asks. */
export async function probiereMailtext(
  mandantId: number,
  { art, sprache }: Mailvorlage,
  text: MailtextEingabe,
): Promise<void> {
  await mailvorlagenProbiere(mandantId, art, sprache, text);
}
