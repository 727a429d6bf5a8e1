import { feld } from '@frachtportal/domain/feld/feld';
import { istTag } from '@frachtportal/domain/feld/tag';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { uebergangsende } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import { gefahrgutfelder } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutspalten';
import { Stammdatendateiangaben } from '@frachtportal/domain/stammdaten/stammdatenimport';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeile } from '../../components/anzeige/Karte';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { Feld } from '../../components/felder/Feld';
import { heute } from '../../lib/format/datum';
import { useRechte } from '../../lib/rechte';
import { gefahrgutausgaben } from '../stammdaten/api/gefahrgut';
import { Stammdatenimport } from '../stammdatenimport/Stammdatenimport';
import { ausStartliste } from './ausgaben';
import { Startlistenhinweis } from './Startlistenhinweis';

const titel = 'gefahrgut.gefahrgutimport.gefahrguttabelleImportieren';
const felder = gefahrgutfelder.map((id) => ({ id, label: feld(Gefahrgutklasse, id).label as Schluessel }));
const leer = { version: null, gueltigVon: null, gueltigBis: null, bisherigeGiltBis: null, quelle: null };
type Angaben = Record<keyof typeof leer, string | null>;

/** A new edition of the dangerous-goods table from a file, or what completes one. */
export function GefahrgutimportSeite() {
  const darf = useRechte();
  return darf('installation.verwalten') ? <Gefahrgutimport /> : <KeinRecht titel={titel} />;
}

function Gefahrgutimport() {
  const { data: staende = [] } = useQuery(gefahrgutausgaben);
  // What was begun with the shipped list is completed under its name.
  const unvollstaendig = ausStartliste(staende, heute());
  const [eingegeben, setEingegeben] = useState<Angaben | null>(null);
  // It stays what the file was read with, also once the table that is imported has taken the place of the list.
  if (unvollstaendig && !eingegeben)
    setEingegeben({
      ...leer,
      version: unvollstaendig.version,
      gueltigVon: unvollstaendig.gueltigVon ?? null,
    });
  const angaben = eingegeben ?? leer;
  const aendere = (neu: Partial<Angaben>) => setEingegeben({ ...angaben, ...neu });
  // A new first day proposes anew until when the former edition holds; one that is completed leaves it alone.
  const beginne = (gueltigVon: string | null) => {
    const neue = istTag(gueltigVon) && !staende.some((s) => s.gueltigVon === gueltigVon);
    aendere({ gueltigVon, bisherigeGiltBis: neue ? uebergangsende(gueltigVon) : null });
  };
  return (
    <Stammdatenimport
      art="gefahrgut"
      titel={titel}
      erklaerung="gefahrgut.gefahrgutimport.erklaerung"
      felder={felder}
      dateiarten={['csv', 'xlsx', 'json']}
      hoechstensMb={20}
      je={{ feld: 'ausgabe', titel: 'gefahrgut.ausgabe', zelle: (l) => l.ausgabe?.version }}
      angaben={angaben}
      wartet={!angaben.version || !angaben.gueltigVon}
      eingaben={(meldung) => (
        <>
          {unvollstaendig && <Startlistenhinweis mitLink={false} />}
          <Zeile umbruch>
            <Feld
              {...an('version', 150)}
              pflicht
              platzhalter="gefahrgut.ausgabenformular.adr2027"
              wert={angaben.version}
              fehler={meldung('version')}
              onAendern={(version) => aendere({ version })}
            />
            <DatumsFeld
              {...an('gueltigVon', 170)}
              pflicht
              label="gefahrgut.ausgabenformular.gueltigVonStichtag"
              wert={angaben.gueltigVon}
              fehler={meldung('gueltigVon')}
              onAendern={beginne}
            />
            <DatumsFeld
              {...an('gueltigBis', 150)}
              wert={angaben.gueltigBis}
              fehler={meldung('gueltigBis')}
              onAendern={(gueltigBis) => aendere({ gueltigBis })}
            />
            <DatumsFeld
              {...an('bisherigeGiltBis', 170)}
              wert={angaben.bisherigeGiltBis}
              fehler={meldung('bisherigeGiltBis')}
              onAendern={(bisherigeGiltBis) => aendere({ bisherigeGiltBis })}
            />
            <Feld
              {...an('quelle', 300)}
              platzhalter="gefahrgut.ausgabenformular.zBBGBlOderLizenzgeber"
              wert={angaben.quelle}
              fehler={meldung('quelle')}
              onAendern={(quelle) => aendere({ quelle })}
            />
          </Zeile>
        </>
      )}
    />
  );
}

const an = (name: keyof Angaben, breite: number) => ({
  name,
  breite,
  feld: feld(Stammdatendateiangaben, name),
});
