import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Can this browser, and does this page stand under the name that passkeys are bound to? */
export const passkeysGehen = (host: string | null): boolean =>
  host === window.location.hostname && browserSupportsWebAuthn();

/** Asks for a new passkey. @param optionen as the server gave them @returns what it wants to see */
export const frageNeuen = (optionen: string): Promise<string> =>
  gefragt(() => startRegistration({ optionsJSON: JSON.parse(optionen) }));

/** Asks for one there is. */
export const frageVorhandenen = (optionen: string): Promise<string> =>
  gefragt(() => startAuthentication({ optionsJSON: JSON.parse(optionen) }));

/** Who closes the browser's window, or has none of the keys, is told so, whatever the browser calls it. */
async function gefragt(frage: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await frage());
  } catch (grund) {
    if (grund instanceof WebAuthnError || grund instanceof DOMException)
      throw new ApiFehler(400, [fehler('sicherheit.passkeyAbgebrochen')]);
    throw grund;
  }
}
