import { type AddressInfo, createServer } from 'node:net';

/** A port on 127.0.0.1 that nobody listens on right now. */
export function freierPort(): Promise<number> {
  return new Promise((fertig, fehler) => {
    const server = createServer();
    server.on('error', fehler);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => fertig(port));
    });
  });
}

/** Does nobody listen on this port of 127.0.0.1? */
export function istFrei(port: number): Promise<boolean> {
  return new Promise((fertig) => {
    const server = createServer();
    server.once('error', () => fertig(false));
    server.listen(port, '127.0.0.1', () => server.close(() => fertig(true)));
  });
}
