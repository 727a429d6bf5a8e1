import { connect } from 'node:net';

export interface RoheAntwort {
  status: number;
  text: string;
}

/** Sends a request line exactly as given, which no HTTP client would leave as it is. */
export function roheAnfrage(url: string, zeile: string, kopf = ''): Promise<RoheAntwort> {
  const { hostname, port } = new URL(url);
  return new Promise((fertig, fehler) => {
    const teile: Buffer[] = [];
    const leitung = connect(Number(port), hostname, () =>
      leitung.end(`${zeile} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${kopf}\r\n`),
    );
    leitung.setTimeout(30_000, () => leitung.destroy(new Error('keine Antwort')));
    leitung.on('data', (teil) => teile.push(teil));
    leitung.on('error', fehler);
    leitung.on('close', () => {
      const text = Buffer.concat(teile).toString();
      fertig({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
    });
  });
}
