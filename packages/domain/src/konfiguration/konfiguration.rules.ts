import { fehler, type Meldung } from '../feld/meldung.js';
import { istZeitzone } from '../feld/zeitpunkt.js';
import { istBasisnummer } from '../packstueck/sscc.js';
import { liesRegelschweren } from '../regel/regelschweren.js';
import { sindHosts } from './coco-hosts.js';
import { istEinfachesHtml } from './infobox.js';
import { drahtPraefix, type Einstellungen, liesWert, wirksam } from './konfiguration.js';
import { istProfil, listenspaltensaetze } from './profile.js';
import { angabe, istSchluessel, type Schluessel } from './schluessel/schluessel.js';

/** May these settings be stored? They stand above `ebenen`, the levels that are already there. */
export function pruefeEinstellungen(einstellungen: Einstellungen, ...ebenen: Einstellungen[]): Meldung[] {
  const meldungen: Meldung[] = [];
  for (const [key, wert] of Object.entries(einstellungen)) {
    const name = key.startsWith(drahtPraefix) ? key.slice(drahtPraefix.length) : key;
    if (!istSchluessel(name))
      meldungen.push(fehler('konfiguration.unbekannt', key, { name: name.slice(0, 100) }));
    else if (liesWert(name, wert) === undefined || !istErlaubt(name, wert)) {
      meldungen.push(fehler('konfiguration.wert', key, { name }));
    }
  }
  const infobox = einstellungen[`${drahtPraefix}clientInfobox`] ?? einstellungen['clientInfobox'] ?? '';
  if (!istEinfachesHtml(infobox))
    meldungen.push(fehler('konfiguration.html', `${drahtPraefix}clientInfobox`));
  const danach = wirksam(...ebenen, einstellungen);
  if (danach.isTauschgeraete && danach.isZusaetzlicheLademittel) {
    meldungen.push(fehler('konfiguration.tauschOderLademittel', `${drahtPraefix}isTauschgeraete`));
  }
  return meldungen;
}

/** What the keys that name entries of look-up lists may name. */
export interface Nachschlagbares {
  waehrungen: ReadonlySet<number>;
  terminkennzeichen: ReadonlySet<number>;
  /** Numbers of the services (`spezNum`). */
  services: ReadonlySet<number>;
}

/** Do these settings, keyed without `client.`, name only entries that there are? */
export function pruefeVerweise(einstellungen: Einstellungen, da: Nachschlagbares): Meldung[] {
  const nummern = (einstellungen['customServices'] ?? '').split(',').filter((n) => n.trim());
  const unbekannt: [Schluessel, boolean][] = [
    ['defaultWaehrung', fehlt(einstellungen['defaultWaehrung'], da.waehrungen)],
    ['terminArtFixTermin', fehlt(einstellungen['terminArtFixTermin'], da.terminkennzeichen)],
    ['customServices', nummern.some((n) => fehlt(n, da.services))],
  ];
  return unbekannt
    .filter(([, falsch]) => falsch)
    .map(([name]) => fehler('konfiguration.wert', drahtPraefix + name, { name }));
}

const fehlt = (wert: string | undefined, da: ReadonlySet<number>) =>
  wert !== undefined && !(/^\s*\d+\s*$/.test(wert) && da.has(Number(wert)));

/** Texts that only take one of a list. */
function istErlaubt(name: Schluessel, wert: string): boolean {
  if (name === 'clientKunde') return istProfil(wert);
  if (name === 'auftragsresearchtableconfig') return wert === '' || Object.hasOwn(listenspaltensaetze, wert);
  if (name === 'gs1Basisnummer') return wert === '' || istBasisnummer(wert);
  if (name === 'cocoHosts') return sindHosts(wert);
  if (name === 'zeitzone') return istZeitzone(wert);
  if (name === 'regeln') return liesRegelschweren(wert) !== null;
  const a = angabe(name);
  return a.art !== 'text' || !a.auswahl || Object.hasOwn(a.auswahl, wert);
}
