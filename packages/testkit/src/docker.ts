import { connect } from 'node:net';

/** Does a Docker engine answer on this host? Asked before testcontainers is loaded, which takes a second. */
export function dockerAntwortet(): Promise<boolean> {
  const ziel = process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock';
  const verbindung = ziel.startsWith('unix://')
    ? { path: ziel.slice('unix://'.length) }
    : { host: new URL(ziel).hostname, port: Number(new URL(ziel).port) };
  return new Promise((fertig) => {
    const leitung = connect({ ...verbindung, timeout: 1000 });
    const ende = (antwort: boolean): void => {
      leitung.destroy();
      fertig(antwort);
    };
    leitung.on('connect', () => leitung.write('GET /_ping HTTP/1.0\r\n\r\n'));
    leitung.on('data', (teil) => ende(teil.toString().startsWith('HTTP/1.')));
    leitung.on('timeout', () => ende(false));
    leitung.on('error', () => ende(false));
    leitung.on('close', () => ende(false));
  });
}
