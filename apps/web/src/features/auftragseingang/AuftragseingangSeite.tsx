import { groessterEingangMb } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { satz } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { meldungenVon } from '../../lib/abfragen';
import { useRechte } from '../../lib/rechte';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { eingangsschluessel, ladeHoch } from './api/auftragseingang';
import { Eingaenge } from './Eingaenge';
import { Eingang } from './Eingang';

const titel = 'auftragseingang.titel';

/** Orders from a file: tried first, corrected in place, taken over, taken back. */
export function AuftragseingangSeite() {
  const darf = useRechte();
  return darf('auftrag.bearbeiten') ? <Import /> : <KeinRecht titel={titel} />;
}

function Import() {
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const lauf = Number(adresse.get('lauf')) || null;
  const [datei, setDatei] = useState<File | null>(null);
  const [mandant, setMandant] = useState<number | null>(null);
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const zeige = (id: number | null) => setAdresse(id === null ? {} : { lauf: String(id) });
  const lesen = useMutation({
    mutationFn: (neu: File) => ladeHoch(neu, mandant),
    meta: { leise: true },
    onSuccess: async ({ id }) => {
      zeige(id);
      await abfragen.invalidateQueries({ queryKey: eingangsschluessel });
    },
  });
  return (
    <Importrahmen titel={titel} erklaerung="auftragseingang.erklaerung">
      <Importschritt nummer={1} titel="beschriftung.datei">
        {mandanten.length > 1 && (
          <AuswahlFeld
            label="beschriftung.mandant"
            breite={320}
            platzhalter="auftragseingang.eigenerMandant"
            optionen={mandanten}
            wert={mandant}
            onAendern={(id) => setMandant(id === null ? null : Number(id))}
          />
        )}
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
      </Importschritt>
      {lauf !== null && <Eingang key={lauf} id={lauf} onVerworfen={() => zeige(null)} />}
      <Eingaenge gezeigt={lauf} onZeigen={zeige} />
    </Importrahmen>
  );
}
