import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

const plugins = [
  'ID',
  'STARTTLS',
  'SASL-IR',
  'AUTH-PLAIN',
  'XOAUTH2',
  'ENABLE',
  'LITERALPLUS',
  'UIDPLUS',
  'MOVE',
];

/** A mail server with one mailbox (testuser, testpass, testtoken), which forgets everything in the end. */
export class ImapServer {
  private constructor(private readonly imap: ReturnType<typeof hoodiecrow>) {}

  static async starten(): Promise<ImapServer> {
    const imap = hoodiecrow({ plugins, storage: { INBOX: { messages: [] } } });
    await new Promise<void>((fertig) => void imap.listen(0, '127.0.0.1', fertig));
    return new ImapServer(imap);
  }

  get port(): number {
    return (this.imap.server.address() as AddressInfo).port;
  }

  /** A message arrives. */
  stelleZu(raw: string): void {
    this.imap.appendMessage('INBOX', [], false, raw);
  }

  in(ordner: string): string[] {
    return (this.imap.getMailbox(ordner)?.messages ?? []).map(({ raw }) => raw);
  }

  stoppen(): Promise<void> {
    return new Promise((fertig) => void this.imap.server.close(() => fertig()));
  }
}
