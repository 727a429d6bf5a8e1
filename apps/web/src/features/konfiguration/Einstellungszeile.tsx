import type { Stand } from '@frachtportal/domain/konfiguration/eigene-werte';
import type { Einstellungsstand } from '@frachtportal/domain/konfiguration/einstellung';
import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Schluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { beschriebeneAngabe } from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';
import { t } from '@frachtportal/texte/t';
import HistoryIcon from '@mui/icons-material/History';
import UndoIcon from '@mui/icons-material/Undo';
import Chip from '@mui/material/Chip';
import { memo } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { Eingabe } from './eingaben/Eingabe';
import { werttext } from './werttext';

interface Eigenschaften {
  name: Schluessel;
  stand: Stand;
  wert: string;
  gespeichert: Einstellungsstand | undefined;
  geaendert: boolean;
  fehler: string | undefined;
  onAendern: (key: string, wert: string | null) => void;
  onVerlauf: (key: string) => void;
}

/** One key: its input with what it does, and how it differs from what is shipped. */
export const Einstellungszeile = memo(function Einstellungszeile(p: Eigenschaften) {
  const { name, stand, wert, gespeichert, geaendert, fehler, onAendern, onVerlauf } = p;
  const key = drahtPraefix + name;
  const a = beschriebeneAngabe(name);
  const abweichend = stand.value !== stand.standard;
  const schalter = a.art === 'wahrheit';
  return (
    <li className="fp-coco-zeile" data-geaendert={geaendert ? '' : undefined} id={`coco-${name}`}>
      <div className="fp-coco-eingabe">
        {!schalter && <h3>{t(a.label)}</h3>}
        <Eingabe
          name={name}
          angabe={a}
          wert={wert}
          fehler={fehler}
          onAendern={(neu) => onAendern(key, neu)}
        />
        {schalter && fehler && <p className="fp-fehlertext">{fehler}</p>}
        <p className="fp-coco-hinweis">
          {t(a.erklaerung)} <code>{name}</code>
        </p>
      </div>
      <div className="fp-coco-stand">
        {abweichend && (
          <Chip
            color="warning"
            label={`${t('konfiguration.einstellungszeile.abweichendVorgabe')} ${werttext(key, stand.standard).slice(0, 40)}`}
          />
        )}
        {geaendert && <Chip color="info" label={t('konfiguration.einstellungszeile.nichtGespeichert')} />}
        {!geaendert && gespeichert?.geaendertAm && (
          <span className="fp-gedaempft">
            {formatiereZeitpunkt(gespeichert.geaendertAm)} {gespeichert.geaendertVon}
          </span>
        )}
      </div>
      <div className="fp-zeile">
        <Knopf
          text={t('konfiguration.einstellungszeile.eigenenWertEntfernen', { name: t(a.label) })}
          icon={<UndoIcon fontSize="small" />}
          nurIcon
          leise
          deaktiviert={!stand.eigen}
          onClick={() => onAendern(key, null)}
        />
        <Knopf
          text={t('konfiguration.einstellungszeile.verlauf', { name: t(a.label) })}
          icon={<HistoryIcon fontSize="small" />}
          nurIcon
          leise
          onClick={() => onVerlauf(key)}
        />
      </div>
    </li>
  );
});
