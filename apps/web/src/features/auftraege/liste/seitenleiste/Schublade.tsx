import { t } from '@frachtportal/texte/t';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { type Leistenangaben, Leisteninhalt } from './Leisteninhalt';

/** On a narrow screen: opened on demand. */
export function Schublade(p: Leistenangaben) {
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
