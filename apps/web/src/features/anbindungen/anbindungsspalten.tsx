import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import type { Anbindung } from './api/anbindungen';

/** How it is, in a word. */
function Stand({ anbindung: a }: { anbindung: Anbindung }) {
  if (!a.aktiv) return <Statusmarke ton="neutral" text="anbindung.abgeschaltet" />;
  if (a.fehler && a.fehlerSeit)
    return (
      <Statusmarke
        ton="err"
        text={t('anbindung.gestoertSeit', { seit: formatiereZeitpunkt(a.fehlerSeit) })}
      />
    );
  if (!a.letzterLaufAm && a.richtung === 'eingang')
    return <Statusmarke ton="warn" text="anbindung.erstNachsehen" />;
  return <Statusmarke ton="ok" text="anbindung.bereit" />;
}

/** How many, as one reads it. */
export function zahlspalte<F extends string>(feld: F, titel: string, breite?: number) {
  return {
    feld,
    titel,
    rechts: true,
    ...(breite && { breite }),
    zelle: (zeile: Readonly<Partial<Record<F, number | null>>>) => formatiereZahl(zeile[feld]),
  };
}

export const anbindungsspalten: readonly Tabellenspalte<Anbindung>[] = [
  { feld: 'name', titel: 'beschriftung.name' },
  {
    feld: 'richtung',
    titel: 'anbindung.richtung',
    zelle: (a) => t(a.richtung === 'ausgang' ? 'anbindung.ausgang' : 'anbindung.eingang'),
  },
  {
    feld: 'verzeichnis',
    titel: 'anbindung.woher',
    zelle: (a) => a.verzeichnis ?? a.adresse ?? `${a.benutzername}, ${a.host}`,
  },
  { feld: 'partner', titel: 'beschriftung.partner' },
  { feld: 'selbstUebernehmen', titel: 'anbindung.vonSelbst' },
  zahlspalte('offen', 'anbindung.offen'),
  zahlspalte('gescheitert', 'anbindung.gescheitert'),
  {
    feld: 'letzterLaufAm',
    titel: 'anbindung.letzterVerkehr',
    zelle: (a) => a.letzterLaufAm && formatiereZeitpunkt(a.letzterLaufAm),
  },
  {
    feld: 'naechsterAbschluss',
    titel: 'anbindung.naechsterAbschluss',
    zelle: (a) => a.naechsterAbschluss && formatiereZeitpunkt(a.naechsterAbschluss),
  },
  { feld: 'aktiv', titel: 'beschriftung.zustand', zelle: (a) => <Stand anbindung={a} /> },
  { feld: 'fehler', titel: 'beschriftung.letzterFehler' },
];
