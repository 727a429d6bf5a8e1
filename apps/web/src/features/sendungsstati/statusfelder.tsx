import { feld } from '@frachtportal/domain/feld/feld';
import { Status } from '@frachtportal/domain/sendungsstatus/status';
import type { Statusfarbe } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import { useController, useWatch } from 'react-hook-form';
import { Zeilen } from '../../components/anzeige/Karte';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Schalter } from '../../components/bedienung/Schalter';
import { optionenAus } from '../../components/felder/optionen';
import { FormAuswahlFeld, FormFeld, FormZahlenFeld } from '../../components/formular/formular';
import { Zeichenwahl } from './Zeichenwahl';

const farbnamen: Record<Statusfarbe, string> = {
  neutral: 'sendungsstatus.statusfelder.grauErfasst',
  info: 'sendungsstatus.statusfelder.blauUnterwegs',
  ok: 'sendungsstatus.statusfelder.gruenErledigt',
  warn: 'sendungsstatus.statusfelder.gelbWartet',
  err: 'sendungsstatus.statusfelder.rotHindernis',
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
        label="sendungsstatus.statusfelder.farbeInDerAuftragsliste"
        pflicht
        optionen={optionenAus(farbnamen)}
      />
      <Icon />
      <Haken name="awSperre" label="beschriftung.gesperrt" />
      <div>
        <span className="fp-gedaempft">{t('sendungsstatus.statusfelder.soSiehtErAus')} </span>
        <Statusmarke ton={farbe ?? 'neutral'} text={name || 'beschriftung.anzeigestatus'} />
      </div>
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
        label="beschriftung.nummerImDispositionssystem"
        pflicht
        nurLesen={!neu}
        breite={200}
      />
      <Name />
      <Icon />
      <Haken name="awSperre" label="beschriftung.gesperrt" />
      <Haken name="defaultstatus" label="sendungsstatus.statusfelder.gehoertZurStandardStatuskette" />
    </Zeilen>
  );
}

function Haken({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return <Schalter label={label} wert={field.value} onAendern={field.onChange} />;
}
