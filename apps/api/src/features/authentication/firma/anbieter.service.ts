import type { Firmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { ausgangsfetch } from '../../../platform/http-ausgang/ausgangsfetch.js';
import { imHaus } from '../../../platform/netz/ziel.js';

/** What is known of a provider, and how the portal is known there. */
export type Anbieterangaben = Pick<Firmenanmeldung, 'aussteller' | 'klient' | 'umfang'> & {
  geheimnis: string | null;
};

/** What ties an answer to the one who was sent out (RFC 6749 state, OpenID Connect nonce, RFC 7636 verifier). */
export interface Bindung {
  zustand: string;
  einmalwort: string;
  nachweis: string;
}

/** What a provider says of somebody; signed by it, and meant for us. */
export type Ansprueche = Record<string, unknown> & { sub: string };

const fristMs = 10_000;
const hoechstensBytes = 500_000;
const grundumfang = 'openid email profile';

/**
 * Providers of OpenID Connect. Nothing of them is kept: what they say of themselves and their keys is read anew each time, so
 * that a key may be changed at any moment.
 */
@Injectable()
export class Anbieter {
  constructor(@Inject(UMGEBUNG) private readonly umgebung: Umgebung) {}

  neueBindung(): Bindung {
    return {
      zustand: oidc.randomState(),
      einmalwort: oidc.randomNonce(),
      nachweis: oidc.randomPKCECodeVerifier(),
    };
  }

  /** Does it answer, and is it the one it says it is? */
  async pruefe(a: Anbieterangaben): Promise<void> {
    const { authorization_endpoint, token_endpoint } = (await this.anbieter(a)).serverMetadata();
    if (!authorization_endpoint || !token_endpoint)
      throw new TypeError('authorization_endpoint, token_endpoint');
  }

  /** Where the browser goes. @param name is filled in there */
  async hinweg(a: Anbieterangaben, bindung: Bindung, rueckweg: string, name: string | null): Promise<string> {
    const anbieter = await this.anbieter(a);
    const adresse = oidc.buildAuthorizationUrl(anbieter, {
      redirect_uri: rueckweg,
      scope: [grundumfang, a.umfang].filter(Boolean).join(' '),
      state: bindung.zustand,
      nonce: bindung.einmalwort,
      code_challenge: await oidc.calculatePKCECodeChallenge(bindung.nachweis),
      code_challenge_method: 'S256',
      ...(name && { login_hint: name }),
    });
    return adresse.href;
  }

  /** Exchanges what came back for what the provider says, and where something asked for is missing, what its user page says. */
  async antwort(
    a: Anbieterangaben,
    bindung: Bindung,
    rueckkehr: URL,
    gefragt: readonly string[],
  ): Promise<Ansprueche> {
    const anbieter = await this.anbieter(a);
    const marken = await oidc.authorizationCodeGrant(anbieter, rueckkehr, {
      expectedState: bindung.zustand,
      expectedNonce: bindung.einmalwort,
      pkceCodeVerifier: bindung.nachweis,
      idTokenExpected: true,
    });
    const gesagt: Ansprueche = marken.claims() ?? { sub: '' };
    const fehlt = gefragt.some((name) => gesagt[name] === undefined);
    if (!fehlt || !anbieter.serverMetadata().userinfo_endpoint) return gesagt;
    const seite = await oidc.fetchUserInfo(anbieter, marken.access_token, gesagt.sub);
    // An address and whether it is confirmed are said together.
    const { email: _, email_verified: __, ...rest } = gesagt;
    return { ...(seite.email === undefined ? gesagt : rest), ...seite };
  }

  /** Where somebody ends the session at the provider; undefined where it has no such place. */
  async abmeldung(a: Anbieterangaben, danach: string): Promise<string | undefined> {
    const anbieter = await this.anbieter(a);
    if (!anbieter.serverMetadata().end_session_endpoint) return undefined;
    return oidc.buildEndSessionUrl(anbieter, { post_logout_redirect_uri: danach }).href;
  }

  private async anbieter({ aussteller, klient, geheimnis }: Anbieterangaben): Promise<oidc.Configuration> {
    const fetch = ausgangsfetch({
      fristMs,
      hoechstensBytes,
      arten: imHaus,
      erlaubt: this.umgebung.ANBINDUNG_ERLAUBT,
    });
    const art = new URL(aussteller);
    const vorgaben = [
      // Signed by one of its keys, also where it came over a line that is to be trusted.
      oidc.enableNonRepudiationChecks,
      ...(art.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ];
    const gefunden = await oidc.discovery(art, klient, undefined, oidc.None(), {
      [oidc.customFetch]: fetch,
      execute: vorgaben,
      timeout: fristMs / 1000,
    });
    if (!geheimnis) return gefunden;
    const angaben = gefunden.serverMetadata();
    const ausweis = (angaben.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes(
      'client_secret_basic',
    )
      ? oidc.ClientSecretBasic(geheimnis)
      : oidc.ClientSecretPost(geheimnis);
    const anbieter = new oidc.Configuration(angaben, klient, undefined, ausweis);
    anbieter[oidc.customFetch] = fetch;
    anbieter.timeout = fristMs / 1000;
    for (const gilt of vorgaben) gilt(anbieter);
    return anbieter;
  }
}
