import { profil, profile } from '@frachtportal/domain/konfiguration/profile';
import { wort } from '@frachtportal/domain/texte/text';
import { uebersetzt } from '../../../components/optionen';
import type { Eingabeangaben } from './eingabeangaben';
import { Festwahl } from './Festwahl';

const optionen = Object.entries(profile).map(([id, { bezeichnung }]) => ({ id, text: bezeichnung }));

/** The client name: one of the profiles, with what each of them means. */
export function Profilwahl(p: Eingabeangaben) {
  return (
    <>
      <Festwahl {...p} feldname="clientKunde" optionen={uebersetzt(optionen)} />
      <p className="fp-coco-hinweis">{wort(profil(p.wert).beschreibung)}</p>
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
