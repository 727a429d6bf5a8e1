import { type Pflegepfad, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { wort } from '@frachtportal/domain/texte/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { Knopf } from '../../../components/Knopf';
import { useMeldungen } from '../../../components/Meldungen';
import { Suchtext } from '../../../components/Suchtext';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { useSeiten } from '../../../components/tabelle/useSeiten';
import { Werkzeugleiste, Werkzeugtrenner } from '../../../components/Werkzeugleiste';
import { mandantenAbfrage } from '../../auftraege/api/mandanten';
import {
  aendereEintrag,
  type Eintrag,
  ordneEintraege,
  partnercodeAbfrage,
  pflegeAbfrage,
  stammdatenschluessel,
} from '../api/pflege';
import { EintragDialog } from './EintragDialog';
import { eingabefelder, nameVon, neuerEintrag } from './eintragsfelder';
import { listenspalten } from './listenspalten';
import { PartnercodesDialog } from './PartnercodesDialog';
import { type Mandantenfilter, useListenzustand } from './useListenzustand';

type Offen = 'neu' | 'kopie' | 'bearbeiten' | 'codes';

const keine: never[] = [];

/** The entries of one list: found, added, changed, locked, put into order, named for partners. */
export function Listentabelle({ pfad }: { pfad: Pflegepfad }) {
  const { liste, klasse, titel, einzahl, folge } = pflegelisten[pfad];
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useListenzustand();
  const [offen, setOffen] = useState<Offen | null>(null);
  const { data, refetch } = useQuery(pflegeAbfrage(pfad));
  const alle = data ?? keine;
  const { data: codes = [] } = useQuery(partnercodeAbfrage(liste));
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const spalten = useMemo(
    () => listenspalten({ klasse, folge, mandanten, codes }),
    [klasse, folge, mandanten, codes],
  );
  const gefunden = useMemo(
    () => alle.filter((e) => passt(e, zustand.suche, zustand.mandant, eingabefelder(klasse))),
    [alle, zustand.suche, zustand.mandant, klasse],
  );
  const { zeilen, seiten } = useSeiten(gefunden, `${pfad}|${zustand.suche}|${zustand.mandant}`);
  const markiert = alle.find((e) => e.id === zustand.wahl);
  const mitMarkiertem = (tat: (e: Eintrag) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  const { sperre, verschiebe, laeuft } = useAenderungen(pfad, alle);
  const gefiltert = zustand.suche !== '' || zustand.mandant !== 'jeder';
  const stelle = alle.findIndex((e) => e.id === zustand.wahl);
  const zu = () => setOffen(null);

  return (
    <>
      <Werkzeugleiste titel={wort('{name} bearbeiten', { name: wort(titel) })}>
        <Knopf text="Neu" primaer onClick={() => setOffen('neu')} />
        <Knopf text="Bearbeiten" onClick={mitMarkiertem(() => setOffen('bearbeiten'))} />
        <Knopf text="Kopieren" onClick={mitMarkiertem(() => setOffen('kopie'))} />
        <Knopf
          text={markiert?.awSperre ? 'Entsperren' : 'Sperren'}
          laeuft={laeuft}
          onClick={mitMarkiertem(sperre)}
        />
        <Knopf text="Codes der Partner" onClick={mitMarkiertem(() => setOffen('codes'))} />
        {folge && (
          <>
            <Werkzeugtrenner />
            <Knopf
              text="Nach oben"
              deaktiviert={gefiltert || stelle <= 0 || laeuft}
              hinweis={
                gefiltert
                  ? 'Die Reihenfolge wird in der ganzen Liste geändert: bitte Suche und Auswahl leeren.'
                  : 'Die Reihenfolge, in der die Auswahl angeboten wird'
              }
              onClick={() => verschiebe(stelle, -1)}
            />
            <Knopf
              text="Nach unten"
              deaktiviert={gefiltert || stelle < 0 || stelle >= alle.length - 1 || laeuft}
              onClick={() => verschiebe(stelle, 1)}
            />
          </>
        )}
      </Werkzeugleiste>
      <div className="fp-stammdaten-filter">
        <Suchtext
          label={wort('{name} suchen', { name: wort(titel) })}
          platzhalter="Suche"
          suche={zustand.suche}
          onSuche={(suche) => aendere({ suche })}
        />
        <AuswahlFeld
          label="Gilt für"
          labelVersteckt
          breite={240}
          platzhalter="alle Einträge"
          optionen={[{ id: 'alle', text: wort('alle Mandanten') }, ...mandanten]}
          wert={zustand.mandant === 'jeder' ? null : zustand.mandant}
          onAendern={(m) => aendere({ mandant: (m ?? 'jeder') as Mandantenfilter })}
        />
        <span className="fp-gedaempft" role="status">
          {wort('{anzahl} von {gesamt} Einträgen', {
            anzahl: gefunden.length.toLocaleString('de-DE'),
            gesamt: alle.length.toLocaleString('de-DE'),
          })}
        </span>
      </div>
      <Tabelle
        name={titel}
        zeilen={zeilen}
        spalten={spalten}
        laedt={!data}
        markiert={zustand.wahl}
        onMarkieren={(id) => aendere({ wahl: Number(id) })}
        onOeffnen={({ id }) => {
          aendere({ wahl: id });
          setOffen('bearbeiten');
        }}
        leer={
          gefiltert
            ? 'Kein Eintrag gefunden. Leeren Sie die Suche, um alle zu sehen.'
            : 'Noch kein Eintrag. Legen Sie den ersten mit „Neu“ an.'
        }
        {...seiten}
      />
      {(offen === 'neu' || (offen && offen !== 'codes' && markiert)) && (
        <EintragDialog
          key={`${offen}-${markiert?.id}`}
          pfad={pfad}
          titel={wort(offen === 'bearbeiten' ? '{name} bearbeiten' : '{name} anlegen', {
            name: wort(einzahl),
          })}
          eintrag={anfang(offen, markiert, neuerEintrag(klasse, folge, alle))}
          neuLaden={async () => (await refetch()).data?.find((e) => e.id === markiert?.id)}
          onFertig={(id) => {
            zu();
            aendere({ wahl: id });
          }}
          onSchliessen={zu}
        />
      )}
      {offen === 'codes' && markiert && (
        <PartnercodesDialog pfad={pfad} eintrag={markiert} onSchliessen={zu} />
      )}
      <span className="fp-nur-vorlesen" role="status">
        {markiert && wort('{name} ist markiert', { name: wort(nameVon(klasse, markiert)) })}
      </span>
    </>
  );
}

function anfang(offen: Offen, markiert: Eintrag | undefined, neu: object): Partial<Eintrag> {
  if (offen === 'bearbeiten' && markiert) return markiert;
  if (offen !== 'kopie' || !markiert) return neu;
  const { id: _, version: __, kurzBezeichnung, ...rest } = markiert;
  // The code stands once in a list, so that the copy needs its own.
  return { ...rest, ...(kurzBezeichnung === undefined ? {} : { kurzBezeichnung: null }), ...folgeVon(neu) };
}

/** A copy stands behind the last entry, like a new one. */
const folgeVon = (neu: object) =>
  Object.fromEntries(Object.entries(neu).filter(([name]) => name === 'skey' || name === 'anzeigefolge'));

function passt(
  e: Eintrag,
  suche: string,
  mandant: Mandantenfilter,
  felder: readonly { name: string; art: string }[],
): boolean {
  if (mandant !== 'jeder' && e.mandantId !== (mandant === 'alle' ? null : mandant)) return false;
  const gesucht = suchform(suche);
  return (
    !gesucht || felder.some((f) => f.art === 'text' && suchform(String(e[f.name] ?? '')).includes(gesucht))
  );
}

/** Locking and moving, done at once; every list that is shown anywhere is read again. */
function useAenderungen(pfad: Pflegepfad, alle: readonly Eintrag[]) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { klasse } = pflegelisten[pfad];
  const onSettled = () => abfragen.invalidateQueries({ queryKey: stammdatenschluessel });
  const sperren = useMutation({
    mutationFn: ({ id, version, mandantId, ...rest }: Eintrag) =>
      aendereEintrag(pfad, id, { ...rest, mandantId, awSperre: !rest.awSperre }, version),
    onSuccess: (e) =>
      info(e.awSperre ? 'stammdaten.gesperrt' : 'stammdaten.entsperrt', { name: nameVon(klasse, e) }),
    onSettled,
  });
  const ordnen = useMutation({
    mutationFn: (ids: readonly number[]) => ordneEintraege(pfad, ids),
    onSuccess: (neu) => abfragen.setQueryData(pflegeAbfrage(pfad).queryKey, neu),
    onSettled,
  });
  return {
    sperre: sperren.mutate,
    verschiebe: (stelle: number, um: 1 | -1) => {
      const ids = alle.map((e) => e.id);
      const [a, b] = [ids[stelle], ids[stelle + um]];
      if (a === undefined || b === undefined) return;
      ids[stelle] = b;
      ids[stelle + um] = a;
      ordnen.mutate(ids);
    },
    laeuft: sperren.isPending || ordnen.isPending,
  };
}
