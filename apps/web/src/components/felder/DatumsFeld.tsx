import { t } from '@frachtportal/texte/t';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { memo, useRef } from 'react';
import { formatiereTag, formatiereTagMitWochentag, leseTag } from '../../lib/format/datum';
import { useEntwurf } from '../formular/useEntwurf';
import { type FeldAngaben, Feldrahmen, grundangaben } from './Feldrahmen';

export interface DatumsFeldEigenschaften extends FeldAngaben {
  wert: string | null | undefined;
  /** A day `YYYY-MM-DD`, null, or the text as typed where it is no day, which the rules of the domain refuse. */
  onAendern?: (wert: string | null) => void;
  /** The day is yet to come, which decides about the year where none is typed. */
  voraus?: boolean;
}

/** A day that takes `1.3`, `0103`, `010326`, `+1`, `h`, `morgen`, `fr`; shows the weekday; Alt+Down opens the calendar. */
export const DatumsFeld = memo(function DatumsFeld(p: DatumsFeldEigenschaften) {
  const kalender = useRef<HTMLInputElement>(null);
  const entwurf = useEntwurf<string | null>({
    ...p,
    wert: p.wert || null,
    zeige: formatiereTagMitWochentag,
    bearbeite: formatiereTag,
    lies: (text) => {
      const tag = leseTag(text, undefined, p.voraus);
      return tag === undefined ? text.trim() : tag;
    },
  });
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <>
          <InputBase
            {...entwurf}
            {...grundangaben(p)}
            autoComplete="off"
            onKeyDown={(e) => {
              if (e.altKey && e.key === 'ArrowDown' && !p.nurLesen) {
                e.preventDefault();
                kalender.current?.showPicker();
              }
              entwurf.onKeyDown(e as React.KeyboardEvent<HTMLInputElement>);
            }}
            endAdornment={
              !p.nurLesen && (
                <IconButton
                  edge="end"
                  tabIndex={-1}
                  className="fp-kalenderknopf"
                  aria-label={t('bedienung.datumsFeld.kalenderOeffnen')}
                  onClick={() => kalender.current?.showPicker()}
                >
                  <CalendarIcon style={{ fontSize: 15 }} />
                </IconButton>
              )
            }
            slotProps={{ input: { ...eingabe, inputMode: 'text' } }}
          />
          <input
            ref={kalender}
            type="date"
            className="fp-kalender"
            tabIndex={-1}
            aria-hidden="true"
            value={p.wert?.length === 10 ? p.wert : ''}
            onChange={(e) => p.onAendern?.(e.target.value || null)}
          />
        </>
      )}
    </Feldrahmen>
  );
});
