import { t } from '@frachtportal/texte/t';
import { type RefObject, useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Suchtext } from '../../../../components/felder/Suchtext';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { vorsaetzeFuer } from './vorsaetze';

interface Eigenschaften {
  suche: string;
  onSuche: (suche: string) => void;
  suchfeld: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

const namen = {
  ort: 'beschriftung.ort',
  plz: 'beschriftung.plz',
  ref: 'beschriftung.referenz',
  un: 'beschriftung.unnr',
  status: 'beschriftung.status',
} as const;

/** The free text; while typing, and until Enter, where the last word may be looked for alone. */
export function Listensuche({ suche, onSuche, suchfeld }: Eigenschaften) {
  const { variante } = useKonfiguration();
  const [bestaetigt, setBestaetigt] = useState(false);
  const vorsaetze = bestaetigt ? [] : vorsaetzeFuer(suche);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what is typed in the field inside.
    <div
      className="fp-listensuche"
      onInput={() => setBestaetigt(false)}
      onKeyDown={(e) => e.key === 'Enter' && e.target === suchfeld.current && setBestaetigt(true)}
    >
      <Suchtext
        suche={suche}
        onSuche={onSuche}
        suchfeld={suchfeld}
        platzhalter={t(`meldung.${variante.suchPlatzhalter}`)}
      />
      {vorsaetze.length > 0 && (
        <fieldset className="fp-kasten fp-vorsaetze" aria-label={t('auftrag.liste.nurSuchenIn')}>
          {vorsaetze.map((v) => (
            <Knopf
              key={v.filter}
              text={`${t(namen[v.filter])}: ${v.wort}`}
              onClick={() => {
                onSuche(`${v.suche} `);
                suchfeld.current?.focus();
              }}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
