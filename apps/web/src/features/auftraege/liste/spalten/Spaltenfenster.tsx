import { dichten } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { t } from '@frachtportal/texte/t';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Schalter } from '../../../../components/bedienung/Schalter';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { Dialog } from '../../../../components/dialog/Dialog';
import { geordnet, istSichtbar, verschoben } from './geordnet';
import type { Spaltenwahlstand } from './useSpaltenwahl';

interface Eigenschaften {
  spalten: readonly { field: string; headerName?: string }[];
  wahl: Spaltenwahlstand;
  onSchliessen: () => void;
}

const dichtetexte = { normal: 'auftrag.ansicht.normal', eng: 'auftrag.ansicht.eng' } as const;

/** Which columns show, in which order, and how high a row is; Alt with an arrow key moves the column one is at. */
export function Spaltenfenster({ spalten, wahl, onSchliessen }: Eigenschaften) {
  const alle = geordnet(spalten, wahl);
  const felder = alle.map((s) => s.field);
  const schalte = (feld: string, an: boolean) => wahl.merke({ sichtbar: { ...wahl.sichtbar, [feld]: an } });
  // What shows by being named shows by its own from now on: the order names all of them.
  const sichtbar = () => Object.fromEntries(felder.map((f) => [f, istSichtbar(f, wahl)]));
  const schiebe = (feld: string, um: -1 | 1) =>
    wahl.merke({ sichtbar: sichtbar(), folge: verschoben(felder, feld, um) });
  return (
    <Dialog
      offen
      titel="auftrag.liste.spalten"
      breite={420}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="allgemein.schliessen" primaer onClick={onSchliessen} />
          <Knopf
            text="bedienung.gitter.zuruecksetzen"
            onClick={() =>
              wahl.merke({ breiten: {}, sichtbar: {}, folge: [], dichte: 'normal', nurGenannte: false })
            }
          />
        </>
      }
    >
      <Umschalter
        name="auftrag.ansicht.dichte"
        wert={wahl.dichte}
        moeglich={dichten.map((wert) => ({ wert, text: dichtetexte[wert] }))}
        onWahl={(dichte) => wahl.merke({ dichte })}
      />
      <ol className="fp-spaltenliste">
        {alle.map(({ field, headerName = '' }, i) => (
          <li
            key={field}
            onKeyDown={(e) => {
              if (!e.altKey || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return;
              e.preventDefault();
              schiebe(field, e.key === 'ArrowUp' ? -1 : 1);
            }}
          >
            <Schalter
              label={headerName}
              wert={istSichtbar(field, wahl)}
              onAendern={(an) => schalte(field, an)}
            />
            <Knopf
              text={t('auftrag.ansicht.nachVorn', { spalte: t(headerName) })}
              icon={<UpIcon fontSize="small" />}
              nurIcon
              leise
              deaktiviert={i === 0}
              onClick={() => schiebe(field, -1)}
            />
            <Knopf
              text={t('auftrag.ansicht.nachHinten', { spalte: t(headerName) })}
              icon={<DownIcon fontSize="small" />}
              nurIcon
              leise
              deaktiviert={i === alle.length - 1}
              onClick={() => schiebe(field, 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
