import dns from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Where printers and servers of a company stand: in the networks of companies, or with an address of the world. */
export const imHaus: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'unicast']);
/** Where programs of others stand. */
export const draussen: ReadonlySet<string> = new Set(['unicast']);
/** Addresses at which clouds tell their machines secrets, and that look like any other. */
const auskunftsstellen = ['168.63.129.16/32', 'fd00:ec2::254/128', 'fd20:ce::254/128'];

/** Wherever an operator has said that something goes. */
export const ueberall = ['0.0.0.0/0', '::/0'];

const liegtIn = (adresse: ipaddr.IPv4 | ipaddr.IPv6, netze: readonly string[]) =>
  netze.some((netz) => {
    const [grund, laenge] = ipaddr.parseCIDR(netz);
    return adresse.kind() === grund.kind() && adresse.match(grund, laenge);
  });

/** May anything be sent there? Neither to this machine itself, nor to whatever answers only neighbours. */
export function istErlaubt(adresse: string, erlaubt: readonly string[], arten = imHaus): boolean {
  // Version 4 written as version 6 is what it means.
  const gemeint = ipaddr.process(adresse.replace(/%.*$/, ''));
  if (liegtIn(gemeint, erlaubt)) return true;
  return arten.has(gemeint.range()) && !liegtIn(gemeint, auskunftsstellen);
}

/** An address in one of the networks that were named: whatever goes there stays in the house. */
export const istFreigegeben = (host: string, erlaubt: readonly string[]): boolean =>
  ipaddr.isValid(host) && liegtIn(ipaddr.process(host), erlaubt);

const rechnername = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*\.?$/i;

/** A name of a machine, or an address that may be connected to. What a name stands for is known when it is used. */
export function istZiel(host: string, erlaubt: readonly string[], arten = imHaus): boolean {
  return ipaddr.isValid(host) ? istErlaubt(host, erlaubt, arten) : rechnername.test(host);
}

/** An address on the web that may be asked: encrypted, unless it is in a network that was named. */
export function istWebziel(adresse: string, erlaubt: readonly string[], arten = imHaus): boolean {
  if (!URL.canParse(adresse)) return false;
  const { protocol, hostname, username } = new URL(adresse);
  const offen = protocol === 'http:' && istFreigegeben(hostname, erlaubt);
  return (protocol === 'https:' || offen) && !username && istZiel(hostname, erlaubt, arten);
}

/** Nothing is connected to there. */
export class Zielfehler extends Error {
  constructor(
    readonly host: string,
    readonly grund: 'verboten' | 'unbekannt',
  ) {
    super(`${host}: ${grund}`);
  }
}

/**
 * The address to connect to. What was checked is what is used: a name may stand for another one a moment later.
 * @throws Zielfehler
 */
export async function loeseAuf(host: string, erlaubt: readonly string[], arten = imHaus): Promise<string> {
  const adressen = await dns.lookup(host, { all: true });
  if (!adressen.every(({ address }) => istErlaubt(address, erlaubt, arten)))
    throw new Zielfehler(host, 'verboten');
  const [erste] = adressen;
  if (!erste) throw new Zielfehler(host, 'unbekannt');
  return erste.address;
}
