/** What the tests use of a package that describes no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Postfachordner {
    messages: { raw: string }[];
  }
  interface Hoodiecrow {
    server: Server;
    listen(port: number, host: string, fertig: () => void): void;
    getMailbox(pfad: string): Postfachordner | undefined;
    appendMessage(ordner: string, flags: string[], datum: boolean, raw: string): void;
  }
  const hoodiecrow: (angaben: object) => Hoodiecrow;
  export = hoodiecrow;
}
