import type { Ort } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { orteImLand, orteUeberall } from '@frachtportal/api-client/generated/orte';

const hoechstens = { maxResults: 50 };

/** Places whose postal code or name starts with the text, in one country or in all. */
export async function ortsvorschlaege(
  text: string,
  landId: number | null,
  signal: AbortSignal,
): Promise<Ort[]> {
  const gesucht = text.slice(0, 60);
  const { data } =
    landId === null
      ? await orteUeberall(gesucht, hoechstens, { signal })
      : await orteImLand(landId, gesucht, hoechstens, { signal });
  return data;
}
