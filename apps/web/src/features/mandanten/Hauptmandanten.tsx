import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { wort } from '@frachtportal/domain/texte/text';
import { useState } from 'react';
import { FrageDialog } from '../../components/Dialog';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Menueknopf, Werkzeugleiste } from '../../components/Werkzeugleiste';
import { MandantAnlegen, MandantBearbeiten } from './MandantDialog';
import { Mandantensuche } from './Mandantensuche';
import { MandantWahlDialog } from './MandantWahlDialog';
import { spalten } from './spalten';
import { useMandantenliste } from './useMandantenliste';
import { useUmstellen } from './useUmstellen';

interface Eigenschaften {
  suche: string;
  onSuche: (text: string) => void;
  wahl: number | null;
  onWahl: (id: number | null) => void;
}

type Offen = 'neu' | 'hinzufuegen' | 'bearbeiten' | 'entfernen';

/** The main clients: searched, added, changed, made free again. */
export function Hauptmandanten({ suche, onSuche, wahl, onWahl }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const liste = useMandantenliste('haupt', suche);
  const markiert = liste.alle.find((m) => m.id === wahl);
  const [offen, setOffen] = useState<Offen | null>(null);
  const zu = () => setOffen(null);
  const umstellen = useUmstellen(({ id }, ziel) => {
    zu();
    onWahl(ziel === id ? id : null);
  });
  const mitMarkiertem = (was: Offen) => () => (markiert ? setOffen(was) : fehler('liste.zeileMarkieren'));

  return (
    <section className="fp-mandanten-liste" aria-label={wort('Hauptmandanten')}>
      <h2>{wort('Hauptmandanten')}</h2>
      <Werkzeugleiste titel="Hauptmandanten bearbeiten">
        <Menueknopf
          text="Hinzufügen"
          primaer
          eintraege={[
            { text: 'Freien Mandanten zum Hauptmandanten machen', onClick: () => setOffen('hinzufuegen') },
            { text: 'Neuen Hauptmandanten anlegen', onClick: () => setOffen('neu') },
          ]}
        />
        <Knopf text="Bearbeiten" onClick={mitMarkiertem('bearbeiten')} />
        <Knopf text="Entfernen" onClick={mitMarkiertem('entfernen')} />
      </Werkzeugleiste>
      <Mandantensuche
        label="Hauptmandant suchen"
        wert={suche}
        treffer={liste.alle.length}
        onAendern={onSuche}
      />
      <Tabelle
        name="Hauptmandanten"
        zeilen={liste.zeilen}
        spalten={spalten}
        laedt={liste.laedt}
        markiert={wahl}
        onMarkieren={(id) => onWahl(Number(id))}
        onOeffnen={({ id }) => {
          onWahl(id);
          setOffen('bearbeiten');
        }}
        onEntfernen={({ id }) => {
          onWahl(id);
          setOffen('entfernen');
        }}
        leer={
          liste.gesucht ? 'Kein Hauptmandant gefunden.' : 'Noch kein Hauptmandant. Legen Sie den ersten an.'
        }
        {...liste.seiten}
      />
      {offen === 'neu' && (
        <MandantAnlegen
          titel="Hauptmandant anlegen"
          stelle={{ istHauptmandant: true, hauptmandantId: null }}
          onFertig={(id) => {
            zu();
            onWahl(id);
          }}
          onSchliessen={zu}
        />
      )}
      {offen === 'hinzufuegen' && (
        <MandantWahlDialog
          titel="Hauptmandant hinzufügen"
          art="frei"
          ja="Hinzufügen"
          leer="Es gibt keine freien Mandanten."
          laeuft={umstellen.isPending}
          onWahl={(mandant: Mandant) =>
            umstellen.mutate({ mandant, ziel: mandant.id, meldung: 'mandant.hauptGeworden' })
          }
          onSchliessen={zu}
        />
      )}
      {offen === 'bearbeiten' && markiert && (
        <MandantBearbeiten id={markiert.id} onFertig={zu} onSchliessen={zu} />
      )}
      <FrageDialog
        offen={offen === 'entfernen' && markiert !== undefined}
        titel="Hauptmandant entfernen"
        frage={wort(
          'Soll „{name}“ kein Hauptmandant mehr sein? Danach ist er ein freier Mandant; seine Aufträge und Adressen bleiben.',
          { name: markiert?.name ?? '' },
        )}
        gefahr
        laeuft={umstellen.isPending}
        onJa={() =>
          markiert &&
          umstellen.mutate(
            { mandant: markiert, ziel: null, meldung: 'mandant.freiGeworden' },
            { onError: zu },
          )
        }
        onNein={zu}
      />
    </section>
  );
}
