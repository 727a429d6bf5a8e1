import { alsDraht, drahtPraefix, type Einstellungen, liesWert, wirksam } from './konfiguration.js';
import { angabe, istSchluessel, type Schluessel, schluesselnamen } from './schluessel/schluessel.js';

const ohnePraefix = (key: string) => (key.startsWith(drahtPraefix) ? key.slice(drahtPraefix.length) : key);

/** The key as it is sent, `client.` before its name. */
export const mitPraefix = (key: string) => drahtPraefix + ohnePraefix(key);

/** Keys without `client.`, values in their one spelling. Unknown keys and values are left out. */
export function geordnet(einstellungen: Einstellungen): Record<string, string> {
  const paare = Object.entries(einstellungen).flatMap(([key, text]): [string, string][] => {
    const name = ohnePraefix(key);
    const wert = istSchluessel(name) ? liesWert(name, text) : undefined;
    return wert === undefined ? [] : [[name, String(wert)]];
  });
  return Object.fromEntries(paare);
}

/** What holds on a level for every key if nothing but the profile is chosen there. */
function ohneEigene(clientKunde: string | undefined, darunter: Einstellungen[]): Record<string, string> {
  return geltend([...darunter, clientKunde === undefined ? {} : { clientKunde }]);
}

function geltend(ebenen: Einstellungen[]): Record<string, string> {
  const draht = alsDraht(wirksam(...ebenen));
  return Object.fromEntries(Object.entries(draht).map(([key, wert]) => [ohnePraefix(key), wert]));
}

/**
 * The values a level has to keep so that what is wished for holds there: only those that differ from what would hold
 * without them. So a value that everybody has follows when the level below, or the profile, changes.
 * @param bisher the level's present values; keys that are not wished for stay as they are
 * @param darunter the levels below, lowest first
 */
export function eigeneWerte(
  wunsch: Einstellungen,
  bisher: Einstellungen,
  ...darunter: Einstellungen[]
): Record<string, string> {
  const { clientKunde, ...rest } = { ...geordnet(bisher), ...geordnet(wunsch) };
  const profil = clientKunde === ohneEigene(undefined, darunter)['clientKunde'] ? undefined : clientKunde;
  const sonst = ohneEigene(profil, darunter);
  const eigene = Object.entries(rest).filter(([name, wert]) => sonst[name] !== wert);
  return { ...(profil === undefined ? {} : { clientKunde: profil }), ...Object.fromEntries(eigene) };
}

export interface Stand {
  key: string;
  value: string;
  standard: string;
  ohneEigenen: string;
  eigen: boolean;
}

/** Every key of a level: what holds, what is shipped, what would hold without an own value. */
export function staende(eigene: Einstellungen, ...darunter: Einstellungen[]): Stand[] {
  const gilt = geltend([...darunter, eigene]);
  const sonst = ohneEigene(geordnet(eigene)['clientKunde'], darunter);
  const ohneProfil = ohneEigene(undefined, darunter);
  const gesetzt = geordnet(eigene);
  return schluesselnamen.map((key: Schluessel) => ({
    key: mitPraefix(key),
    value: gilt[key] ?? '',
    standard: String(angabe(key).standard),
    ohneEigenen: (key === 'clientKunde' ? ohneProfil : sonst)[key] ?? '',
    eigen: key in gesetzt,
  }));
}
