import { fehler, type Meldung } from '../feld/meldung.js';
import { istBasisnummer } from '../packstueck/sscc.js';
import { istEinfachesHtml } from './infobox.js';
import { drahtPraefix, type Einstellungen, liesWert, wirksam } from './konfiguration.js';
import { istProfil } from './profile.js';
import { angabe, istSchluessel, type Schluessel } from './schluessel.js';

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

/** Texts that only take one of a list. */
function istErlaubt(name: Schluessel, wert: string): boolean {
  if (name === 'clientKunde') return istProfil(wert);
  if (name === 'gs1Basisnummer') return wert === '' || istBasisnummer(wert);
  const a = angabe(name);
  return a.art !== 'text' || !a.auswahl || Object.hasOwn(a.auswahl, wert);
}
