import type { Uebersicht } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import RefreshIcon from '@mui/icons-material/Refresh';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Schalter } from '../../../components/bedienung/Schalter';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { useAdressleiste } from '../../../lib/adresse/useAdressleiste';
import { formatiereTagMitWochentag, formatiereUhrzeit } from '../../../lib/format/datum';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { useSitzung } from '../../../lib/sitzung';
import { listenabfrage } from '../../stammdaten/api/listen';
import { uebersichtAbfrage } from '../api/uebersicht';
import { Mandantfilter } from '../Mandantfilter';
import { Abholungen } from './Abholungen';
import type { Ausschnitt } from './listenlink';
import { Phasenleiste } from './Phasenleiste';
import { Relationen } from './Relationen';
import { useEinstellungen } from './useEinstellungen';
import { Wochen } from './Wochen';
import { ZuKlaeren } from './ZuKlaeren';
import '../../../components/tabelle/tabelle.css';
import '../liste/liste.css';
import './uebersicht.css';

const ausAdresse = (adresse: URLSearchParams): Ausschnitt => ({
  mandant: zahlAus(adresse.get('mandant')),
  verkehrsart: zahlAus(adresse.get('verkehrsart')),
});

/** How things stand today: what waits, what is late, what has to be cleared up, and how it went the last weeks. */
export function UebersichtSeite() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const ausschnitt = ausAdresse(adresse);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(uebersichtAbfrage(ausschnitt));
  const aendere = (neu: Partial<Ausschnitt>) =>
    setzeAdresse((alt) => {
      const werte = Object.entries({ ...ausAdresse(alt), ...neu });
      return new URLSearchParams(werte.flatMap(([n, w]) => (w === null ? [] : [[n, String(w)]])));
    });
  return (
    <>
      <Seitenkopf
        titel="auftrag.uebersicht.titel"
        neben={data && formatiereTagMitWochentag(data.tag)}
        rechts={
          <>
            <Startwahl />
            {data && (
              <span className="fp-gedaempft">
                {t('auftrag.uebersicht.stand', { uhrzeit: formatiereUhrzeit(new Date(dataUpdatedAt)) })}
              </span>
            )}
            <Auswahl ausschnitt={ausschnitt} aendere={aendere} />
            <Knopf
              text="allgemein.aktualisieren"
              icon={<RefreshIcon fontSize="small" />}
              nurIcon
              leise
              laeuft={isFetching}
              onClick={() => void refetch()}
            />
          </>
        }
      />
      {!data && <Skeleton variant="rounded" height={64} />}
      {data && istLeer(data) && <NochNichts />}
      {data && !istLeer(data) && (
        <>
          <Phasenleiste uebersicht={data} ausschnitt={ausschnitt} />
          <div className="fp-uebersicht">
            <ZuKlaeren uebersicht={data} ausschnitt={ausschnitt} />
            <Abholungen uebersicht={data} ausschnitt={ausschnitt} />
            <Wochen uebersicht={data} ausschnitt={ausschnitt} />
            <Relationen uebersicht={data} ausschnitt={ausschnitt} />
          </div>
        </>
      )}
    </>
  );
}

const zahlAus = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

const istLeer = ({ phasen, wochen, abholungen }: Uebersicht) =>
  phasen.every((p) => p.anzahl === 0) && wochen.every((w) => w.auftraege === 0) && abholungen.length === 0;

function NochNichts() {
  const darf = useRechte();
  const gehe = useNavigate();
  return (
    <div className="fp-kasten fp-tabelle-leer">
      <p>
        <b>{t('auftrag.uebersicht.nochNichts')}</b>
      </p>
      <p className="fp-gedaempft">{t('auftrag.uebersicht.nochNichtsErklaerung')}</p>
      {darf('auftrag.bearbeiten') && (
        <Knopf text="allgemein.neuerAuftrag" primaer onClick={() => gehe(pfade.neuerAuftrag)} />
      )}
    </div>
  );
}

/** Is this the page that a login leads to? */
function Startwahl() {
  const { gewaehlt, waehle } = useEinstellungen();
  if (!gewaehlt) return null;
  return (
    <Schalter
      label="auftrag.uebersicht.startseite"
      wert={gewaehlt.startseite === 'uebersicht'}
      onAendern={(an) => waehle({ startseite: an ? 'uebersicht' : 'liste' })}
    />
  );
}

const keine: never[] = [];

function Auswahl({
  ausschnitt,
  aendere,
}: {
  ausschnitt: Ausschnitt;
  aendere: (neu: Partial<Ausschnitt>) => void;
}) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data: arten = keine } = useQuery(listenabfrage('verkehrsarten', null));
  return (
    <>
      {hauptmandant && (
        <Mandantfilter wert={ausschnitt.mandant} onAendern={(mandant) => aendere({ mandant })} />
      )}
      <AuswahlFeld
        label="stammdaten.pflegelisten.verkehrsart"
        labelVersteckt
        breite={160}
        platzhalter="auftrag.uebersicht.verkehrsartAlle"
        optionen={arten.map(({ id, langBezeichnung }) => ({ id, text: t(langBezeichnung) }))}
        wert={ausschnitt.verkehrsart}
        onAendern={(id) => aendere({ verkehrsart: id === null ? null : Number(id) })}
      />
    </>
  );
}
