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
    titel: 'Mandanten',
    pfad: pfade.verwaltung.mandanten,
    beschreibung:
      'Hauptmandanten und ihre Untermandanten anlegen, zuordnen und entfernen, Anschriften ändern.',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'Adressimport',
    pfad: pfade.verwaltung.adressimport,
    beschreibung: 'Adressen aus einer CSV- oder Excel-Datei in das Adressbuch eines Mandanten übernehmen.',
    recht: 'adresse.importieren',
  },
  {
    titel: 'Premium-Import',
    pfad: pfade.verwaltung.premium,
    beschreibung: 'Postleitzahlgebiete und Zeitfenster des Premiumdienstes aus einer Excel-Datei übernehmen.',
    recht: 'stammdaten.verwalten',
    nurWenn: (k) => k.isBexPremium,
  },
  {
    titel: 'Standard-Statuskette',
    pfad: pfade.verwaltung.statuskette,
    beschreibung: 'Die Reihenfolge, in der Sendungen ihre Status durchlaufen.',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'Anzeigestatus',
    pfad: pfade.verwaltung.anzeigestatus,
    beschreibung: 'Die Status des Dispositionssystems in Worte übersetzen, die Kunden verstehen.',
    recht: 'mandant.verwalten',
  },
  {
    titel: 'Informationen',
    pfad: pfade.verwaltung.information,
    beschreibung: 'Serverprotokoll, Protokolldateien und aktive Sessions.',
    recht: 'admin',
  },
  {
    titel: 'Änderungsprotokoll',
    pfad: pfade.verwaltung.protokoll,
    beschreibung: 'Wer wann was getan hat: Anmeldungen, Wechsel, Rechte, Konfiguration, Löschungen, Exporte.',
    recht: 'admin',
  },
  {
    titel: 'Mails',
    pfad: pfade.verwaltung.mails,
    beschreibung: 'Was das Portal verschickt hat, und was ohne Mailserver als Datei liegt.',
    recht: 'admin',
  },
  {
    titel: 'Konfigurator (CoCo)',
    pfad: pfade.verwaltung.coco,
    beschreibung: 'Alle Einstellungen mit ihrer Erklärung, ihrem Verlauf und den Profilen.',
    recht: 'admin',
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
