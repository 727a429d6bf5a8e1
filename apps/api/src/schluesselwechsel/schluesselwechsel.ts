import type { Umgebung } from '../config/umgebung.js';
import { Anbindungsgeheimnisse } from '../features/anbindungen/anbindungsgeheimnisse.repository.js';
import { geheimniszweck } from '../features/anbindungen/geheimniszweck.js';
import { Firmengeheimnisse } from '../features/authentication/firma/firmengeheimnisse.repository.js';
import { firmenzweck } from '../features/authentication/firma/firmenzweck.js';
import { Faktorgeheimnisse } from '../features/authentication/zweiter-faktor/faktorgeheimnisse.repository.js';
import { faktorzweck } from '../features/authentication/zweiter-faktor/faktorzweck.js';
import { Mailversandgeheimnisse } from '../features/mailvorlagen/versand/mailversandgeheimnisse.repository.js';
import { webhookzweck } from '../features/webhooks/signatur.js';
import { Webhookgeheimnisse } from '../features/webhooks/webhookgeheimnisse.repository.js';
import { Datenbank } from '../platform/database/datenbank.js';
import { oeffneQuelle } from '../platform/database/quelle.js';
import { nimmNaechstes, zieheNaechstes } from '../platform/geheimnisse/eigenes-geheimnis.js';
import { wechselsperre } from '../platform/geheimnisse/geheimnisse.service.js';
import { FremderSchluessel, Schluesselbund } from '../platform/geheimnisse/schluesselbund.js';
import { versandzweck } from '../platform/mail/hauspost.service.js';

const ohneVorigen =
  'Der Schlüssel steht in DATEN_SCHLUESSEL: dort den neuen eintragen, den bisherigen als DATEN_SCHLUESSEL_ALT, alle Server neu starten und noch einmal aufrufen.';

/**
 * Encrypts every stored secret anew with a new key. The old key stays until that is stored, and whatever comes in between
 * leaves both, with which the portal works and this goes on when it is called again.
 * @returns what was done, as lines for people
 */
export async function wechsleSchluessel(umgebung: Umgebung): Promise<string[]> {
  const eigener = !umgebung.DATEN_SCHLUESSEL;
  if (!eigener && !umgebung.DATEN_SCHLUESSEL_ALT) throw new Error(ohneVorigen);
  const quelle = await oeffneQuelle(umgebung, []);
  try {
    const db = new Datenbank(quelle.typeorm, quelle.pool, quelle.benannt);
    const ergebnis = await db.transaktion(async () => {
      // Whoever stores one at this moment is waited for, and whoever comes later finds the new key.
      await db.sperre(wechselsperre);
      if (eigener) zieheNaechstes(umgebung.DATA_DIR, 'daten');
      return verschluesseleNeu(db, Schluesselbund.lies(umgebung));
    });
    if (eigener) nimmNaechstes(umgebung.DATA_DIR, 'daten');
    return [...ergebnis, ...(eigener ? [] : ['DATEN_SCHLUESSEL_ALT wird nicht mehr gebraucht.'])];
  } finally {
    await quelle.typeorm.destroy();
  }
}

/** A stored secret, and where it belongs. */
interface Gespeichertes {
  geheimnis: string;
  zweck: string;
  wessen: string;
  ersetze: (neu: string) => Promise<void>;
}

async function alle(db: Datenbank): Promise<Gespeichertes[]> {
  const anbindungen = new Anbindungsgeheimnisse(db);
  const faktoren = new Faktorgeheimnisse(db);
  const firmen = new Firmengeheimnisse(db);
  const webhooks = new Webhookgeheimnisse(db);
  const mailserver = new Mailversandgeheimnisse(db);
  return [
    ...(await anbindungen.unsafeAlle()).map(({ id, name, geheimnis }) => ({
      geheimnis,
      zweck: geheimniszweck,
      wessen: `Kennwort der Anbindung „${name}“`,
      ersetze: (neu: string) => anbindungen.unsafeErsetze(id, neu),
    })),
    ...(await firmen.unsafeAlle()).map(({ mandantId, bezeichnung, geheimnis }) => ({
      geheimnis,
      zweck: firmenzweck(mandantId),
      wessen: `Geheimnis der Firmenanmeldung „${bezeichnung}“`,
      ersetze: (neu: string) => firmen.unsafeErsetze(mandantId, neu),
    })),
    ...(await webhooks.unsafeAlle()).map(({ id, name, geheimnis }) => ({
      geheimnis,
      zweck: webhookzweck,
      wessen: `Geheimnis des Webhooks „${name}“`,
      ersetze: (neu: string) => webhooks.unsafeErsetze(id, neu),
    })),
    ...(await mailserver.unsafeAlle()).map(({ mandantId, host, geheimnis }) => ({
      geheimnis,
      zweck: versandzweck(mandantId),
      wessen: `Passwort des Mailservers „${host}“`,
      ersetze: (neu: string) => mailserver.unsafeErsetze(mandantId, neu),
    })),
    ...(await faktoren.unsafeAlle()).map(({ benutzerId, geheimnis }) => ({
      geheimnis,
      zweck: faktorzweck(benutzerId),
      wessen: `zweiter Faktor des Benutzers ${benutzerId}`,
      ersetze: (neu: string) => faktoren.unsafeErsetze(benutzerId, neu),
    })),
  ];
}

async function verschluesseleNeu(db: Datenbank, bund: Schluesselbund): Promise<string[]> {
  const fremde: string[] = [];
  let anzahl = 0;
  for (const { geheimnis, zweck, wessen, ersetze } of await alle(db)) {
    try {
      const neu = bund.erneuere(geheimnis, zweck);
      if (neu) await ersetze(neu);
      anzahl++;
    } catch (grund) {
      if (!(grund instanceof FremderSchluessel)) throw grund;
      fremde.push(`Nicht lesbar, bitte neu eingeben: ${wessen}`);
    }
  }
  return [`Mit dem neuen Schlüssel (${bund.kennung}) verschlüsselte Kennwörter: ${anzahl}`, ...fremde];
}
