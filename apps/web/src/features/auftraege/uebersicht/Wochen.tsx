import { listenfragen, type Wochenstand } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Umschalter } from '../../../components/bedienung/Umschalter';
import { formatiereTag, heute } from '../../../lib/format/datum';
import { kalenderwoche } from '../../../lib/format/kalenderwoche';
import { formatiereProzent } from '../../../lib/format/zahlen';
import { Tabellenzahl, type Teilangaben } from './Kennzahl';
import { listenlink } from './listenlink';
import { quote } from './quote';

const Wochendiagramm = lazy(async () => ({ default: (await import('./Wochendiagramm')).Wochendiagramm }));

const formen = [
  { wert: 'bild', text: 'auftrag.uebersicht.alsBild' },
  { wert: 'tabelle', text: 'auftrag.uebersicht.alsTabelle' },
] as const;

/** Orders by the week of their delivery, and how many of them were delivered in time: as a picture or as figures. */
export function Wochen({ uebersicht: { wochen }, ausschnitt }: Teilangaben) {
  const [form, setForm] = useState<(typeof formen)[number]['wert']>('bild');
  const gehe = useNavigate();
  return (
    <Karte
      titel="auftrag.uebersicht.wochen"
      aktionen={
        <Umschalter name="auftrag.uebersicht.darstellung" wert={form} moeglich={formen} onWahl={setForm} />
      }
    >
      {form === 'bild' ? (
        <div className="fp-diagramm fp-diagramm-wochen">
          <p className="fp-nur-vorlesen">{t('auftrag.uebersicht.wochenBild')}</p>
          <div aria-hidden="true">
            <Suspense>
              <Wochendiagramm
                wochen={wochen}
                onWahl={(montag) => gehe(listenlink(listenfragen.woche(montag), ausschnitt, heute()))}
              />
            </Suspense>
          </div>
        </div>
      ) : (
        <Wochentabelle wochen={wochen} ausschnitt={ausschnitt} />
      )}
    </Karte>
  );
}

function Wochentabelle({
  wochen,
  ausschnitt,
}: Pick<Teilangaben, 'ausschnitt'> & { wochen: readonly Wochenstand[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('auftrag.uebersicht.woche')}</th>
          <th scope="col">{t('auftrag.uebersicht.ab')}</th>
          {[
            'beschriftung.auftraege',
            'auftrag.merkmal.puenktlich',
            'auftrag.merkmal.zuSpaet',
            'auftrag.uebersicht.anteil',
          ].map((k) => (
            <th key={k} scope="col" data-rechts="">
              {t(k)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {wochen.toReversed().map((w) => (
          <tr key={w.montag}>
            <td>{t('auftrag.uebersicht.kw', { woche: kalenderwoche(w.montag) })}</td>
            <td>{formatiereTag(w.montag)}</td>
            <td data-rechts="">
              <Tabellenzahl
                anzahl={w.auftraege}
                frage={listenfragen.woche(w.montag)}
                ausschnitt={ausschnitt}
              />
            </td>
            {(['puenktlich', 'zuSpaet'] as const).map((wie) => (
              <td key={wie} data-rechts="">
                <Tabellenzahl
                  anzahl={w[wie]}
                  frage={listenfragen.woche(w.montag, wie)}
                  ausschnitt={ausschnitt}
                />
              </td>
            ))}
            <td data-rechts="">{formatiereProzent(quote(w))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
