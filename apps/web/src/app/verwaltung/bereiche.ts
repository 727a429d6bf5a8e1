import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { istCocoHost } from '@frachtportal/domain/konfiguration/coco-hosts';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { useKonfiguration } from '../../lib/konfiguration';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';

export interface Verwaltungsbereich {
  titel: string;
  pfad: string;
  /** What can be done there, in a sentence of the overview. */
  beschreibung: string;
  recht: Recht;
  /** Open only where the configuration says so. */
  nurWenn?: (konfiguration: Konfiguration) => boolean;
  /** Always open by its address, but linked only where the configuration says so. */
  imMenue?: (konfiguration: Konfiguration) => boolean;
}

/** The parts of the admin area, in the order they are offered. */
export const bereiche: readonly Verwaltungsbereich[] = [
  {
    titel: 'einrichtung.titel',
    pfad: pfade.verwaltung.einrichten,
    beschreibung: 'verwaltung.bereiche.einrichten',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'allgemein.mandanten',
    pfad: pfade.verwaltung.mandanten,
    beschreibung: 'verwaltung.bereiche.mandanten',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'registrierung.titel',
    pfad: pfade.verwaltung.registrierungen,
    beschreibung: 'verwaltung.bereiche.registrierungen',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'allgemein.adressimport',
    pfad: pfade.verwaltung.adressimport,
    beschreibung: 'verwaltung.bereiche.adressimport',
    recht: 'adresse.importieren',
  },
  {
    titel: 'konfiguration.einstellung.isBexPremium.label',
    pfad: pfade.verwaltung.premium,
    beschreibung: 'verwaltung.bereiche.premium',
    recht: 'stammdaten.verwalten',
    nurWenn: (k) => k.isBexPremium,
  },
  {
    titel: 'drucker.etikettendrucker',
    pfad: pfade.verwaltung.drucker,
    beschreibung: 'verwaltung.bereiche.drucker',
    recht: 'stammdaten.verwalten',
  },
  {
    titel: 'anbindung.anbindungen',
    pfad: pfade.verwaltung.anbindungen,
    beschreibung: 'verwaltung.bereiche.anbindungen',
    recht: 'stammdaten.verwalten',
  },
  {
    titel: 'zugangsschluessel.titel',
    pfad: pfade.verwaltung.zugangsschluessel,
    beschreibung: 'verwaltung.bereiche.zugangsschluessel',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'webhook.titel',
    pfad: pfade.verwaltung.webhooks,
    beschreibung: 'verwaltung.bereiche.webhooks',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'allgemein.standardStatuskette',
    pfad: pfade.verwaltung.statuskette,
    beschreibung: 'verwaltung.bereiche.statuskette',
    recht: 'installation.verwalten',
  },
  {
    titel: 'beschriftung.anzeigestatus',
    pfad: pfade.verwaltung.anzeigestatus,
    beschreibung: 'verwaltung.bereiche.anzeigestatus',
    recht: 'installation.verwalten',
  },
  {
    titel: 'betrieb.betrieb',
    pfad: pfade.verwaltung.betrieb,
    beschreibung: 'verwaltung.bereiche.betrieb',
    recht: 'installation.verwalten',
  },
  {
    titel: 'datenleben.datenleben',
    pfad: pfade.verwaltung.datenleben,
    beschreibung: 'verwaltung.bereiche.datenleben',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'allgemein.informationen',
    pfad: pfade.verwaltung.information,
    beschreibung: 'verwaltung.bereiche.information',
    recht: 'serverlog.lesen',
  },
  {
    titel: 'allgemein.aenderungsprotokoll',
    pfad: pfade.verwaltung.protokoll,
    beschreibung: 'verwaltung.bereiche.protokoll',
    recht: 'protokoll.lesen',
  },
  {
    titel: 'allgemein.mails',
    pfad: pfade.verwaltung.mails,
    beschreibung: 'verwaltung.bereiche.mails',
    recht: 'protokoll.lesen',
  },
  {
    titel: 'allgemein.konfiguratorCoCo',
    pfad: pfade.verwaltung.coco,
    beschreibung: 'verwaltung.bereiche.konfigurator',
    recht: 'konfiguration.verwalten',
    imMenue: ({ cocoHosts }) => istCocoHost(window.location.hostname, cocoHosts),
  },
];

/** The parts open to the user, here and now. */
export function useBereiche(): readonly Verwaltungsbereich[] {
  const darf = useRechte();
  const konfiguration = useKonfiguration();
  return bereiche.filter((b) => darf(b.recht) && (b.nurWenn?.(konfiguration) ?? true));
}

/** Those of them that the menu leads to. */
export function useMenue(): readonly Verwaltungsbereich[] {
  const konfiguration = useKonfiguration();
  return useBereiche().filter((b) => b.imMenue?.(konfiguration) ?? true);
}
