import { satz, t } from '@frachtportal/texte/t';
import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog/Dialog';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { useRuhe } from '../../lib/useRuhe';
import { zuletztGeoeffnet } from '../../lib/zuletzt';
import { type Fund, zielabfragen } from './suche';
import { Trefferliste } from './Trefferliste';
import { eigeneZiele, type Ziel } from './ziele';
import './palette.css';

/** Goes anywhere by typing: orders, addresses, templates, pages, actions, and what was open last. */
export function Palette({ onSchliessen }: { onSchliessen: () => void }) {
  return (
    <Dialog offen titel="rahmen.palette.springen" breite={680} onSchliessen={onSchliessen}>
      <Sprungfeld onSchliessen={onSchliessen} />
    </Dialog>
  );
}

/** Inside the dialog, so that the field is there when the list under it looks for it. */
function Sprungfeld({ onSchliessen }: { onSchliessen: () => void }) {
  const [frage, setFrage] = useState('');
  const { ziele, funde, sucht, fehler } = useZiele(frage);
  const gehe = useNavigate();
  const neuerReiter = useRef(false);
  // Enter before the answer is there takes the first match as soon as it comes.
  const [bestellt, setBestellt] = useState(false);
  const nimm = (ziel: Ziel | null | undefined) => {
    setBestellt(false);
    if (!ziel) return;
    onSchliessen();
    if (neuerReiter.current) window.open(ziel.pfad, '_blank', 'noopener');
    else gehe(ziel.pfad);
  };
  const erstes = useRef(nimm);
  erstes.current = nimm;
  useEffect(() => {
    if (bestellt && !sucht) erstes.current(ziele[0]);
  }, [bestellt, sucht, ziele]);
  const liste = useAutocomplete<Ziel>({
    id: 'fp-palette',
    options: ziele,
    open: true,
    value: null,
    inputValue: frage,
    groupBy: (z) => z.gruppe,
    getOptionLabel: (z) => z.name,
    getOptionKey: (z) => z.schluessel,
    filterOptions: (alle) => alle,
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    onInputChange: (_, neu, grund) => grund === 'input' && setFrage(neu),
    onChange: (_, ziel) => nimm(ziel),
    onClose: (_, grund) => grund === 'escape' && onSchliessen(),
  });
  const eingabe = liste.getInputProps() as React.InputHTMLAttributes<HTMLInputElement>;
  return (
    <div
      {...liste.getRootProps()}
      className="fp-palette"
      // Before the list takes the key: whether it opens beside what is there.
      onKeyDownCapture={(e) => {
        neuerReiter.current = e.key === 'Enter' && (e.ctrlKey || e.metaKey);
        setBestellt(e.key === 'Enter' && sucht);
      }}
    >
      <InputBase
        ref={liste.setAnchorEl as React.Ref<HTMLDivElement>}
        fullWidth
        autoFocus
        startAdornment={<SearchIcon className="fp-lupe" />}
        slotProps={{
          input: {
            ...eingabe,
            'aria-label': t('rahmen.palette.springen'),
            placeholder: t('rahmen.palette.platzhalter'),
            maxLength: 200,
          },
        }}
      />
      <Trefferliste liste={liste} frage={frage} funde={funde} />
      {fehler && (
        <p role="alert" className="fp-fehlertext">
          {fehler}
        </p>
      )}
      <p role="status" className="fp-nur-vorlesen">
        {sucht ? t('rahmen.palette.sucht') : t('rahmen.palette.treffer', { anzahl: ziele.length })}
      </p>
      <p className="fp-gedaempft fp-palette-fuss">{t('rahmen.palette.tasten')}</p>
    </div>
  );
}

const keine: { ziele: Ziel[]; funde: Fund[] } = { ziele: [], funde: [] };

function useZiele(frage: string) {
  const darf = useRechte();
  const zuletzt = zuletztGeoeffnet(useSitzung()?.ansprueche.sub);
  const ruhig = useRuhe(frage.trim());
  const antworten = useQueries({
    queries: zielabfragen(ruhig, darf),
  });
  const funde = ruhig.length < 2 ? [] : antworten.flatMap((a) => a.data ?? []);
  const eigene = eigeneZiele(frage, darf, zuletzt);
  const sucht = ruhig !== frage.trim() || antworten.some((a) => a.isFetching);
  // While the answer is on its way nothing can be chosen: what comes would push it aside under the hand.
  if (sucht) return { ...keine, sucht };
  const [fehler] = antworten.flatMap((a) => (a.error ? meldungenVon(a.error).map(satz) : []));
  return { ziele: [...funde.flatMap((f) => f.ziele), ...eigene], funde, sucht, fehler };
}
