import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { istGleicheAusgabe } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type { Gefahrgutwechsel } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutwechsel';
import { t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Dialog } from '../../../../components/dialog/Dialog';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { formatiereTag } from '../../../../lib/format/datum';
import { gefahrgutwechsel } from '../../../stammdaten/api/gefahrgut';
import { useUmgebung } from '../formular/umgebung';
import { useAusgaben } from './ausgaben';
import { klasseVon } from './gefahrgutregeln';

type Positionen = Rasterspeicher<Auftragsposition>;

/**
 * Dangerous goods from an edition that does not hold on the day of the pickup, as a template, a draft or a copy may
 * bring them: what would change is shown before anything is taken over.
 */
export function Ausgabewechsel({ speicher }: { speicher: Positionen }) {
  const { nurLesen } = useUmgebung();
  const { tag, moegliche } = useAusgaben();
  const { zeilen } = useRasterzustand(speicher);
  const [offen, setOffen] = useState(false);
  if (nurLesen || !tag || moegliche.length === 0) return null;
  const betroffene = new Map<number, Partial<Gefahrgutklasse>>();
  for (const klasse of zeilen.flatMap((z) => (z.daten.auftragsgefahrgueter ?? []).map(klasseVon))) {
    const { id, version, gueltigVon = null } = klasse;
    if (id && version && !moegliche.some((s) => istGleicheAusgabe(s, { version, gueltigVon })))
      betroffene.set(id, klasse);
  }
  const versionen = [...new Set([...betroffene.values()].map((k) => k.version))].join(', ');
  if (betroffene.size === 0) return null;
  return (
    <div className="fp-reihe fp-auftragshinweise" role="status">
      <WarnIcon aria-hidden="true" />
      {t('gefahrgut.wechsel.giltNicht', {
        version: versionen,
        tag: formatiereTag(tag),
      })}
      <Knopf text="gefahrgut.wechsel.aenderungenAnsehen" onClick={() => setOffen(true)} />
      {offen && (
        <Wechseldialog
          ids={[...betroffene.keys()]}
          tag={tag}
          onUebernehmen={(neue) => {
            uebernimm(speicher, neue);
            setOffen(false);
          }}
          onSchliessen={() => setOffen(false)}
        />
      )}
    </div>
  );
}

interface Wechselangaben {
  ids: readonly number[];
  tag: string;
  onUebernehmen: (neue: ReadonlyMap<number, Gefahrgutklasse>) => void;
  onSchliessen: () => void;
}

/** Each entry as it is and as it would be, with what differs. */
function Wechseldialog({ ids, tag, onUebernehmen, onSchliessen }: Wechselangaben) {
  const wechsel = useQueries({
    queries: ids.map((id) => gefahrgutwechsel(id, tag)),
    combine: (alle) => alle.flatMap((a) => a.data ?? []),
  });
  const neue = new Map(wechsel.flatMap(({ alt, neu }) => (neu ? [[alt.id, neu] as const] : [])));
  return (
    <Dialog
      offen
      titel="gefahrgut.wechsel.andereAusgabe"
      breite={760}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.uebernehmen"
            primaer
            deaktiviert={neue.size === 0}
            onClick={() => onUebernehmen(neue)}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('beschriftung.unnr')}</th>
            <th scope="col">{t('beschriftung.bisher')}</th>
            <th scope="col">{t('beschriftung.amTagDerAbholung')}</th>
            <th scope="col">{t('beschriftung.aenderungen')}</th>
          </tr>
        </thead>
        <tbody>
          {wechsel.map((w) => (
            <Wechselzeile key={w.alt.id} {...w} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Wechselzeile({ alt, neu, aenderungen }: Gefahrgutwechsel) {
  return (
    <tr>
      <th scope="row">{alt.unnr}</th>
      <td>
        {alt.bezeichnung} <span className="fp-gedaempft">{alt.version}</span>
      </td>
      <td>
        {neu ? (
          <>
            {neu.bezeichnung} <span className="fp-gedaempft">{neu.version}</span>
          </>
        ) : (
          t('gefahrgut.wechsel.keinEindeutigerEintrag')
        )}
      </td>
      <td>{neu && (aenderungen ?? t('gefahrgut.wechsel.unveraendert'))}</td>
    </tr>
  );
}

/** Puts the new entries into all lines that name the old ones; what was entered in the lines stays. */
function uebernimm(speicher: Positionen, neue: ReadonlyMap<number, Gefahrgutklasse>): void {
  const gewechselt = (z: Gefahrgutzeile): Gefahrgutzeile => {
    const neu = neue.get(z.gefahrgutklasse?.id ?? 0);
    const { id = 0, unnr } = neu ?? {};
    const gefahrgutUnnr = { id, unnr };
    return neu ? { ...z, gefahrgutklasse: neu, gefahrgutUnnr } : z;
  };
  for (const { schluessel, daten } of speicher.gefuellt()) {
    const bisher = daten.auftragsgefahrgueter;
    if (!bisher?.some((z) => neue.has(z.gefahrgutklasse?.id ?? 0))) continue;
    speicher.tue({ typ: 'zelle', schluessel, feld: 'auftragsgefahrgueter', wert: bisher.map(gewechselt) });
  }
}
