import { schweren } from '@frachtportal/domain/regel/regel';
import {
  liesRegelschweren,
  type Regelschweren,
  schreibeRegelschweren,
} from '@frachtportal/domain/regel/regelschweren';
import { regel, regelnamen } from '@frachtportal/domain/regel/tabelle';
import { t } from '@frachtportal/texte/t';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { optionenAus } from '../../../components/felder/optionen';
import type { Eingabeangaben } from './eingabeangaben';

/** Every rule of sense with what it does here when it finds something. */
export function Regelwahl({ wert, fehler, onAendern }: Eingabeangaben) {
  const gewaehlt = liesRegelschweren(wert) ?? {};
  const optionen = optionenAus(schweren);
  const waehle = (neu: Regelschweren) => onAendern(schreibeRegelschweren({ ...gewaehlt, ...neu }));
  return (
    <>
      {fehler && <p className="fp-fehlertext">{fehler}</p>}
      <details>
        <summary>
          {t('konfiguration.eingaben.regelnAbweichend', { anzahl: Object.keys(gewaehlt).length })}
        </summary>
        <ul className="fp-coco-regeln">
          {regelnamen.map((name) => (
            <li key={name}>
              <span>{t(regel(name).text)}</span>
              <AuswahlFeld
                label={t(regel(name).text)}
                labelVersteckt
                pflicht
                breite={190}
                nurLesen={regel(name).fest ?? false}
                optionen={optionen}
                wert={gewaehlt[name] ?? regel(name).schwere}
                onAendern={(schwere) => waehle({ [name]: schwere })}
              />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
