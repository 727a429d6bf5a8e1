import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useSitzung } from '../../lib/sitzung';
import { Hauptmandanten } from './Hauptmandanten';
import { Untermandanten } from './Untermandanten';
import { useMandantenzustand } from './useMandantenzustand';
import './mandanten.css';

/** The hierarchy of clients: main clients, and beside them the sub clients of the marked one. */
export function MandantenSeite() {
  const { zustand: ausAdresse, aendere } = useMandantenzustand();
  // Until another one is marked it is the user's own.
  const eigener = useSitzung()?.ansprueche['mandant-id'] ?? null;
  const zustand = { ...ausAdresse, haupt: ausAdresse.haupt ?? eigener };
  return (
    <>
      <Seitenkopf titel="allgemein.mandanten" />
      <div className="fp-spalten fp-mandanten">
        <Hauptmandanten
          suche={zustand.suche}
          onSuche={(suche) => aendere({ suche })}
          wahl={zustand.haupt}
          onWahl={(haupt) => aendere({ haupt, art: 'unter', wahl: null })}
        />
        <Untermandanten zustand={zustand} onAendern={aendere} />
      </div>
    </>
  );
}
