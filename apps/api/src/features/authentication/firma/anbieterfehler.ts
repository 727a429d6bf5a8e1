import { fehler } from '@frachtportal/domain/feld/meldung';
import * as oidc from 'openid-client';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { Zielfehler } from '../../../platform/netz/ziel.js';

/** In a few words for whoever runs the portal: an error without its words is one of the network. */
export function grundVon(grund: unknown): string {
  if (!(grund instanceof Error)) return String(grund);
  const ursache = grund.cause instanceof Error ? grund.cause.message : '';
  return [grund.name, grund.message, ursache].filter(Boolean).join(': ').slice(0, 300);
}

/** Nothing could be heard of the provider. */
function istUnerreichbar(grund: unknown): boolean {
  if (!(grund instanceof Error)) return false;
  if (grund instanceof Zielfehler || /Timeout|Abort/.test(grund.name)) return true;
  if ('code' in grund && typeof grund.code === 'string' && netzfehler.test(grund.code)) return true;
  return istUnerreichbar(grund.cause);
}

const netzfehler = /^(E[A-Z]+|EAI_AGAIN|OAUTH_TIMEOUT)$/;

const istAntwortfehler = (grund: unknown) =>
  grund instanceof oidc.ClientError ||
  grund instanceof oidc.ResponseBodyError ||
  grund instanceof oidc.WWWAuthenticateChallengeError;

/** What the one who is signing in is told; what has nothing to do with the provider stays what it is. */
export function alsAbsage(grund: unknown): unknown {
  if (grund instanceof oidc.AuthorizationResponseError)
    return new Fachfehler(401, [fehler('anmeldung.firma.abgelehnt')]);
  if (istUnerreichbar(grund)) return new Fachfehler(503, [fehler('anmeldung.firma.nichtErreichbar')]);
  return istAntwortfehler(grund) ? new Fachfehler(401, [fehler('anmeldung.firma.ungueltig')]) : grund;
}
