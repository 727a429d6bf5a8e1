// The portal as it runs: database and API, each started again when it dies.
import { absturz, apiBereit, apiStarten } from './api.mjs';
import { Hinweis, schritt } from './ausgabe.mjs';
import { datenbankStarten } from './datenbank.mjs';
import { fremdablage } from './sicherung/fremdablage.mjs';

const API_FRIST_MS = 12_000;
const MB = 1024 * 1024;

/** Resolves with a promise that lasts as long as the portal and fails when it gives up. */
export async function portalStarten(leben, werte) {
  const { Aufsicht } = await import('../../packages/betrieb/dist/aufsicht.js');
  const { wartetAufPlatz } = await import('../../packages/betrieb/dist/platz.js');
  const melde = (satz) => console.error(`  ${new Date().toISOString()} ${satz}`);
  // With half the reserve PostgreSQL can go on where it was stopped.
  const bereit = () =>
    wartetAufPlatz(werte.datenverzeichnis, (werte.reserve / 2) * MB, () =>
      melde('Der Datenträger ist voll. Es geht weiter, sobald Platz geschaffen ist.'),
    );
  const ueber = (name, starte, dazuBereit = bereit) => {
    const aufsicht = new Aufsicht({ name, melde, bereit: dazuBereit }, starte);
    leben.amEnde(() => aufsicht.halte());
    return aufsicht;
  };

  const datenbank = await datenbankStarten(werte);
  leben.amEnde(() => datenbank.stoppen());
  const belegt = (port) =>
    melde(
      `Den Port ${port} der Datenbank hat ein anderes Programm belegt. Es geht weiter, sobald er frei ist; „npm start“ neu gestartet wählt einen anderen.`,
    );
  const ueberDatenbank = ueber(
    'Die Datenbank',
    () => datenbank.wiederbeleben(),
    async () => {
      const [platz, port] = [await bereit(), await datenbank.wartetAufPort(belegt)];
      return platz || port;
    },
  );

  let api = apiStarten(werte, datenbank.url);
  leben.amEnde(() => api.stoppen(API_FRIST_MS));
  await schritt('Portal starten', () => apiBereit(api, werte));
  const ueberApi = ueber('Die API', async () => {
    api = apiStarten(werte, datenbank.url);
    return lebend(api);
  });
  if (!werte.datenbank && werte.sicherung.taktMs) {
    const { Sicherungstakt } = await import('../../packages/betrieb/dist/sicherung/sicherungstakt.js');
    const { datenverzeichnis, reserve } = werte;
    const takt = new Sicherungstakt({
      ...werte.sicherung,
      ...{ datenverzeichnis, reserve: reserve * MB, melde, dokumente: await fremdablage() },
    });
    leben.amEnde(() => takt.halte());
  }
  const aufgegeben = (grund) => {
    throw new Hinweis(`${absturz(api)}${grund.message}`);
  };
  return {
    ende: Promise.all([
      datenbank.laufend && ueberDatenbank.wache(datenbank.laufend()),
      ueberApi.wache(lebend(api)),
    ]).catch(aufgegeben),
  };
}

const lebend = (api) => ({
  ende: api.ende.then((code) => (typeof code === 'number' ? `Code ${code}` : String(code))),
});
