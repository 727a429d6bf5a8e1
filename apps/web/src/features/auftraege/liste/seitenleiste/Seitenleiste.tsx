import { t } from '@frachtportal/texte/t';
import OpenIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { nachRegung } from '../../../../lib/nachladen';
import { useTasten } from '../../../../lib/tasten';
import type { Leistenangaben } from './Leisteninhalt';
import { useAblegen } from './useAblegen';
import { useLeistenbreite } from './useLeistenbreite';

const Drawer = nachRegung(async () => (await import('@mui/material/Drawer')).default);

const Leisteninhalt = nachRegung(async () => (await import('./Leisteninhalt')).Leisteninhalt);

/** The panel of the marked order: beside the list, or over it where there is no room beside. */
export function Seitenleiste(p: Leistenangaben) {
  useTasten({
    'Alt+PageUp': () => p.stelle.vorheriger?.(),
    'Alt+PageDown': () => p.stelle.naechster?.(),
  });
  const schmal = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return schmal ? <Schublade {...p} /> : <Leiste {...p} />;
}

/** Closed until something is marked, or it is opened by hand; its edge can be dragged. */
function Leiste(p: Leistenangaben) {
  const leiste = useLeistenbreite();
  const ablegen = useAblegen(p.zeile?.id, () => p.onReiter('dokumente'));
  const [vonHand, setVonHand] = useState(false);
  const oeffne = () => {
    setVonHand(true);
    leiste.setOffen(true);
  };
  const schliesse = () => {
    setVonHand(false);
    if (p.zeile) leiste.setOffen(false);
  };
  if (!leiste.offen || !(p.zeile || vonHand)) {
    return (
      <div className="fp-leiste-zu">
        <Knopf
          text="auftrag.liste.seitenleisteOeffnen"
          icon={<OpenIcon fontSize="small" />}
          nurIcon
          leise
          onClick={oeffne}
        />
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a movable separator, which <hr> cannot be */}
      <div
        className="fp-griff"
        role="separator"
        aria-orientation="vertical"
        aria-label={t('auftrag.liste.breiteDerSeitenleiste')}
        aria-valuenow={leiste.breite}
        aria-valuemin={leiste.von}
        aria-valuemax={leiste.bis}
        tabIndex={0}
        {...leiste.griff}
      />
      <aside
        className="fp-karte fp-leiste"
        style={{ width: leiste.breite }}
        aria-label={t('auftrag.liste.markierterAuftrag')}
        {...ablegen}
      >
        <Leisteninhalt {...p} schliessen="auftrag.liste.seitenleisteSchliessen" onSchliessen={schliesse} />
      </aside>
    </>
  );
}

/** On a narrow screen: opened on demand. */
function Schublade(p: Leistenangaben) {
  const [offen, setOffen] = useState(false);
  return (
    <>
      {p.zeile && (
        <div className="fp-leiste-unten">
          <Knopf
            text={t('auftrag.liste.verlaufUndDokumente', { nummer: p.zeile.spedeigennr })}
            onClick={() => setOffen(true)}
          />
        </div>
      )}
      <Drawer
        anchor="right"
        open={offen}
        onClose={() => setOffen(false)}
        slotProps={{
          paper: {
            'aria-label': t('auftrag.liste.markierterAuftrag'),
            className: 'fp-karte fp-leiste fp-leiste-voll',
          },
        }}
      >
        <Leisteninhalt {...p} schliessen="allgemein.schliessen" onSchliessen={() => setOffen(false)} />
      </Drawer>
    </>
  );
}
