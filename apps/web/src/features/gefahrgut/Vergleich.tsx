import { feld, felder } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import {
  type Gefahrgutunterschied,
  type Gefahrgutvergleich,
  hoechstensUnterschiede,
} from '@frachtportal/domain/stammdaten/gefahrgutimport';
import { wort } from '@frachtportal/domain/texte/text';
import { useState } from 'react';
import { Statusmarke, type Statuston } from '../../components/Statusmarke';
import { Umschalter } from '../../components/Umschalter';
import { formatiereTag } from '../../lib/datum';
import { Importergebnis } from '../importe/Importergebnis';

const arten: Record<Gefahrgutunterschied['art'], { text: string; ton: Statuston }> = {
  entfallen: { text: 'entfallen', ton: 'err' },
  geaendert: { text: 'geändert', ton: 'warn' },
  neu: { text: 'neu', ton: 'ok' },
};

const feldname = (name: string) =>
  felder(Gefahrgutklasse).has(name) ? feld(Gefahrgutklasse, name as never).label : name;

const gezaehlt = (was: string, anzahl: number) => `${wort(was)} (${anzahl.toLocaleString('de-DE')})`;

/** What taking the edition over changes (or has changed): numbers, each difference, and the rows that were refused. */
export function Vergleich({ vergleich: v }: { vergleich: Gefahrgutvergleich }) {
  const [art, setArt] = useState<Gefahrgutunterschied['art'] | 'alle'>('alle');
  const gezeigt = v.unterschiede.filter((u) => art === 'alle' || u.art === art);
  const gesamt = v.neu + v.geaendert + v.entfallen;
  return (
    <>
      <Importergebnis
        zahlen={[
          { text: 'Zeilen in der Datei', anzahl: v.zeilen, ton: 'info' },
          { text: 'neu', anzahl: v.neu, ton: 'ok' },
          { text: 'geändert', anzahl: v.geaendert, ton: 'warn' },
          { text: 'entfallen', anzahl: v.entfallen, ton: 'err' },
          { text: 'unverändert', anzahl: v.unveraendert, ton: 'neutral' },
          { text: 'doppelt', anzahl: v.doppelt, ton: 'neutral' },
          { text: 'abgelehnt', anzahl: v.abgelehnt, ton: 'err' },
        ]}
        fehler={v.fehler}
        feldname={feldname}
      />
      <p>
        {wort('Die bisherige Ausgabe gilt bis')} {formatiereTag(v.bisherigeBis)}
        {v.gueltigBis ? `, ${wort('diese bis {tag}', { tag: formatiereTag(v.gueltigBis) })}` : ''}.
      </p>
      {gesamt > 0 && (
        <>
          <Umschalter
            name="Unterschiede"
            wert={art}
            onWahl={setArt}
            moeglich={[
              { wert: 'alle', text: gezaehlt('alle', gesamt) },
              { wert: 'neu', text: gezaehlt('neu', v.neu) },
              { wert: 'geaendert', text: gezaehlt('geändert', v.geaendert) },
              { wert: 'entfallen', text: gezaehlt('entfallen', v.entfallen) },
            ]}
          />
          <Unterschiede zeilen={gezeigt} />
          {gesamt > hoechstensUnterschiede && (
            <p className="fp-gedaempft">
              {wort('Gezeigt werden die ersten')} {hoechstensUnterschiede}{' '}
              {wort('Unterschiede: zuerst Entfallenes und Geändertes.')}
            </p>
          )}
        </>
      )}
    </>
  );
}

function Unterschiede({ zeilen }: { zeilen: readonly Gefahrgutunterschied[] }) {
  return (
    <section
      className="fp-import-flaeche"
      aria-label={wort('Unterschiede zur bisherigen Ausgabe')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="fp-import-tabelle">
        <thead>
          <tr>
            <th scope="col">{wort('UNNR')}</th>
            <th scope="col">{wort('Art')}</th>
            <th scope="col">{wort('Gefahrgutbezeichnung')}</th>
            <th scope="col">VG</th>
            <th scope="col">{wort('Änderungen')}</th>
          </tr>
        </thead>
        <tbody>
          {zeilen.map((u, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one number may be equal in all that is shown
            <tr key={i}>
              <th scope="row">{u.unnr}</th>
              <td>
                <Statusmarke {...arten[u.art]} />
              </td>
              <td>{u.bezeichnung}</td>
              <td>{u.verpackungsgruppe}</td>
              <td>{u.aenderungen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
