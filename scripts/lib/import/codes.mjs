// The trade codes of this portal with their ids, read through the API.
import {
  gefahrgutklasseSuche,
  lademittelAlle,
  verpackungAlle,
} from '@frachtportal/api-client/generated/stammdaten';

/** @param unnrs the UN numbers that occur in the file */
export async function ladeCodes(mandant, unnrs) {
  const frage = mandant === undefined ? {} : { mandant };
  const [verpackungen, lademittel] = await Promise.all([verpackungAlle(frage), lademittelAlle(frage)]);
  const gefahrgut = [];
  for (const unnr of unnrs) gefahrgut.push(...(await gefahrgutklasseSuche({ unnr })).data);
  return { verpackung: nachCode(verpackungen.data), lademittel: nachCode(lademittel.data), gefahrgut };
}

/** An entry of the client's own list comes later and wins over one of the same code for all. */
function nachCode(liste) {
  return new Map(
    liste.filter((e) => e.kurzBezeichnung).map((e) => [String(e.kurzBezeichnung).toUpperCase(), e.id]),
  );
}
