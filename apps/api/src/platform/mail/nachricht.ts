import type { SendMailOptions } from 'nodemailer';
import type { Sendung } from './zusteller.js';

/** The mail as nodemailer takes it: addresses as objects, nothing is read from files or addresses in it. */
export function nachricht(sendung: Sendung, absender: string): SendMailOptions {
  return {
    from: { name: 'Frachtportal', address: absender },
    to: sendung.an,
    subject: sendung.betreff,
    text: sendung.inhalt,
    // Nobody answers "I am away" to a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
