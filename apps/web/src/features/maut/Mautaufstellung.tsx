import type { Mautergebnis, Mautteil } from '@frachtportal/domain/maut/mautanfrage';
import { t } from '@frachtportal/texte/t';
import { formatiereZahl } from '../../lib/format/zahlen';

const betrag = (wert: number) => formatiereZahl(wert, 2, 2);
const kilometer = (wert: number) => formatiereZahl(wert, 0, 0);

/** What the toll is made of: a row for each country, with the parts of its rate and what no table prices. */
export function Mautaufstellung({ ergebnis }: { ergebnis: Mautergebnis }) {
  const { mautbetrag, km, teile, message } = ergebnis;
  if (!teile.length) return <p>{message}</p>;
  return (
    <>
      <table className="fp-mautbox-tabelle">
        <caption className="fp-nur-vorlesen">{t('maut.aufstellung')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('beschriftung.land')}</th>
            <th scope="col">km</th>
            <th scope="col">EUR</th>
          </tr>
        </thead>
        <tbody>
          {teile.map((teil) => (
            <Landzeilen key={teil.lkz} teil={teil} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('maut.gesamt')}</th>
            <td>{kilometer(km ?? 0)}</td>
            <td>{mautbetrag === null ? '–' : betrag(mautbetrag)}</td>
          </tr>
        </tfoot>
      </table>
      <details>
        <summary>{t('maut.soWurdeGerechnet')}</summary>
        <p>{message}</p>
      </details>
    </>
  );
}

function Landzeilen({ teil: { lkz, km, betrag: summe, tabelle, anteile, ohne } }: { teil: Mautteil }) {
  const wort = (art: string) => t(`meldung.maut.bestandteil.${art}`);
  return (
    <>
      <tr>
        <th scope="row">
          {lkz}
          {tabelle && <span className="fp-gedaempft"> {tabelle}</span>}
        </th>
        <td>{kilometer(km)}</td>
        <td>{summe === null ? '–' : betrag(summe)}</td>
      </tr>
      {summe === null && (
        <tr className="fp-mautbox-teil">
          <td colSpan={3}>{t('maut.nichtBerechnet')}</td>
        </tr>
      )}
      {anteile.map(({ art, betrag: anteil }) => (
        <tr key={art} className="fp-mautbox-teil">
          <td colSpan={2}>{wort(art)}</td>
          <td>{betrag(anteil)}</td>
        </tr>
      ))}
      {ohne.length > 0 && (
        <tr className="fp-mautbox-teil">
          <td colSpan={3}>{t('meldung.maut.ohneBestandteil', { was: ohne.map(wort).join(', ') })}</td>
        </tr>
      )}
    </>
  );
}
