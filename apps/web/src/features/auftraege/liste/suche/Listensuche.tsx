import { t } from '@frachtportal/texte/t';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Suchtextfeld } from '../../../../components/felder/Suchtext';
import { useSuchtext } from '../../../../components/felder/useSuchtext';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { Suchchips, Suchvorschlaege } from './vorsatz/Suchvorschlaege';
import { offenerVorsatz, type Vorsatz, verbunden, zerlegt } from './vorsatz/vorsaetze';

interface Eigenschaften {
  suche: string;
  onSuche: (suche: string) => void;
  suchfeld: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/**
 * The free text, behind chips for what is looked for in one place only; while typing, and until Enter, where the last
 * word may be looked for alone. Backspace before the words lets go of the last chip.
 */
export function Listensuche({ suche, onSuche, suchfeld }: Eigenschaften) {
  const { variante } = useKonfiguration();
  const [bestaetigt, setBestaetigt] = useState(false);
  const { fertige, rest } = zerlegt(suche);
  const text = useSuchtext(rest, (worte) => onSuche(verbunden(fertige, worte)));
  const setze = (chips: readonly Vorsatz[], worte: string) => {
    onSuche(verbunden(chips, worte));
    text.setze(worte);
    suchfeld.current?.focus();
  };
  const tippe = (eingabe: string) => {
    setBestaetigt(false);
    const getippt = zerlegt(eingabe);
    if (getippt.fertige.length === 0) text.tippe(eingabe);
    else setze([...fertige, ...getippt.fertige], getippt.rest);
  };
  const beiTaste = (e: KeyboardEvent<HTMLElement>) => {
    if (e.target !== suchfeld.current) return;
    const erster = e.currentTarget.querySelector<HTMLElement>('.fp-vorsaetze button');
    if (e.key === 'ArrowDown') erster?.focus();
    else if (e.key === 'Enter' && erster && offenerVorsatz(text.eingabe)) erster.click();
    else if (e.key === 'Backspace' && !e.repeat && text.eingabe === '' && fertige.length > 0)
      setze(fertige.slice(0, -1), '');
    else {
      if (e.key === 'Enter') setBestaetigt(true);
      return;
    }
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div className="fp-listensuche" onKeyDownCapture={beiTaste}>
      <Suchtextfeld
        text={{ ...text, tippe }}
        suchfeld={suchfeld}
        platzhalter={
          fertige.length > 0 ? 'auftrag.liste.weiteresWort' : t(`meldung.${variante.suchPlatzhalter}`)
        }
        vorn={
          fertige.length > 0 && <Suchchips chips={fertige} onChips={(chips) => setze(chips, text.eingabe)} />
        }
      />
      {!bestaetigt && (
        <Suchvorschlaege
          eingabe={text.eingabe}
          onWahl={(v) => setze([...fertige, { filter: v.filter, wort: v.wort }], v.rest)}
          onZurueck={() => suchfeld.current?.focus()}
        />
      )}
    </div>
  );
}
