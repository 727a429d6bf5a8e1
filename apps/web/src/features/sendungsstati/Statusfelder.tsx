import { feld } from '@frachtportal/domain/feld/feld';
import { Status, statusfarben } from '@frachtportal/domain/sendungsstatus/status';
import { wort } from '@frachtportal/domain/texte/text';
import { useController, useWatch } from 'react-hook-form';
import { FormAuswahlFeld, FormFeld, FormZahlenFeld } from '../../components/formular';
import { Zeilen } from '../../components/Karte';
import { optionenAus } from '../../components/optionen';
import { Schalter } from '../../components/Schalter';
import { Statusmarke, type Statuston } from '../../components/Statusmarke';
import { Zeichenwahl } from './Zeichenwahl';

const farbnamen: Record<(typeof statusfarben)[number], string> = {
  neutral: 'grau – erfasst',
  info: 'blau – unterwegs',
  ok: 'grün – erledigt',
  warn: 'gelb – wartet',
  err: 'rot – Hindernis',
};

function Name() {
  return <FormFeld name="kurzBezeichnung" feld={feld(Status, 'kurzBezeichnung')} pflicht autoFocus />;
}

function Icon() {
  const { field } = useController({ name: 'icon' });
  return <Zeichenwahl wert={field.value ?? null} onWahl={field.onChange} />;
}

/** Of a status that users are shown, with how it will look. */
export function Anzeigefelder() {
  const [name, farbe] = useWatch({ name: ['kurzBezeichnung', 'farbe'] }) as [string | null, Statuston | null];
  return (
    <Zeilen>
      <Name />
      <FormAuswahlFeld
        name="farbe"
        feld={feld(Status, 'farbe')}
        label="Farbe in der Auftragsliste"
        pflicht
        optionen={optionenAus(farbnamen)}
      />
      <Icon />
      <Haken name="awSperre" label="gesperrt" />
      <p>
        <span className="fp-gedaempft">{wort('So sieht er aus:')} </span>
        <Statusmarke ton={farbe ?? 'neutral'} text={name || 'Anzeigestatus'} />
      </p>
    </Zeilen>
  );
}

/** Of a status of the dispatch system. */
export function Sendungsfelder({ neu }: { neu: boolean }) {
  return (
    <Zeilen>
      <FormZahlenFeld
        name="id"
        feld={feld(Status, 'id')}
        label="Nummer im Dispositionssystem"
        pflicht
        nurLesen={!neu}
        breite={200}
      />
      <Name />
      <Icon />
      <Haken name="awSperre" label="gesperrt" />
      <Haken name="defaultstatus" label="gehört zur Standard-Statuskette" />
    </Zeilen>
  );
}

function Haken({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return <Schalter label={label} wert={field.value} onAendern={field.onChange} />;
}
