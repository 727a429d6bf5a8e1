import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** What the provider says of somebody. */
export type Angaben = Record<string, unknown>;

export const klient = 'portal';
export const geheimnis = 'geheimnis-des-portals-beim-anbieter';
const seite = '/login/firma';

/** A provider of OpenID Connect on this machine (`oidc-provider`), in front of which a liar may stand. */
export class Probeanbieter {
  /** Who signs in, by the identifier of the provider. */
  readonly leute = new Map<string, Angaben>();
  wer = '';
  /** Lies about what was signed; who lies signs with the provider's own key. */
  luege: ((angaben: Angaben) => Angaben) | undefined;
  /** Signs with a key that is nobody's. */
  fremderSchluessel = false;
  /** What the last answer of the provider was built from. */
  gefragt = new URLSearchParams();

  /** @param portal where people are sent back to */
  constructor(private readonly portal = 'https://portal.example') {}

  private beantworte: RequestListener = (_, antwort) => antwort.end();
  private schluessel: JWK = {};
  private readonly server = createServer((anfrage, antwort) => this.beantworte(anfrage, antwort));

  async beginne(): Promise<void> {
    await this.hoere(0);
    await this.neuerSchluessel();
  }

  get aussteller(): string {
    return `http://127.0.0.1:${this.hafen}`;
  }
  private get hafen(): number {
    return (this.server.address() as AddressInfo | null)?.port ?? 0;
  }

  private hoere(hafen: number): Promise<unknown> {
    this.server.listen(hafen, '127.0.0.1');
    return once(this.server, 'listening');
  }

  async ende(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((fertig) => this.server.close(fertig));
  }

  /** Away, until what is returned is called. */
  async falleAus(): Promise<() => Promise<unknown>> {
    const { hafen } = this;
    await this.ende();
    return () => this.hoere(hafen);
  }

  /** From now on the provider signs with another key, and the one before is no longer shown. */
  async neuerSchluessel(): Promise<void> {
    this.schluessel = await neuerSchluessel();
    const anbieter = new Provider(this.aussteller, {
      clients: [
        {
          client_id: klient,
          client_secret: geheimnis,
          redirect_uris: [this.portal + seite],
          grant_types: ['authorization_code'],
          response_types: ['code'],
          post_logout_redirect_uris: [`${this.portal}/login`],
        },
      ],
      jwks: { keys: [this.schluessel as never] },
      cookies: { keys: ['keks'] },
      claims: { email: ['email', 'email_verified'], profile: ['preferred_username'], groups: ['groups'] },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({
        accountId,
        claims: async () => ({ ...this.leute.get(accountId), sub: accountId }),
      }),
    });
    const rufe = anbieter.callback();
    this.beantworte = (anfrage, antwort) => {
      if (anfrage.url?.startsWith('/auth?'))
        this.gefragt = new URL(anfrage.url, this.aussteller).searchParams;
      if (anfrage.url?.startsWith('/interaction/')) return void this.lasseHerein(anbieter, anfrage, antwort);
      if (anfrage.url === '/token' && (this.luege || this.fremderSchluessel)) this.verfaelsche(antwort);
      return rufe(anfrage, antwort);
    };
  }

  /** Whoever comes is `wer`, and agrees to everything; without a name they decline. */
  private async lasseHerein(
    anbieter: Provider,
    anfrage: IncomingMessage,
    antwort: ServerResponse,
  ): Promise<void> {
    const { params } = await anbieter.interactionDetails(anfrage, antwort);
    if (!this.wer) {
      await anbieter.interactionFinished(anfrage, antwort, { error: 'access_denied' });
      return;
    }
    const zusage = new anbieter.Grant({ accountId: this.wer, clientId: String(params['client_id']) });
    zusage.addOIDCScope(String(params['scope']));
    const consent = { grantId: await zusage.save() };
    await anbieter.interactionFinished(anfrage, antwort, { login: { accountId: this.wer }, consent });
  }

  private verfaelsche(antwort: ServerResponse): void {
    const ende = antwort.end.bind(antwort);
    const schluessel = this.fremderSchluessel ? neuerSchluessel() : Promise.resolve(this.schluessel);
    antwort.end = ((inhalt: string | Buffer) => {
      void schluessel.then(async (jwk) => {
        const gesagt = JSON.parse(String(inhalt));
        const angaben = decodeJwt(gesagt.id_token);
        const text = JSON.stringify({
          ...gesagt,
          id_token: await signiere(this.luege?.(angaben) ?? angaben, jwk),
        });
        antwort.setHeader('content-length', Buffer.byteLength(text));
        ende(text);
      });
      return antwort;
    }) as ServerResponse['end'];
  }
}

async function neuerSchluessel(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
}

const signiere = async (angaben: Angaben, jwk: JWK): Promise<string> =>
  new SignJWT(angaben)
    .setProtectedHeader({ alg: 'RS256', ...(jwk.kid && { kid: jwk.kid }) })
    .sign(await importJWK(jwk, 'RS256'));

/** Goes where a browser would, with the cookies it is given, until it is sent back. @returns with what */
export async function geheZumAnbieter(adresse: string): Promise<string> {
  const kekse = new Map<string, string>();
  for (let schritte = 0; schritte < 10; schritte++) {
    const antwort = await fetch(adresse, {
      redirect: 'manual',
      headers: { cookie: [...kekse].map(([name, wert]) => `${name}=${wert}`).join('; ') },
    });
    for (const keks of antwort.headers.getSetCookie()) {
      const [name = '', wert = ''] = keks.split(';')[0]?.split('=') ?? [];
      kekse.set(name, wert);
    }
    const ziel = antwort.headers.get('location');
    if (!ziel) throw new Error(`${antwort.status} ${await antwort.text()}`);
    adresse = new URL(ziel, adresse).href;
    if (new URL(adresse).pathname === seite) return new URL(adresse).search.slice(1);
  }
  throw new Error('Der Weg nimmt kein Ende');
}
