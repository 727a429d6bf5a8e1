import type { Schaden } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { reklamationsrechte } from '@frachtportal/domain/klaerfall/schaden';
import { t } from '@frachtportal/texte/t';
import { formatiereTag, formatiereTagMitWochentag } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { liesDokument } from '../dokumente/api/dokumente';
import { Dokumentzeile } from '../dokumente/Dokumentzeile';

/** A damage: until when it has to be claimed, how much it is, and its pictures. */
export function Schadenszeilen({ schaden: s }: { schaden: Schaden }) {
  return (
    <>
      <dl>
        <dt>{t('klaerfall.frist')}</dt>
        <dd>
          {formatiereTagMitWochentag(s.frist)} ({t(reklamationsrechte[s.recht])})
          {!s.rechtzeitig && <span className="fp-fehlertext"> {t('klaerfall.fristVersaeumt')}</span>}
        </dd>
        <dt>{t('klaerfall.abgeliefertAm')}</dt>
        <dd>
          {formatiereTag(s.abgeliefertAm)}
          {s.erkennbar && `, ${t('klaerfall.erkennbarKurz')}`}
        </dd>
        {s.packstuecke !== null && (
          <>
            <dt>{t('klaerfall.betroffen')}</dt>
            <dd>{formatiereZahl(s.packstuecke)}</dd>
          </>
        )}
        {s.betrag !== null && (
          <>
            <dt>{t('klaerfall.betrag')}</dt>
            <dd>{formatiereZahl(s.betrag, 2)}</dd>
          </>
        )}
      </dl>
      {s.bilder.length > 0 && (
        <div className="fp-dokumente">
          <ul aria-label={t('klaerfall.bilder')}>
            {s.bilder.map(({ id, name }) => (
              <Dokumentzeile key={id} titel={name} datei={name} lies={() => liesDokument(id)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
