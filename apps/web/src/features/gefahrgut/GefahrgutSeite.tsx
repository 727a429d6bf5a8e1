import { istTag } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { Suchtext } from '../../components/felder/Suchtext';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { heute } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { gefahrgutausgaben } from '../stammdaten/api/gefahrgut';
import { gefahrguttabelle } from './api/gefahrgut';
import { ausStartliste, standKennung, standText } from './ausgaben';
import { gefahrgutspalten } from './gefahrgutspalten';
import { Startlistenhinweis } from './Startlistenhinweis';

const jeSeite = 50;

/** The dangerous-goods table: what is valid on a day, or one edition; several rows a number. */
export function GefahrgutSeite() {
  const darf = useRechte();
  if (!darf('installation.verwalten')) {
    return <KeinRecht titel="allgemein.gefahrguttabelle" />;
  }
  return <Gefahrguttabelle />;
}

function Gefahrguttabelle() {
  const gehe = useNavigate();
  const { werte, seite, aendere, blaettern } = useListenadresse(['suche', 'ausgabe', 'tag'], jeSeite);
  const { suche, ausgabe } = werte;
  const genannt = werte.tag || heute();
  const tag = istTag(genannt) ? genannt : heute();
  const { data: staende = [] } = useQuery(gefahrgutausgaben);
  const gewaehlt = staende.find((s) => standKennung(s) === ausgabe) ?? null;
  const { data } = useQuery(
    gefahrguttabelle({
      query: suche.trim(),
      ausgabe: gewaehlt,
      tag,
      page: seite - 1,
      searchLimit: jeSeite,
    }),
  );
  return (
    <>
      <Seitenkopf titel="allgemein.gefahrguttabelle" />
      <Werkzeugleiste
        titel="allgemein.gefahrguttabelle"
        rechts={
          <>
            {' '}
            <Suchtext
              label="gefahrgut.gefahrgut.gefahrgutSuchen"
              platzhalter="gefahrgut.gefahrgut.unNummerOderName"
              suche={suche}
              onSuche={(neu) => aendere({ suche: neu })}
            />
            <AuswahlFeld
              label="gefahrgut.ausgabe"
              labelVersteckt
              breite={330}
              platzhalter="gefahrgut.gefahrgut.ausgabeWasAmTagGilt"
              optionen={staende.map((s) => ({ id: standKennung(s), text: standText(s) }))}
              wert={ausgabe || null}
              onAendern={(neu) => aendere({ ausgabe: neu })}
            />
            {!gewaehlt && (
              <DatumsFeld
                label="beschriftung.gueltigAm"
                labelVersteckt
                breite={150}
                wert={genannt}
                fehler={tag === genannt ? undefined : t('meldung.feld.tag')}
                onAendern={(neu) => aendere({ tag: neu === heute() ? null : neu })}
              />
            )}
          </>
        }
      >
        <Knopf
          text="gefahrgut.tabelleImportieren"
          primaer
          onClick={() => gehe(pfade.stammdaten.gefahrgutimport)}
        />
      </Werkzeugleiste>
      {ausStartliste(staende, tag) && <Startlistenhinweis />}
      <Tabelle
        name="allgemein.gefahrguttabelle"
        zeilen={data?.zeilen ?? []}
        spalten={gefahrgutspalten}
        laedt={!data}
        leer={suche ? 'gefahrgut.gefahrgut.leer' : 'gefahrgut.gefahrgut.keineAusgabe'}
        blaettern={blaettern(data?.gesamt)}
      />
    </>
  );
}
