import { istFrei, type Mandant } from '@frachtportal/domain/mandant/mandant';
import { wort } from '@frachtportal/domain/texte/text';
import { useState } from 'react';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Umschalter } from '../../components/Umschalter';
import { Menueknopf, Werkzeugleiste } from '../../components/Werkzeugleiste';
import { EntfernenFrage } from './EntfernenFrage';
import { Mandantensuche } from './Mandantensuche';
import { spalten, spaltenMitStellung } from './spalten';
import { UntermandantDialoge, type UntermandantOffen } from './UntermandantDialoge';
import { useMandantenliste } from './useMandantenliste';
import type { Mandantenzustand, RechteArt } from './useMandantenzustand';
import { useUmstellen } from './useUmstellen';

interface Eigenschaften {
  zustand: Mandantenzustand;
  onAendern: (neu: Partial<Mandantenzustand>) => void;
}

const arten: { wert: RechteArt; text: string }[] = [
  { wert: 'unter', text: 'Untermandanten' },
  { wert: 'frei', text: 'Freie Mandanten' },
  { wert: 'alle', text: 'Alle Mandanten' },
];

/** The sub clients of the marked main client, and beside them the free clients and all of the installation. */
export function Untermandanten({ zustand, onAendern }: Eigenschaften) {
  const { art, haupt, sucheRechts, wahl } = zustand;
  const { fehler } = useMeldungen();
  const liste = useMandantenliste(art, sucheRechts, art === 'unter' ? haupt : null);
  const markiert = liste.alle.find((m) => m.id === wahl);
  const [offen, setOffen] = useState<UntermandantOffen | null>(null);
  const zu = () => setOffen(null);
  const umstellen = useUmstellen(() => {
    // Several can be added one after the other.
    if (offen !== 'hinzufuegen') zu();
    onAendern({ wahl: null });
  });
  const mitMarkiertem = (tat: (m: Mandant) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  const mitHaupt = (was: UntermandantOffen) => () =>
    haupt === null ? fehler('mandant.hauptWaehlen') : setOffen(was);
  const entferne = mitMarkiertem((m) => (istFrei(m) ? fehler('mandant.schonFrei') : setOffen('entfernen')));

  return (
    <section className="fp-mandanten-liste" aria-label={wort('Untermandanten')}>
      <Umschalter
        name="Welche Mandanten"
        wert={art}
        moeglich={arten}
        onWahl={(neu) => onAendern({ art: neu, wahl: null })}
      />
      <Werkzeugleiste titel="Untermandanten bearbeiten">
        <Menueknopf
          text="Hinzufügen"
          eintraege={[
            { text: 'Freien Mandanten zuordnen', onClick: mitHaupt('hinzufuegen') },
            { text: 'Neuen Untermandanten anlegen', onClick: mitHaupt('neu') },
            { text: 'Neuen freien Mandanten anlegen', onClick: () => setOffen('neuFrei') },
          ]}
        />
        <Knopf text="Bearbeiten" onClick={mitMarkiertem(() => setOffen('bearbeiten'))} />
        <Knopf text="Zuordnen" onClick={mitMarkiertem(() => setOffen('verschieben'))} />
        <Knopf text="Entfernen" onClick={entferne} />
      </Werkzeugleiste>
      <Mandantensuche
        label={art === 'unter' ? 'Untermandant suchen' : 'Mandant suchen'}
        wert={sucheRechts}
        treffer={liste.alle.length}
        onAendern={(text) => onAendern({ sucheRechts: text })}
      />
      <Tabelle
        name={arten.find((a) => a.wert === art)?.text ?? ''}
        zeilen={liste.zeilen}
        spalten={art === 'alle' ? spaltenMitStellung : spalten}
        laedt={liste.laedt}
        markiert={wahl}
        onMarkieren={(id) => onAendern({ wahl: Number(id) })}
        onOeffnen={({ id }) => {
          onAendern({ wahl: id });
          setOffen('bearbeiten');
        }}
        leer={liste.gesucht ? 'Kein Mandant gefunden.' : leertext(art, haupt)}
        {...liste.seiten}
      />
      {liste.gekuerzt && (
        <p className="fp-gedaempft">
          {wort('Von')} {liste.gekuerzt.toLocaleString('de-DE')}{' '}
          {wort('Mandanten stehen die neuesten hier. Die übrigen findet die Suche.')}
        </p>
      )}
      <UntermandantDialoge
        offen={offen}
        haupt={haupt}
        markiert={markiert}
        umstellen={umstellen}
        onSchliessen={zu}
        onAngelegt={(id) => {
          onAendern({ wahl: id, ...(offen === 'neuFrei' && art === 'unter' && { art: 'frei' }) });
          zu();
        }}
      />
      <EntfernenFrage
        titel="Untermandant entfernen"
        frage="Soll „{name}“ ein freier Mandant werden? Seine Aufträge und Adressen bleiben; der bisherige Hauptmandant sieht sie nicht mehr."
        mandant={offen === 'entfernen' ? markiert : undefined}
        umstellen={umstellen}
        onSchliessen={zu}
      />
    </section>
  );
}

function leertext(art: RechteArt, haupt: number | null): string {
  if (art === 'frei') return 'Es gibt keine freien Mandanten. Neue Registrierungen erscheinen hier.';
  if (haupt === null) return 'Markieren Sie links einen Hauptmandanten, um seine Untermandanten zu sehen.';
  return 'Noch keine Untermandanten. Ordnen Sie freie Mandanten zu, oder legen Sie neue an.';
}
