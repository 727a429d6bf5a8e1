import { t } from '@frachtportal/texte/t';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { HTMLAttributes, Key } from 'react';
import { Phasenzeichen } from '../../features/auftraege/Phasenzeichen';
import { formatiereZahl } from '../../lib/format/zahlen';
import { stuecke } from './hervorhebung';
import { type Fund, jeGruppe } from './suche';
import type { Ziel } from './ziele';

interface Eigenschaften {
  liste: UseAutocompleteReturnValue<Ziel, false, false, false, true>;
  /** What of a match is written stronger. */
  frage: string;
  funde: readonly Fund[];
}

/** What was found, by its kinds. */
export function Trefferliste({ liste, frage, funde }: Eigenschaften) {
  const gruppen = liste.groupedOptions;
  const { ref, ...listbox } = liste.getListboxProps() as HTMLAttributes<HTMLDivElement> & {
    ref?: React.Ref<HTMLDivElement>;
  };
  if (gruppen.length === 0) return <div className="fp-palette-liste" />;
  return (
    <div
      {...listbox}
      ref={ref}
      role="listbox"
      className="fp-palette-liste"
      aria-labelledby={undefined}
      aria-label={t('rahmen.palette.springen')}
    >
      {gruppen.map(({ key, group, index, options }) => {
        const zahl = wieViele(funde.find((f) => f.gruppe === group));
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
          <div key={key} role="group" aria-label={[t(group), zahl].filter(Boolean).join(', ')}>
            <p aria-hidden="true">
              <span>{t(group)}</span>
              <span>{zahl}</span>
            </p>
            {options.map((option, i) => {
              const { key: schluessel, ...angaben } = liste.getOptionProps({ option, index: index + i }) as {
                key: Key;
              } & HTMLAttributes<HTMLElement>;
              return (
                <div key={schluessel} {...angaben} className="fp-palette-ziel">
                  <Zielzeile ziel={option} frage={frage} />
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function Zielzeile({
  ziel: { icon: Icon, phase, name, zusatz, rand },
  frage,
}: {
  ziel: Ziel;
  frage: string;
}) {
  return (
    <>
      {phase ? <Phasenzeichen phase={phase} groesse={18} /> : Icon && <Icon aria-hidden="true" />}
      <span>
        <b>
          <Hervorgehoben text={name} frage={frage} />
        </b>
        {zusatz && (
          <small>
            <Hervorgehoben text={zusatz} frage={frage} />
          </small>
        )}
      </span>
      {rand && <span className="fp-gedaempft">{rand}</span>}
    </>
  );
}

function Hervorgehoben({ text, frage }: { text: string; frage: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
  return stuecke(text, frage).map((s, i) => (s.trifft ? <mark key={i}>{s.text}</mark> : s.text));
}

/** How many there are, where that is more than one sees; of a full page that nobody has counted, that it is the first. */
function wieViele(fund: Fund | undefined): string | undefined {
  if (!fund) return undefined;
  const { ziele, gesamt } = fund;
  if (gesamt === undefined) {
    return ziele.length < jeGruppe ? undefined : t('rahmen.palette.erste', { anzahl: ziele.length });
  }
  if (gesamt <= ziele.length) return undefined;
  return t('rahmen.palette.vonGesamt', { anzahl: ziele.length, gesamt: formatiereZahl(gesamt) });
}
