import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
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
  { feld: 'offen', titel: 'anbindung.offen', rechts: true },
  { feld: 'gescheitert', titel: 'anbindung.gescheitert', rechts: true },
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
