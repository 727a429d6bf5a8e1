import { phasentexte } from '@frachtportal/domain/auftrag/liste/phase';
import { listenfragen } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { Phasenzeichen } from '../Phasenzeichen';
import { Kennzahl, type Teilangaben } from './Kennzahl';

/** How many orders there are in each phase, with those that are late; delivered ones of today. */
export function Phasenleiste({ uebersicht, ausschnitt }: Teilangaben) {
  return (
    <ul className="fp-kasten fp-phasenleiste" aria-label={t('auftrag.uebersicht.jePhase')}>
      {uebersicht.phasen.map(({ phase, anzahl, verspaetet, heute }) => (
        <li key={phase}>
          <Phasenzeichen phase={phase} groesse={22} />
          <Kennzahl frage={listenfragen.phase(phase)} ausschnitt={ausschnitt}>
            <b>{formatiereZahl(anzahl)}</b>{' '}
            {t(phase === 'zugestellt' ? 'auftrag.uebersicht.heuteZugestellt' : phasentexte[phase])}
          </Kennzahl>
          {phase === 'problem' && heute > 0 && (
            <Kennzahl frage={listenfragen.neuIn(phase)} ausschnitt={ausschnitt} className="fp-phase-neu">
              {t('auftrag.uebersicht.neu', { anzahl: formatiereZahl(heute) })}
            </Kennzahl>
          )}
          {phase !== 'problem' && verspaetet > 0 && (
            <Kennzahl
              frage={listenfragen.verspaetetIn(phase)}
              ausschnitt={ausschnitt}
              className="fp-phase-spaet"
            >
              {t('auftrag.uebersicht.verspaetet', { anzahl: formatiereZahl(verspaetet) })}
            </Kennzahl>
          )}
        </li>
      ))}
    </ul>
  );
}
