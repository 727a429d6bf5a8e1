import { profil, profile } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { uebersetzt } from '../../../components/felder/optionen';
import type { Eingabeangaben } from './eingabeangaben';
import { Festwahl } from './Festwahl';

const optionen = Object.entries(profile).map(([id, { bezeichnung }]) => ({ id, text: bezeichnung }));

/** The client name: one of the profiles, with what each of them means. */
export function Profilwahl(p: Eingabeangaben) {
  return (
    <>
      <Festwahl {...p} feldname="clientKunde" optionen={uebersetzt(optionen)} />
      <p className="fp-coco-hinweis">{t(profil(p.wert).beschreibung)}</p>
      <details>
        <summary>{t('konfiguration.eingaben.alleProfile')}</summary>
        <dl>
          {Object.entries(profile).map(([name, { bezeichnung, beschreibung }]) => (
            <div key={name}>
              <dt>{t(bezeichnung)}</dt>
              <dd>{t(beschreibung)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
