export type Fortschritt = (anteil: number) => void;

/** As `fetch`, for a body whose way out is to be seen: only XMLHttpRequest tells how far an upload is. */
export function sende(
  adresse: string,
  { method = 'POST', headers, body, signal }: Omit<RequestInit, 'headers'> & { headers: Headers },
  onFortschritt: Fortschritt,
): Promise<Response> {
  return new Promise((fertig, gescheitert) => {
    const anfrage = new XMLHttpRequest();
    const bricht = () => anfrage.abort();
    anfrage.open(method, adresse);
    anfrage.responseType = 'blob';
    headers.forEach((wert, name) => {
      anfrage.setRequestHeader(name, wert);
    });
    anfrage.upload.onprogress = (e) => e.lengthComputable && onFortschritt(e.loaded / e.total);
    anfrage.onload = () => fertig(alsAntwort(anfrage));
    anfrage.onerror = () => gescheitert(new TypeError('Failed to fetch'));
    anfrage.onabort = () => gescheitert(new DOMException('Aborted', 'AbortError'));
    anfrage.onloadend = () => signal?.removeEventListener('abort', bricht);
    if (signal?.aborted) return anfrage.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', bricht);
    anfrage.send(body as XMLHttpRequestBodyInit | null);
  });
}

function alsAntwort(anfrage: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const zeile of anfrage
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const trenner = zeile.indexOf(':');
    if (trenner > 0) headers.append(zeile.slice(0, trenner), zeile.slice(trenner + 1).trim());
  }
  const leer = anfrage.status === 204 || anfrage.status === 205 || anfrage.status === 304;
  return new Response(leer ? null : (anfrage.response as Blob), { status: anfrage.status, headers });
}
