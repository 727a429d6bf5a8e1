import type { Gefahrgutvergleich } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { heute } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { gefahrgutausgaben, gefahrgutschluessel } from '../stammdaten/api/gefahrgut';
import { stammdatenschluessel } from '../stammdaten/api/pflege';
import { Ausgabenformular } from './Ausgabenformular';
import { liesGefahrgutdatei } from './api/gefahrgut';
import { ausStartliste } from './ausgaben';
import { Startlistenhinweis } from './Startlistenhinweis';
import { Vergleich } from './Vergleich';

/** A new edition of the dangerous-goods table: read a file, look at the difference, take it over. */
export function GefahrgutimportSeite() {
  const darf = useRechte();
  if (!darf('stammdaten.verwalten')) {
    return <KeinRecht titel="gefahrgut.gefahrgutimport.gefahrguttabelleImportieren" />;
  }
  return <Import />;
}

function Import() {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { data: staende = [] } = useQuery(gefahrgutausgaben);
  const unvollstaendig = ausStartliste(staende, heute());
  const [datei, setDatei] = useState<File | null>(null);
  const [uebernommen, setUebernommen] = useState<Gefahrgutvergleich | null>(null);
  const lesen = useMutation({ mutationFn: liesGefahrgutdatei, meta: { leise: true } });
  const waehle = (neu: File) => {
    setDatei(neu);
    setUebernommen(null);
    lesen.mutate(neu);
  };
  const fertig = async (vergleich: Gefahrgutvergleich, version: string) => {
    info('gefahrgutimport.fertig', { version });
    setUebernommen(vergleich);
    setDatei(null);
    lesen.reset();
    await abfragen.invalidateQueries({ queryKey: gefahrgutschluessel });
    await abfragen.invalidateQueries({ queryKey: stammdatenschluessel });
  };
  return (
    <Importrahmen
      titel="gefahrgut.gefahrgutimport.gefahrguttabelleImportieren"
      erklaerung="gefahrgut.gefahrgutimport.erklaerung"
    >
      {unvollstaendig && <Startlistenhinweis mitLink={false} />}
      <Importschritt nummer={1} titel="beschriftung.datei">
        <Dateiwahl
          arten={['csv', 'xlsx', 'json']}
          hoechstensMb={10}
          datei={datei}
          onWahl={waehle}
          fehler={lesen.error && meldungenVon(lesen.error)[0]?.text}
          deaktiviert={lesen.isPending}
        />
        {lesen.isPending && <Importfortschritt text="gefahrgut.gefahrgutimport.dieDateiWirdGelesen" />}
      </Importschritt>
      {lesen.data && (
        <Ausgabenformular
          key={lesen.data.id}
          gelesen={lesen.data}
          ergaenzt={
            unvollstaendig?.gueltigVon
              ? { version: unvollstaendig.version, gueltigVon: unvollstaendig.gueltigVon }
              : null
          }
          onFertig={fertig}
        />
      )}
      {uebernommen && (
        <Importschritt nummer={2} titel="gefahrgut.gefahrgutimport.uebernommen">
          <Vergleich vergleich={uebernommen} />
          <p>
            <Link to={pfade.stammdaten.gefahrgut}>{t('gefahrgut.gefahrgutimport.zurGefahrguttabelle')}</Link>
          </p>
        </Importschritt>
      )}
    </Importrahmen>
  );
}
