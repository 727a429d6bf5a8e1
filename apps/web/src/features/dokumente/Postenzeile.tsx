import type { Belegart } from '@frachtportal/domain/dokument/dokument';
import { t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { Knopf } from '../../components/bedienung/Knopf';
import { AuswahlFeld, type Option } from '../../components/felder/AuswahlFeld';
import { Feld } from '../../components/felder/Feld';
import { dateigroesse } from '../../lib/dateien/dateipruefung';
import { Importfortschritt } from '../importe/Importfortschritt';
import type { Posten } from './useWarteschlange';

interface Eigenschaften {
  posten: Posten;
  arten: readonly Option[];
  onBezeichnung: (bezeichnung: string | null) => void;
  onBelegart: (art: Belegart | null) => void;
  onAbbrechen: () => void;
  onEntfernen: () => void;
}

/** One file that is to go up: how it will be called, how far it is, or why it did not arrive. */
export function Postenzeile({
  posten: p,
  arten,
  onBezeichnung,
  onBelegart,
  onAbbrechen,
  onEntfernen,
}: Eigenschaften) {
  const benennbar = p.stand === 'bereit' || p.stand === 'fehler';
  return (
    <li aria-label={p.datei.name}>
      <div className="fp-reihe fp-verteilt">
        <span>
          {p.datei.name} <span className="fp-gedaempft">{dateigroesse(p.datei.size)}</span>
        </span>
        {p.stand !== 'laeuft' && (
          <Knopf
            text={`${p.datei.name} ${t('dokument.postenzeile.weglassen')}`}
            icon={<CloseIcon style={{ fontSize: 16 }} />}
            nurIcon
            leise
            onClick={onEntfernen}
          />
        )}
      </div>
      {p.grund && (
        <p className="fp-fehlertext" role="alert">
          {p.grund}
        </p>
      )}
      {benennbar && (
        <div className="fp-zeile">
          <Feld label="beschriftung.bezeichnung" max={255} wert={p.bezeichnung} onAendern={onBezeichnung} />
          <AuswahlFeld
            label="beschriftung.belegart"
            optionen={arten}
            wert={p.belegart}
            onAendern={(art) => onBelegart(art as Belegart | null)}
          />
        </div>
      )}
      {p.stand === 'wartet' && (
        <p className="fp-gedaempft">{t('dokument.postenzeile.wartetAufDieVorigeDatei')}</p>
      )}
      {p.stand === 'laeuft' && (
        <Importfortschritt
          text="dokument.postenzeile.wirdHochgeladen"
          getan={p.prozent}
          gesamt={100}
          einheit="%"
          onAbbrechen={onAbbrechen}
        />
      )}
    </li>
  );
}
