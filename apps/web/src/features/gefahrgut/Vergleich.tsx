import { feld, felder } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type {
  Gefahrgutunterschied,
  Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { formatiereTag } from '../../lib/format/datum';
import { Importergebnis } from '../importe/Importergebnis';

const arten: Record<Gefahrgutunterschied['art'], { text: string; ton: Statuston }> = {
  entfallen: { text: 'beschriftung.entfallen', ton: 'err' },
  geaendert: { text: 'beschriftung.geaendert', ton: 'warn' },
  behalten: { text: 'beschriftung.unvollstaendig', ton: 'neutral' },
  neu: { text: 'beschriftung.neu', ton: 'ok' },
};

/** What a person can look through at once. */
const hoechstensUnterschiede = 500;

const feldname = (name: string) =>
  felder(Gefahrgutklasse).has(name) ? feld(Gefahrgutklasse, name as never).label : name;

const gezaehlt = (was: string, anzahl: number) => `${t(was)} (${anzahl.toLocaleString('de-DE')})`;

/** What taking the edition over changes (or has changed): numbers, each difference, and the rows that were refused. */
export function Vergleich({ vergleich: v }: { vergleich: Gefahrgutvergleich }) {
  const [art, setArt] = useState<Gefahrgutunterschied['art'] | 'alle'>('alle');
  const gezeigt = v.unterschiede.filter((u) => art === 'alle' || u.art === art);
  const gesamt = v.neu + v.geaendert + v.unvollstaendig + v.entfallen;
  return (
    <>
      <Importergebnis
        zahlen={[
          { text: 'allgemein.zeilenInDerDatei', anzahl: v.zeilen, ton: 'info' },
          { text: 'beschriftung.neu', anzahl: v.neu, ton: 'ok' },
          { text: 'beschriftung.geaendert', anzahl: v.geaendert, ton: 'warn' },
          { text: fehltArt(v), anzahl: v.entfallen, ton: 'err' },
          { text: 'beschriftung.unvollstaendig', anzahl: v.unvollstaendig, ton: 'neutral' },
          { text: 'beschriftung.unveraendert', anzahl: v.unveraendert, ton: 'neutral' },
          { text: 'beschriftung.doppelt', anzahl: v.doppelt, ton: 'neutral' },
          { text: 'beschriftung.abgelehnt', anzahl: v.abgelehnt, ton: 'err' },
        ]}
        fehler={v.fehler}
        feldname={feldname}
      />
      <p>{wasGilt(v)}</p>
      {v.behalten && (
        <p>
          {t('gefahrgut.vergleich.unberuehrteFelder', {
            bisherige: v.bisherige ?? '',
            felder: v.behalten,
          })}
        </p>
      )}
      {gesamt > 0 && (
        <>
          <Umschalter
            name="beschriftung.unterschiede"
            wert={art}
            onWahl={setArt}
            moeglich={[
              { wert: 'alle', text: gezaehlt('alle', gesamt) },
              { wert: 'neu', text: gezaehlt('neu', v.neu) },
              { wert: 'geaendert', text: gezaehlt('beschriftung.geaendert', v.geaendert) },
              { wert: 'behalten', text: gezaehlt('beschriftung.unvollstaendig', v.unvollstaendig) },
              { wert: 'entfallen', text: gezaehlt(fehltArt(v), v.entfallen) },
            ]}
          />
          <Unterschiede zeilen={gezeigt.slice(0, hoechstensUnterschiede)} fehlt={fehltArt(v)} />
          {gezeigt.length > hoechstensUnterschiede && (
            <p className="fp-gedaempft">
              {t('gefahrgut.vergleich.gezeigtWerdenDieErsten')} {hoechstensUnterschiede}{' '}
              {t('gefahrgut.vergleich.folge')}
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Rows that a file which completes an edition does not have stay as they are. */
const fehltArt = (v: Gefahrgutvergleich) =>
  v.ergaenzt ? 'gefahrgut.vergleich.fehltInDerDatei' : 'beschriftung.entfallen';

/** Until when which edition holds. */
function wasGilt({ ergaenzt, bisherige, bisherigeGiltBis, gueltigBis }: Gefahrgutvergleich): string {
  if (ergaenzt)
    return t('gefahrgut.vergleich.ergaenzung', {
      bisherige: bisherige ?? '',
    });
  const teile = [
    bisherigeGiltBis &&
      t('gefahrgut.vergleich.giltNochBis', {
        bisherige: bisherige ?? '',
        tag: formatiereTag(bisherigeGiltBis),
      }),
    gueltigBis
      ? t('gefahrgut.vergleich.dieNeueAusgabeBis', { tag: formatiereTag(gueltigBis) })
      : t('gefahrgut.vergleich.dieNeueAusgabeBisAufWeiteres'),
  ];
  return `${teile.filter(Boolean).join(', ')}.`;
}

function Unterschiede({ zeilen, fehlt }: { zeilen: readonly Gefahrgutunterschied[]; fehlt: string }) {
  return (
    <section
      className="fp-kasten fp-import-flaeche"
      aria-label={t('gefahrgut.vergleich.unterschiedeZurBisherigenAusgabe')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('beschriftung.unnr')}</th>
            <th scope="col">{t('beschriftung.art')}</th>
            <th scope="col">{t('beschriftung.gefahrgutbezeichnung')}</th>
            <th scope="col">VG</th>
            <th scope="col">{t('beschriftung.aenderungen')}</th>
          </tr>
        </thead>
        <tbody>
          {zeilen.map((u, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one number may be equal in all that is shown
            <tr key={i}>
              <th scope="row">{u.unnr}</th>
              <td>
                <Statusmarke {...arten[u.art]} {...(u.art === 'entfallen' ? { text: fehlt } : {})} />
              </td>
              <td>{u.bezeichnung}</td>
              <td>{u.verpackungsgruppe}</td>
              <td>
                {u.aenderungen}
                {u.behalten && (
                  <div className="fp-gedaempft">
                    {t('gefahrgut.vergleich.fehlendeAngaben')}: {u.behalten}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
