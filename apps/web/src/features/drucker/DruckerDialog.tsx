import { Drucker } from '@frachtportal/domain/drucker/drucker';
import { feld } from '@frachtportal/domain/feld/feld';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormAuswahlFeld, FormFeld, FormSchalter, FormZahlenFeld } from '../../components/formular/formular';
import { druckerschluessel, speichereDrucker } from './api/drucker';
import { formatnamen } from './formate';

interface Eigenschaften {
  /** Without one a new printer is added. */
  drucker: Drucker | undefined;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

const neuer = { port: 9100, format: '100x150', sprache: 'zpl', aktiv: true } as const;
const felder: readonly string[] = ['name', 'host', 'port', 'format', 'sprache', 'aktiv'];

/** A label printer: where it stands and what is in it. */
export function DruckerDialog({ drucker, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Drucker>({
    klasse: Drucker,
    anfang: drucker ?? neuer,
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: ({ id: _, version: _v, ...rest }) => rest,
    speichere: async ({ id: _, version: _v, ...wert }) => {
      try {
        const { id, name } = await speichereDrucker(drucker, wert);
        info('drucker.gespeichert', { name });
        onFertig(id);
      } finally {
        // What somebody else has changed meanwhile is there for the next try.
        void abfragen.invalidateQueries({ queryKey: druckerschluessel });
      }
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={drucker ? 'drucker.druckerBearbeiten' : 'drucker.druckerHinzufuegen'}
      breite={480}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld name="name" feld={feld(Drucker, 'name')} autoFocus />
        <FormFeld name="host" feld={feld(Drucker, 'host')} />
        <FormZahlenFeld name="port" feld={feld(Drucker, 'port')} breite={120} />
        <FormAuswahlFeld name="format" feld={feld(Drucker, 'format')} optionen={optionenAus(formatnamen)} />
        <FormAuswahlFeld
          name="sprache"
          feld={feld(Drucker, 'sprache')}
          optionen={optionenAus({ zpl: 'drucker.zpl' })}
        />
        <FormSchalter name="aktiv" label="drucker.aktiv" />
      </Zeilen>
    </FormularDialog>
  );
}
