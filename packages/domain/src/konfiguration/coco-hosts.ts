/**
 * Is the configurator offered on this host? `liste` is the value of `cocoHosts`: names with commas between, `*.` at the
 * beginning of one stands for every host below it.
 */
export function istCocoHost(host: string, liste: string): boolean {
  const gesucht = host.toLowerCase();
  return liste
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .some((name) =>
      name.startsWith('*.') ? gesucht.endsWith(name.slice(1)) : name !== '' && name === gesucht,
    );
}
