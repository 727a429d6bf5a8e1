import { profil, profile } from '@frachtportal/domain/konfiguration/profile';
import { wort } from '@frachtportal/domain/texte/text';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { uebersetzt } from '../../../components/optionen';
import type { Eingabeangaben } from './eingabeangaben';

const optionen = Object.entries(profile).map(([id, { bezeichnung }]) => ({ id, text: bezeichnung }));

/** The client name: one of the profiles, with what each of them means. */
export function Profilwahl({ angabe, wert, fehler, onAendern }: Eingabeangaben) {
  return (
    <>
      <AuswahlFeld
        label={angabe.label}
        labelVersteckt
        pflicht
        breite={280}
        name="clientKunde"
        optionen={uebersetzt(optionen)}
        wert={wert}
        fehler={fehler}
        onAendern={(neu) => onAendern(String(neu ?? ''))}
      />
      <p className="fp-coco-hinweis">{wort(profil(wert).beschreibung)}</p>
      <details className="fp-coco-profile">
        <summary>{wort('Alle Profile')}</summary>
        <dl>
          {Object.entries(profile).map(([name, { bezeichnung, beschreibung }]) => (
            <div key={name}>
              <dt>{wort(bezeichnung)}</dt>
              <dd>{wort(beschreibung)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
