import { relationsenden } from '@frachtportal/domain/auftrag/liste/relation';
import { listenfragen, type Relationsstand } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../../components/anzeige/Karte';
import { formatiereProzent, formatiereZahl } from '../../../lib/format/zahlen';
import { landname, listenabfrage } from '../../stammdaten/api/listen';
import { Kennzahl, Tabellenzahl, type Teilangaben } from './Kennzahl';
import { quote } from './quote';

const keine: never[] = [];

/** How much goes from where to where, how much of it in time, and how that has changed. */
export function Relationen({ uebersicht: { relationen, tag }, ausschnitt }: Teilangaben) {
  const { data: laender = keine } = useQuery(listenabfrage('laender', null));
  const meiste = Math.max(1, ...relationen.map((r) => r.auftraege));
  return (
    <Karte
      titel="auftrag.uebersicht.relationen"
      aktionen={<span className="fp-gedaempft">{t('auftrag.uebersicht.relationenZeit')}</span>}
    >
      {relationen.length === 0 ? (
        <p className="fp-tabelle-leer">{t('auftrag.uebersicht.keineRelationen')}</p>
      ) : (
        <div className="fp-relationen-flaeche">
          <table className="fp-relationen">
            <thead>
              <tr>
                <th scope="col">{t('auftrag.uebersicht.vonNach')}</th>
                {['beschriftung.auftraege', 'auftrag.merkmal.puenktlich', 'auftrag.uebersicht.punkte'].map(
                  (k) => (
                    <th key={k} scope="col" data-rechts="">
                      {t(k)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {relationen.map((r) => {
                const name = relationsenden(r.relation, landname(laender)).join(' → ');
                return (
                  <tr key={r.relation}>
                    <td>
                      <b>{name}</b>
                      <span className="fp-anteil" style={{ width: `${(100 * r.auftraege) / meiste}%` }} />
                    </td>
                    <td data-rechts="">
                      <Tabellenzahl
                        anzahl={r.auftraege}
                        frage={listenfragen.relation(tag, r.relation)}
                        ausschnitt={ausschnitt}
                      />
                    </td>
                    <td data-rechts="">
                      {r.zuSpaet === 0 ? (
                        formatiereProzent(quote(r))
                      ) : (
                        <Kennzahl
                          frage={listenfragen.relation(tag, r.relation, 'zuSpaet')}
                          ausschnitt={ausschnitt}
                          className="fp-zahlweg"
                          name={t('auftrag.uebersicht.zuSpaetAuf', {
                            quote: formatiereProzent(quote(r)),
                            relation: name,
                            anzahl: formatiereZahl(r.zuSpaet),
                          })}
                        >
                          {formatiereProzent(quote(r))}
                        </Kennzahl>
                      )}
                    </td>
                    <Veraenderung relation={r} />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Karte>
  );
}

/** By how many points more, or fewer, are in time than in the four weeks before. */
function Veraenderung({ relation: r }: { relation: Relationsstand }) {
  const [jetzt, vorher] = [quote(r), quote({ puenktlich: r.puenktlichVorher, zuSpaet: r.zuSpaetVorher })];
  if (jetzt === null || vorher === null) return <td data-rechts="" />;
  const punkte = Math.round(1000 * (jetzt - vorher)) / 10;
  const text = `${punkte > 0 ? '+' : ''}${formatiereZahl(punkte, 1)}`.replace('-', '−');
  return (
    <td data-rechts="" className={punkte < 0 ? 'fp-schlechter' : undefined}>
      {text}
    </td>
  );
}
