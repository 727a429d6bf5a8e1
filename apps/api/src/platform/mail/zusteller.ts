import { istEmail } from '@frachtportal/domain/benutzer/email';
import type { Mailversand } from '@frachtportal/domain/mandant/mailversand';
import type { Fund } from '../einblick/fund.js';

/** A mail as it waits in the outbox. */
export interface Brief {
  /** What it is about, for the list of mails. */
  art: string;
  an: { name: string; address: string };
  /** Whose mail it is; null of the whole installation. */
  mandantId: number | null;
  betreff: string;
  inhalt: string;
  /** Where its recipient ends such mails with one click (RFC 8058). */
  abmeldung?: string | null | undefined;
  anhang?: Anhang | undefined;
}

/** A file that goes along. */
export interface Anhang {
  name: string;
  inhalt: Buffer;
}

/** The server of a main client, its secret encrypted. */
export type Hausserver = Omit<Mailversand, 'geheimnis' | 'geheimnisDa' | 'aktiv'> & {
  mandantId: number;
  chiffre: string | null;
};

/** How the main client behind a mail shows itself. */
export interface Mailhaus {
  name: string;
  farbe: string | null;
  /** Picture as a data URL. */
  logo: string | null;
  /** Where answers go. */
  antwort: string | null;
  /** Over which its mails leave, where it is not that of the installation. */
  server?: Hausserver | null;
}

/** A mail as it leaves. */
export interface Post extends Omit<Brief, 'mandantId'> {
  /** By which mail programs know it, and we when it comes back. */
  kennung?: string | undefined;
  /** null: of the whole installation. */
  haus: Mailhaus | null;
}

/** A mail on its way, with its number in the outbox. */
export interface Sendung extends Post {
  id: number;
  /** How often it was tried, this time included. */
  versuche: number;
}

/** Mails are only put into files here. */
export class KeinMailserver extends Error {}

/** Brings a mail on its way; answers the file it was put into, where there is one. */
export abstract class Zusteller {
  abstract stelleZu(sendung: Sendung): Promise<{ datei: string | null }>;
  /** Hands it to the mail server. @throws KeinMailserver, and whatever the server says */
  abstract sende(post: Post): Promise<void>;
  /** Is there a mail server that answers? @throws KeinMailserver, and whatever is in the way */
  abstract erreiche(): Promise<void>;
  /** Could it do so now? */
  abstract pruefe(): Promise<Fund>;
}

const steuerzeichen = /\p{Cc}/u;

/** Headers are made of these: whatever could begin another header, or another recipient, is refused. */
export function verlangeSauber({ an, betreff }: Pick<Brief, 'an' | 'betreff'>): void {
  if (!istEmail(an.address)) throw new Error('Die E-Mail Adresse des Empfängers ist nicht möglich');
  if (steuerzeichen.test(an.name) || an.name.includes('"') || steuerzeichen.test(betreff))
    throw new Error('Name oder Betreff der Mail enthalten Steuerzeichen');
}
