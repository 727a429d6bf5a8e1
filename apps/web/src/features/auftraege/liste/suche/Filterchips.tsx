import { type Listenmerkmal, listenmerkmale } from '@frachtportal/domain/auftrag/auftragssuche';
import { phasen, phasentexte } from '@frachtportal/domain/auftrag/liste/phase';
import { t } from '@frachtportal/texte/t';
import ClearIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/Tune';
import { useQuery } from '@tanstack/react-query';
import { Filterchip } from '../../../../components/bedienung/Filterchip';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { heute } from '../../../../lib/format/datum';
import { useRechte } from '../../../../lib/rechte';
import { listenabfrage } from '../../../stammdaten/api/listen';
import { Phasenzeichen } from '../../Phasenzeichen';
import { Folgefilter } from './Folgefilter';
import { istGewaehlt, merkmaltexte, ohneFilter, umgeschaltet } from './filter';
import { anzahlGesetzter } from './gesetzt';
import { Rahmenchips } from './Rahmenchips';
import { alsAnfrage, type Suchzustand, standardzustand, zeitraumGueltig } from './suchzustand';
import { Trefferexport } from './Trefferexport';

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
  /** Of open orders the phase is known. */
  offen: boolean;
  /** Only what holds, where there is no room to offer more. */
  nurGesetzte?: boolean;
}

/** Of open orders only these make sense. */
const fuerOffene: readonly Listenmerkmal[] = ['verspaetet', 'adr'];
/** Rarely asked for: in the menu, until they are chosen. */
const seltene: readonly Listenmerkmal[] = [
  'uebertragungFehlt',
  'preisanfrage',
  'heute',
  'puenktlich',
  'zuSpaet',
];

/** What the list is narrowed to: each a switch, pressed while it holds; Delete lets go of it too. */
export function Filterchips({ zustand, aendere, offen, nurGesetzte = false }: Eigenschaften) {
  const darf = useRechte();
  const merkmale = offen ? fuerOffene : listenmerkmale;
  const angebotene = offen ? [] : phasen;
  const schalte = (merkmal: Listenmerkmal) =>
    aendere({ nur: umgeschaltet(listenmerkmale, zustand.nur, merkmal) });
  return (
    <fieldset className="fp-filterchips" aria-label={t('allgemein.filter')}>
      {nurGesetzte && <Rahmenchips zustand={zustand} aendere={aendere} offen={offen} />}
      {angebotene
        .filter((phase) => !nurGesetzte || zustand.phasen.includes(phase))
        .map((phase) => (
          <Filterchip
            key={phase}
            text={phasentexte[phase]}
            icon={<Phasenzeichen phase={phase} />}
            an={zustand.phasen.includes(phase)}
            onSchalten={() => aendere({ phasen: umgeschaltet(phasen, zustand.phasen, phase) })}
          />
        ))}
      {!offen && !nurGesetzte && <span className="fp-werkzeuge-trenner" aria-hidden="true" />}
      {merkmale
        .filter((m) => (!seltene.includes(m) && !nurGesetzte) || zustand.nur.includes(m))
        .map((m) => (
          <Filterchip
            key={m}
            text={merkmaltexte[m]}
            an={zustand.nur.includes(m)}
            onSchalten={() => schalte(m)}
          />
        ))}
      <Folgefilter zustand={zustand} aendere={aendere} />
      <WeitereFilter
        verkehrsart={zustand.verkehrsart}
        merkmale={seltene.filter((m) => merkmale.includes(m) && !zustand.nur.includes(m))}
        onMerkmal={schalte}
        onVerkehrsart={(verkehrsart) => aendere({ verkehrsart })}
        nurGesetzte={nurGesetzte}
      />
      {!nurGesetzte && <span className="fp-fuellung" />}
      {!nurGesetzte && istGewaehlt(zustand) && (
        <Knopf
          text="auftrag.liste.filterEntfernen"
          icon={<ClearIcon fontSize="small" />}
          nurIcon
          leise
          onClick={() => aendere(ohneFilter)}
        />
      )}
      {!nurGesetzte && darf('auftrag.exportieren') && zeitraumGueltig(zustand, offen) && (
        <Trefferexport anfrage={alsAnfrage(zustand, offen)} />
      )}
    </fieldset>
  );
}

interface Weitere {
  verkehrsart: number | null;
  merkmale: readonly Listenmerkmal[];
  onMerkmal: (merkmal: Listenmerkmal) => void;
  onVerkehrsart: (id: number | null) => void;
  nurGesetzte: boolean;
}

const keine: never[] = [];

function WeitereFilter({ verkehrsart, merkmale, onMerkmal, onVerkehrsart, nurGesetzte }: Weitere) {
  const { data: arten = keine } = useQuery(listenabfrage('verkehrsarten', null));
  const gewaehlt = arten.find((a) => a.id === verkehrsart);
  return (
    <>
      {verkehrsart !== null && (
        <Filterchip
          text={gewaehlt?.langBezeichnung ?? 'stammdaten.pflegelisten.verkehrsart'}
          an
          onSchalten={() => onVerkehrsart(null)}
        />
      )}
      {!nurGesetzte && (
        <Menueknopf
          text="auftrag.liste.weitereFilter"
          className="fp-filterchip"
          eintraege={[
            ...merkmale.map((m) => ({ text: merkmaltexte[m], onClick: () => onMerkmal(m) })),
            ...arten.map((a) => ({
              text: a.langBezeichnung,
              gewaehlt: a.id === verkehrsart,
              onClick: () => onVerkehrsart(a.id === verkehrsart ? null : a.id),
            })),
          ]}
        />
      )}
    </>
  );
}

interface Klappangaben {
  zustand: Suchzustand;
  offen: boolean;
  aufgeklappt: boolean;
  onKlappen: () => void;
}

/** Unfolds the filters, on a phone, and says how many hold. */
export function Filterknopf({ zustand, offen, aufgeklappt, onKlappen }: Klappangaben) {
  const anzahl = anzahlGesetzter(zustand, standardzustand(heute(), offen));
  const anzeigen =
    anzahl > 0 ? t('auftrag.liste.filterAnzeigenGesetzt', { anzahl }) : 'auftrag.liste.filterAnzeigen';
  return (
    <Knopf
      text={aufgeklappt ? 'auftrag.liste.filterAusblenden' : anzeigen}
      icon={<FilterIcon fontSize="small" />}
      nurIcon
      // Unfolded they are in sight, and the name of the button has no number.
      zahl={aufgeklappt ? undefined : anzahl || undefined}
      onClick={onKlappen}
    />
  );
}
