import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Druckfehler } from './druckfehler.js';

/** Where printers stand: in the networks of companies, or with an address of the world. */
const erlaubteArten = new Set(['private', 'uniqueLocal', 'unicast']);
/** Addresses at which clouds tell their machines secrets, and that look like any other. */
const auskunftsstellen = ['168.63.129.16/32', 'fd00:ec2::254/128', 'fd20:ce::254/128'];

const liegtIn = (adresse: ipaddr.IPv4 | ipaddr.IPv6, netze: readonly string[]) =>
  netze.some((netz) => {
    const [grund, laenge] = ipaddr.parseCIDR(netz);
    return adresse.kind() === grund.kind() && adresse.match(grund, laenge);
  });

/** May labels be sent there? Neither to this machine itself, nor to whatever answers only neighbours. */
export function istErlaubt(adresse: string, erlaubt: readonly string[]): boolean {
  // Version 4 written as version 6 is what it means.
  const gemeint = ipaddr.process(adresse.replace(/%.*$/, ''));
  if (liegtIn(gemeint, erlaubt)) return true;
  return erlaubteArten.has(gemeint.range()) && !liegtIn(gemeint, auskunftsstellen);
}

const rechnername = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*\.?$/i;

/** A name of a machine, or an address that labels may be sent to. What a name stands for is known when it is used. */
export function istZiel(host: string, erlaubt: readonly string[]): boolean {
  return ipaddr.isValid(host) ? istErlaubt(host, erlaubt) : rechnername.test(host);
}

/** The address to connect to. What was checked is what is used: a name may stand for another one a moment later. */
export async function loeseAuf(host: string, erlaubt: readonly string[]): Promise<string> {
  const adressen = await lookup(host, { all: true });
  if (!adressen.every(({ address }) => istErlaubt(address, erlaubt)))
    throw new Druckfehler(`An die Adresse von „${host}“ darf nicht gedruckt werden.`, true);
  const [erste] = adressen;
  if (!erste) throw new Druckfehler(`Der Rechnername „${host}“ ist unbekannt.`);
  return erste.address;
}
