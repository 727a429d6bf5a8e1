import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (inhalt: string | Buffer) => createHash('sha256').update(inhalt).digest();

/** Flags of authenticator data: user present, user verified, attested credential data (WebAuthn level 3, 6.1). */
const anwesend = 0x05;
const mitSchluessel = 0x40;

/** CBOR (RFC 8949), as much of it as an authenticator says. */
function kopf(art: number, n: number): Buffer {
  if (n < 24) return Buffer.from([art | n]);
  return n < 256 ? Buffer.from([art | 24, n]) : Buffer.from([art | 25, n >> 8, n & 0xff]);
}
const zahl = (n: number) => (n < 0 ? kopf(0x20, -1 - n) : kopf(0, n));
const bytes = (b: Buffer) => Buffer.concat([kopf(0x40, b.length), b]);
const text = (t: string) => Buffer.concat([kopf(0x60, t.length), Buffer.from(t)]);
const karte = (...paare: [Buffer, Buffer][]) => Buffer.concat([kopf(0xa0, paare.length), ...paare.flat()]);

/** An authenticator with one key (ES256), as a browser would ask it; what it says can be bent. */
export class Passkeygeraet {
  readonly kennung = b64(randomBytes(32));
  zaehler = 0;
  private readonly schluessel: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    this.schluessel = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to `navigator.credentials.create`. */
  legeAn(optionen: string, origin = this.origin): string {
    const { challenge } = JSON.parse(optionen);
    const { x = '', y = '' } = this.schluessel.publicKey.export({ format: 'jwk' });
    const cose = karte(
      [zahl(1), zahl(2)],
      [zahl(3), zahl(-7)],
      [zahl(-1), zahl(1)],
      [zahl(-2), bytes(Buffer.from(x, 'base64url'))],
      [zahl(-3), bytes(Buffer.from(y, 'base64url'))],
    );
    const id = Buffer.from(this.kennung, 'base64url');
    const laenge = Buffer.from([id.length >> 8, id.length & 0xff]);
    const daten = Buffer.concat([this.daten(anwesend | mitSchluessel), Buffer.alloc(16), laenge, id, cose]);
    const attestationObject = karte(
      [text('fmt'), text('none')],
      [text('attStmt'), karte()],
      [text('authData'), bytes(daten)],
    );
    return this.antwort({
      clientDataJSON: this.klient('webauthn.create', challenge, origin),
      attestationObject: b64(attestationObject),
      transports: ['internal'],
    });
  }

  /** The answer to `navigator.credentials.get`. */
  bestaetige(optionen: string, origin = this.origin): string {
    const { challenge } = JSON.parse(optionen);
    this.zaehler += 1;
    const daten = this.daten(anwesend);
    const clientDataJSON = this.klient('webauthn.get', challenge, origin);
    const unterschrieben = Buffer.concat([daten, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.antwort({
      clientDataJSON,
      authenticatorData: b64(daten),
      signature: b64(sign('sha256', unterschrieben, this.schluessel.privateKey)),
    });
  }

  private klient(type: string, challenge: string, origin: string): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  private daten(flaggen: number): Buffer {
    const zaehler = Buffer.alloc(4);
    zaehler.writeUInt32BE(this.zaehler);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flaggen]), zaehler]);
  }

  private antwort(response: object): string {
    const { kennung: id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
