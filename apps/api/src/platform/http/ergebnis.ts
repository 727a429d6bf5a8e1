/** JSON text that PostgreSQL has built: it goes out as it is, without becoming objects on the way. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What stands in the headers beside an answer. */
interface Beiwerk {
  /** The stored version, as its ETag. */
  version?: number;
  /** What was added without a new version; it makes another ETag, but a change may be made for either. */
  zugang?: number;
  /** How many there are in all, where the answer is a page of them. */
  gesamt?: number;
  /** Of a list of ids those that did not qualify; what is answered is about the others. */
  abgelehnt?: readonly number[];
  /** The ETag of content that changes seldom: whoever names it gets 304. */
  etag?: string;
  /** Where it is not the one the route answers otherwise. */
  status?: number;
  /** Any other header. */
  kopf?: Readonly<Record<string, string>>;
}

/** The answer of a route whose headers say something too. */
export class Ergebnis<T> {
  constructor(
    readonly inhalt: T,
    readonly beiwerk: Beiwerk,
  ) {}
}

export const mitVersion = <T>(inhalt: T, version: number, zugang = 0) =>
  new Ergebnis(inhalt, { version, zugang });
export const mitGesamt = <T>(inhalt: T, gesamt: number | undefined) =>
  new Ergebnis(inhalt, gesamt === undefined ? {} : { gesamt });
/** @param gruende why, where that can be said in a header */
export const mitAbgelehnten = <T>(inhalt: T, abgelehnt: readonly number[], gruende = '') =>
  new Ergebnis(inhalt, { abgelehnt, ...(gruende && { kopf: { 'abgelehnt-gruende': gruende } }) });

/** The headers that belong to an answer. */
export function kopfzeilenZu({
  version,
  zugang,
  gesamt,
  abgelehnt,
  etag,
  kopf,
}: Beiwerk): Record<string, string> {
  return {
    ...kopf,
    ...(version === undefined ? {} : { etag: `"${zugang ? `${version}-${zugang}` : version}"` }),
    ...(etag === undefined ? {} : { etag }),
    ...(gesamt === undefined ? {} : { 'total-search-results': String(gesamt) }),
    ...(abgelehnt?.length ? { abgelehnt: abgelehnt.join(',') } : {}),
  };
}
