import { isFQDN, isIP } from 'class-validator';

/**
 * Is the configurator offered on this host? `liste` is the value of `cocoHosts`: names with commas between, `*.` at the
 * beginning of one stands for every host below it.
 */
export function istCocoHost(host: string, liste: string): boolean {
  const gesucht = host.toLowerCase();
  return namen(liste).some((name) =>
    name.startsWith('*.') ? gesucht.endsWith(name.slice(1)) : name === gesucht,
  );
}

/** Are these names and addresses of hosts, which the value of `cocoHosts` may hold? */
export const sindHosts = (liste: string): boolean =>
  namen(liste).every((name) => isFQDN(name, { require_tld: false, allow_wildcard: true }) || isIP(name));

const namen = (liste: string) => liste.split(',').flatMap((name) => name.trim().toLowerCase() || []);
