import { type Abholstunde, listenfragen } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Zeichen, zeichen } from '../../../components/anzeige/Zeichen';
import { formatiereUhrzeit, heute } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { stundentext } from '../stunde';
import { Kennzahl, Tabellenzahl, type Teilangaben } from './Kennzahl';
import { listenlink } from './listenlink';

const Stundendiagramm = lazy(async () => ({ default: (await import('./Stundendiagramm')).Stundendiagramm }));

const summe = (stunden: readonly Abholstunde[], was: 'offen' | 'abgeholt') =>
  stunden.reduce((s, stunde) => s + stunde[was], 0);

/** What is collected today, hour by hour. */
export function Abholungen({ uebersicht: { abholungen, tag }, ausschnitt }: Teilangaben) {
  const gehe = useNavigate();
  const [offen, abgeholt] = [summe(abholungen, 'offen'), summe(abholungen, 'abgeholt')];
  return (
    <Karte
      titel="auftrag.uebersicht.abholungen"
      aktionen={
        abholungen.length > 0 && (
          <Kennzahl frage={listenfragen.abholungen(tag, 'abgeholt')} ausschnitt={ausschnitt}>
            {t('auftrag.uebersicht.abgeholtVon', {
              abgeholt: formatiereZahl(abgeholt),
              alle: formatiereZahl(offen + abgeholt),
            })}
          </Kennzahl>
        )
      }
    >
      {abholungen.length === 0 && (
        <p className="fp-tabelle-leer">{t('auftrag.uebersicht.keineAbholungen')}</p>
      )}
      {abholungen.some((a) => a.stunde !== 'ohne') && (
        <div className="fp-diagramm" aria-hidden="true">
          <Suspense>
            <Stundendiagramm
              stunden={abholungen.filter((a) => a.stunde !== 'ohne')}
              onWahl={(stunde) =>
                gehe(listenlink(listenfragen.abholungen(tag, 'alle', stunde), ausschnitt, heute()))
              }
            />
          </Suspense>
        </div>
      )}
      {offen > 0 && (
        <OffeneStunden abholungen={abholungen.filter((a) => a.offen > 0)} tag={tag} ausschnitt={ausschnitt} />
      )}
    </Karte>
  );
}

interface Eigenschaften extends Pick<Teilangaben, 'ausschnitt'> {
  abholungen: readonly Abholstunde[];
  tag: string;
}

function OffeneStunden({ abholungen, tag, ausschnitt }: Eigenschaften) {
  const jetzt = formatiereUhrzeit(new Date()).slice(0, 2);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <section className="fp-stunden" aria-label={t('auftrag.uebersicht.abholungen')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('auftrag.uebersicht.stunde')}</th>
            <th scope="col" data-rechts="">
              {t('auftrag.uebersicht.offen')}
            </th>
            <th scope="col">{t('auftrag.uebersicht.davon')}</th>
          </tr>
        </thead>
        <tbody>
          {abholungen.map(({ stunde, offen, adr }) => (
            <tr key={stunde}>
              <td>{stundentext(stunde)}</td>
              <td data-rechts="">
                <Tabellenzahl
                  anzahl={offen}
                  frage={listenfragen.abholungen(tag, 'offen', stunde)}
                  ausschnitt={ausschnitt}
                />
              </td>
              <td>
                {stunde < jetzt && (
                  <span className="fp-ueberfaellig">
                    <Zeichen pfad={zeichen.uhr} groesse={14} />
                    {t('auftrag.uebersicht.ueberfaellig')}
                  </span>
                )}{' '}
                {adr > 0 && (
                  <Kennzahl frage={listenfragen.adrAbholungen(tag, stunde)} ausschnitt={ausschnitt}>
                    {t('auftrag.uebersicht.adr', { anzahl: formatiereZahl(adr) })}
                  </Kennzahl>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
