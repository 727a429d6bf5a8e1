import {
  type Eingangszeichensatz,
  eingangszeichensaetze,
  groessterEingangMb,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import { satz } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Knopf } from '../../components/bedienung/Knopf';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useRechte } from '../../lib/rechte';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { useLauf } from '../importe/api/useLauf';
import { Dateilauf } from '../importe/Dateilauf';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { type Dateiangaben, ladeHoch } from './api/auftragseingang';
import { auftragsdateien } from './auftragsdateien';
import { Eingaenge } from './Eingaenge';

const titel = 'auftragseingang.titel';
const keineAngaben: Dateiangaben = { mandant: null, partner: null, zeichensatz: null };

/** Orders from a file: tried first, corrected in place, taken over, taken back. */
export function AuftragseingangSeite() {
  const darf = useRechte();
  return darf('auftrag.bearbeiten') ? <Import /> : <KeinRecht titel={titel} />;
}

function Import() {
  const [datei, setDatei] = useState<File | null>(null);
  const [angaben, setAngaben] = useState(keineAngaben);
  const { lauf, zeige, lesen } = useLauf(auftragsdateien, angaben, ladeHoch);
  return (
    <Importrahmen titel={titel} erklaerung="auftragseingang.erklaerung">
      <Importschritt nummer={1} titel="beschriftung.datei">
        <Angaben angaben={angaben} onAendern={setAngaben} />
        <Dateiwahl
          hoechstensMb={groessterEingangMb}
          datei={datei}
          onWahl={(neu) => {
            setDatei(neu);
            zeige(null);
            lesen.mutate(neu);
          }}
          fehler={lesen.error && satz(meldungenVon(lesen.error)[0])}
          deaktiviert={lesen.isPending}
        />
        {lesen.isPending && <Importfortschritt text="auftragseingang.datei.liest" />}
        {datei && lauf === null && !lesen.isPending && (
          <div className="fp-reihe">
            <Knopf text="import.dateiPruefen" primaer onClick={() => lesen.mutate(datei)} />
          </div>
        )}
      </Importschritt>
      {lauf !== null && (
        <Dateilauf key={lauf} art={auftragsdateien} id={lauf} schritt={2} onVerworfen={() => zeige(null)} />
      )}
      <Eingaenge gezeigt={lauf} onZeigen={zeige} />
    </Importrahmen>
  );
}

const zeichensaetze = eingangszeichensaetze.map((id) => ({ id, text: id.toUpperCase() }));
const istZeichensatz = (id: unknown): id is Eingangszeichensatz => zeichensaetze.some((z) => z.id === id);

/** Whose orders they are, and what a message of a partner does not say itself. */
function Angaben(p: { angaben: Dateiangaben; onAendern: (neu: Dateiangaben) => void }) {
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const { angaben, onAendern } = p;
  return (
    <div className="fp-felderraster">
      {mandanten.length > 1 && (
        <AuswahlFeld
          label="beschriftung.mandant"
          platzhalter="auftragseingang.eigenerMandant"
          optionen={mandanten}
          wert={angaben.mandant}
          onAendern={(id) => onAendern({ ...angaben, mandant: id === null ? null : Number(id) })}
        />
      )}
      <Feld
        name="partner"
        label="auftragseingang.partner"
        max={35}
        wert={angaben.partner}
        onAendern={(partner) => onAendern({ ...angaben, partner })}
      />
      <AuswahlFeld
        name="zeichensatz"
        label="auftragseingang.zeichensatz"
        platzhalter="auftragseingang.zeichensatz.erkannt"
        optionen={zeichensaetze}
        wert={angaben.zeichensatz}
        onAendern={(id) => onAendern({ ...angaben, zeichensatz: istZeichensatz(id) ? id : null })}
      />
    </div>
  );
}
