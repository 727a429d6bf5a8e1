import { t } from '@frachtportal/texte/t';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import './sicherheit.css';

interface Eigenschaften {
  codes: string;
  onFertig: () => void;
}

/** The recovery codes, which nobody sees again. */
export function Codeliste({ codes, onFertig }: Eigenschaften) {
  return (
    <Zeilen>
      <p role="status">{t('sicherheit.codesErklaerung')}</p>
      <ul className="fp-codes" aria-label={t('sicherheit.codes')}>
        {codes.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="fp-werkzeuge">
        <Knopf text="sicherheit.notiert" primaer autoFocus onClick={onFertig} />
        {/* Without HTTPS a browser lends nobody its clipboard. */}
        {navigator.clipboard && (
          <Knopf text="sicherheit.kopieren" onClick={() => void navigator.clipboard.writeText(codes)} />
        )}
      </div>
    </Zeilen>
  );
}
