import type { SendMailOptions } from 'nodemailer';
import { alsHtml } from './gestalt.js';
import type { Post } from './zusteller.js';

/** For the button of mail programs (RFC 8058). */
const abmeldung = (adresse: string) => ({
  'List-Unsubscribe': `<${adresse}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail as nodemailer takes it: addresses as objects, nothing is read from files or addresses in it. */
export function nachricht(sendung: Post, absender: string): SendMailOptions {
  const { kennung, anhang } = sendung;
  return {
    from: { name: sendung.haus?.name ?? 'Frachtportal', address: absender },
    to: sendung.an,
    ...(sendung.haus?.antwort && { replyTo: { name: sendung.haus.name, address: sendung.haus.antwort } }),
    subject: sendung.betreff,
    text: sendung.inhalt,
    html: alsHtml(sendung.inhalt, sendung.betreff, sendung.haus),
    attachDataUrls: true,
    ...(kennung && { messageId: `<${kennung}@${absender.split('@').at(-1)}>` }),
    ...(anhang && { attachments: [{ filename: anhang.name, content: anhang.inhalt }] }),
    // Nobody answers "I am away" to a machine.
    headers: { 'Auto-Submitted': 'auto-generated', ...(sendung.abmeldung && abmeldung(sendung.abmeldung)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
