import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld, type Option } from '../../components/felder/AuswahlFeld';
import { Suchtext } from '../../components/felder/Suchtext';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useLetzteSeite } from '../../components/tabelle/useLetzteSeite';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { adresslisteAbfrage, verwendungAbfrage } from './api/adressliste';
import { useAdressspalten } from './liste/adressspalten';
import { type Adresszustand, alsAnfrage, zeilenzahlen } from './liste/adresszustand';
import { Exportknopf } from './liste/Exportknopf';
import { LoeschFrage } from './liste/LoeschFrage';
import { useAdresszustand } from './liste/useAdresszustand';
import { ZusammenfuehrenDialog } from './zusammenfuehren/ZusammenfuehrenDialog';
import './adressen.css';

/** The address book: found, added, changed, copied, merged, deleted. */
export function AdressmanagementSeite() {
  const darf = useRechte();
  if (darf('adresse.bearbeiten')) return <Adressmanagement />;
  return <KeinRecht titel="allgemein.adressmanagement" />;
}

function Adressmanagement() {
  const gehe = useNavigate();
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useAdresszustand();
  const { data, isPlaceholderData } = useQuery(adresslisteAbfrage(alsAnfrage(zustand)));
  const zeilen = useMemo(() => data?.zeilen ?? [], [data]);
  const verwendung = useQuery(verwendungAbfrage(zeilen.map((a) => a.id))).data;
  const mandanten = useMandantenwahl();
  const spalten = useAdressspalten(verwendung, mandanten);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'loeschen' | 'zusammenfuehren' | null>(null);
  const markiert = useFesteZeile(offen, zeilen, (a) => a.id === wahl);
  const zu = () => setOffen(null);

  useLetzteSeite(isPlaceholderData ? undefined : data?.gesamt, zustand, aendere);

  const mitMarkierter = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');

  return (
    <>
      <Seitenkopf titel="allgemein.adressmanagement" />
      <Werkzeugleiste
        titel="adresse.adressmanagement.adressenBearbeiten"
        rechts={<Exportknopf mandant={zustand.mandant} />}
      >
        <Knopf
          text="adresse.neueAdresse"
          primaer
          icon={<AddIcon />}
          onClick={() => gehe(pfade.neueAdresse)}
        />
        <Werkzeugtrenner />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkierter((id) => gehe(pfade.adresse(id)))} />
        <Knopf text="allgemein.kopieren" onClick={mitMarkierter((id) => gehe(pfade.adresseKopieren(id)))} />
        <Knopf text="adresse.zusammenfuehren" onClick={mitMarkierter(() => setOffen('zusammenfuehren'))} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkierter(() => setOffen('loeschen'))} />
      </Werkzeugleiste>
      <Filter zustand={zustand} onAendern={aendere} mandanten={mandanten} />
      <Tabelle
        name="allgemein.adressen"
        zeilen={zeilen}
        spalten={spalten}
        laedt={data === undefined}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={({ id }) => gehe(pfade.adresse(id))}
        onEntfernen={({ id }) => {
          setWahl(id);
          setOffen('loeschen');
        }}
        sortierung={zustand.sortierung}
        onSortierung={(sortierung) => aendere({ sortierung })}
        leer={<LeeresBuch gesucht={zustand.suche} onLeeren={() => aendere({ suche: '' })} />}
        blaettern={{
          seite: zustand.seite,
          zeilenJeSeite: zustand.zeilen,
          gesamt: data?.gesamt ?? 0,
          onSeite: (seite) => aendere({ seite }),
          zeilenzahlen,
          onZeilen: (anzahl) => aendere({ zeilen: anzahl }),
        }}
      />
      <LoeschFrage
        adresse={offen === 'loeschen' ? markiert : undefined}
        auftraege={(markiert && verwendung?.get(markiert.id)?.auftraege) ?? 0}
        onFertig={zu}
      />
      {offen === 'zusammenfuehren' && markiert && (
        <ZusammenfuehrenDialog
          id={markiert.id}
          onSchliessen={zu}
          onFertig={(id) => {
            zu();
            setWahl(id);
          }}
        />
      )}
    </>
  );
}

interface Filterangaben {
  zustand: Adresszustand;
  onAendern: (neu: Partial<Adresszustand>) => void;
  /** Null for a user who has but one client. */
  mandanten: readonly Option[] | null;
}

/** Which addresses are shown. */
function Filter({ zustand, onAendern, mandanten }: Filterangaben) {
  return (
    <section className="fp-reihe" aria-label={t('allgemein.sucheUndFilter')}>
      <Suchtext
        label="adresse.adressmanagement.adressenSuchen"
        suche={zustand.suche}
        onSuche={(suche) => onAendern({ suche })}
        platzhalter="adresse.adressmanagement.sucheBeispiel"
      />
      {mandanten && (
        <AuswahlFeld
          label="beschriftung.mandant"
          labelVersteckt
          platzhalter="auftrag.mandantfilter.mandantAlle"
          name="mandant"
          breite={240}
          optionen={mandanten}
          wert={zustand.mandant}
          onAendern={(id) => onAendern({ mandant: id === null ? null : Number(id) })}
        />
      )}
      <Schalter
        label="beschriftung.auchUnsichtbare"
        wert={zustand.unsichtbare}
        onAendern={(unsichtbare) => onAendern({ unsichtbare })}
      />
    </section>
  );
}

function LeeresBuch({ gesucht, onLeeren }: { gesucht: string; onLeeren: () => void }) {
  const gehe = useNavigate();
  return gesucht ? (
    <>
      <p>
        {t('adresse.adressmanagement.keineAdresseGefundenInDer')}
        {gesucht}
        {t('adresse.adressmanagement.vorkommt')}
      </p>
      <Knopf text="adresse.adressmanagement.sucheLeeren" onClick={onLeeren} />
    </>
  ) : (
    <>
      <p>{t('adresse.adressmanagement.leer')}</p>
      <Knopf text="adresse.adressmanagement.neueAdresseAnlegen" onClick={() => gehe(pfade.neueAdresse)} />
    </>
  );
}

/** The clients to choose from, for a user of a main client; null for others, who have but one. */
function useMandantenwahl() {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data } = useQuery({ ...mandantenAbfrage, enabled: hauptmandant });
  return hauptmandant ? (data ?? null) : null;
}
