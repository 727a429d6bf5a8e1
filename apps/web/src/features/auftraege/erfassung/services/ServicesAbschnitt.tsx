import { istLogisch, serviceAnzeige } from '@frachtportal/domain/auftrag/service/servicewert';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Schalter } from '../../../../components/bedienung/Schalter';
import { nachRegung } from '../../../../lib/nachladen';
import type { Feldtext } from '../formular/feldtext';
import { useTeilentwurf } from '../formular/teilentwurf';
import { useUmgebung } from '../formular/umgebung';
import { hatStift } from './services';
import { useServicewahl } from './useServicewahl';

const ServiceDialog = nachRegung(async () => (await import('./ServiceDialog')).ServiceDialog);

/** What a draft keeps of the open dialog. */
interface Serviceteil {
  nummer: number;
  wert: string | null;
  text: Feldtext | null;
}

/** The services of the order: each to switch on or off, those with a value to edit. */
export const ServicesAbschnitt = memo(function ServicesAbschnitt() {
  const { listen, nurLesen } = useUmgebung();
  const { gruppen, nochAus, istEin, wertVon, setze } = useServicewahl();
  const [dialog, setDialog] = useState<ServiceDefinition | 'neu' | null>(null);
  const [zurueck, setZurueck] = useState<Serviceteil | null>(null);
  const merke = useTeilentwurf<Serviceteil>('service', (teil) => {
    setZurueck(teil);
    setDialog(listen.auftragdefaultservice.find((d) => d.spezNum === teil.nummer) ?? null);
  });
  const schliesse = () => {
    setDialog(null);
    setZurueck(null);
    merke(null);
  };
  const umschalten = (d: ServiceDefinition, an: boolean) => {
    const wert = istLogisch(d) ? null : wertVon(d);
    if (!an || istLogisch(d) || wert?.trim()) setze(d, an, wert);
    else setDialog(d);
  };
  return (
    <Karte
      id="abschnitt-services"
      titel="beschriftung.services"
      className="fp-services"
      aktionen={
        !nurLesen &&
        nochAus.length > 0 && (
          <Knopf
            text="auftrag.erfassung.serviceHinzufuegen"
            icon={<AddIcon fontSize="small" />}
            nurIcon
            leise
            onClick={() => setDialog('neu')}
          />
        )
      }
    >
      {gruppen.map((g) => (
        <div key={g.titel} className="fp-servicesliste">
          {g.titel && <h3>{t(g.titel)}</h3>}
          {g.services.map((d) => (
            <Servicezeile
              key={d.spezNum}
              definition={d}
              an={istEin(d)}
              wert={serviceAnzeige(d.typ, wertVon(d))}
              nurLesen={nurLesen}
              onSchalten={(an) => umschalten(d, an)}
              onBearbeiten={() => setDialog(d)}
            />
          ))}
        </div>
      ))}
      {dialog && (
        <ServiceDialog
          definition={dialog === 'neu' ? null : dialog}
          waehlbar={nochAus}
          wert={dialog === 'neu' ? null : zurueck ? zurueck.wert : wertVon(dialog)}
          angefangen={zurueck?.text ?? null}
          onEingabe={(d, wert, text) => merke({ nummer: d.spezNum, wert, text })}
          onBestaetigen={(d, wert) => {
            schliesse();
            setze(d, istLogisch(d) || Boolean(wert), wert);
          }}
          onAbbrechen={schliesse}
        />
      )}
    </Karte>
  );
});

interface Zeile {
  definition: ServiceDefinition;
  an: boolean;
  wert: string;
  nurLesen: boolean;
  onSchalten: (an: boolean) => void;
  onBearbeiten: () => void;
}

function Servicezeile({ definition: d, an, wert, nurLesen, onSchalten, onBearbeiten }: Zeile) {
  return (
    <div className="fp-servicezeile">
      <Schalter
        label={wert ? `${d.bezkurz}: ${wert}` : d.bezkurz}
        wert={an}
        nurLesen={nurLesen}
        onAendern={onSchalten}
      />
      {!nurLesen && hatStift(d) && (
        <IconButton
          edge="end"
          aria-label={t('allgemein.eintragBearbeiten', { name: t(d.bezkurz) })}
          onClick={onBearbeiten}
        >
          <EditIcon style={{ fontSize: 15 }} />
        </IconButton>
      )}
    </div>
  );
}
