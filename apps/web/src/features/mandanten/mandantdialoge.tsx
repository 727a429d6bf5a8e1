import { eigenerSchluss } from '@frachtportal/domain/kalender/annahmeschluss';
import { type Mandant, NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { useGelesenes } from '../../lib/abfragen/useGelesenes';
import { neueKennung } from '../../lib/kennung';
import {
  aendereMandant,
  type GelesenerMandant,
  legeMandantAn,
  mandantenschluessel,
  mandantFuerFormular,
} from './api/mandanten';
import { hatFeld, MandantFormular } from './MandantFormular';

/** Where a new client stands in the hierarchy. */
export interface Stelle {
  istHauptmandant: boolean;
  hauptmandantId: number | null;
}

interface Eigenschaften {
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

/** A new client. */
export function MandantAnlegen({ titel, stelle, ...p }: Eigenschaften & { titel: string; stelle: Stelle }) {
  const schluessel = useRef(neueKennung());
  return (
    <MandantDialog
      {...p}
      titel={titel}
      anfang={{}}
      meldung="mandant.angelegt"
      speichere={async (werte) => {
        const neu = { ...werte, ...stelle, adresse: werte.adresse ?? null };
        const { id } = await legeMandantAn(neu, schluessel.current);
        return id;
      }}
    />
  );
}

/** An existing one, as it is now. */
export function MandantBearbeiten({ id, ...p }: Eigenschaften & { id: number }) {
  const gelesen = useGelesenes(mandantFuerFormular(id), p.onSchliessen);
  return gelesen ? <GelesenerDialog {...p} gelesen={gelesen} /> : null;
}

function GelesenerDialog({ gelesen, ...p }: Eigenschaften & { gelesen: GelesenerMandant }) {
  const { id, name, adresse, annahmeschluss } = gelesen.mandant;
  return (
    <MandantDialog
      {...p}
      titel="mandant.mandantDialog.mandantBearbeiten"
      anfang={{ name, annahmeschluss, ...(adresse && { adresse }) }}
      meldung="mandant.geaendert"
      speichere={async (werte) => {
        await aendereMandant({ ...werte, id }, gelesen.etag);
        return id;
      }}
    />
  );
}

type Werte = Pick<Mandant, 'name' | 'annahmeschluss'> & Partial<Pick<Mandant, 'adresse'>>;

interface Formular extends Eigenschaften {
  titel: string;
  anfang: Partial<Werte>;
  meldung: Meldungsschluessel;
  speichere: (werte: Werte) => Promise<number>;
}

function MandantDialog({ titel, anfang, meldung, speichere, onFertig, onSchliessen }: Formular) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<NeuerMandant>({
    klasse: NeuerMandant,
    anfang: anfang as never,
    hatFeld,
    lesen: ({ name, adresse, annahmeschluss }) => ({
      name,
      annahmeschluss: eigenerSchluss(annahmeschluss ?? {}),
      ...(hatInhalt(adresse) && { adresse }),
    }),
    speichere: async (werte) => {
      const id = await speichere(werte);
      await abfragen.invalidateQueries({ queryKey: mandantenschluessel });
      info(meldung, { name: werte.name });
      onFertig(id);
    },
  });
  return (
    <FormularDialog formular={formular} titel={titel} breite={620} onSchliessen={onSchliessen}>
      <MandantFormular />
    </FormularDialog>
  );
}

/** An address of which nothing was entered is none. */
function hatInhalt(adresse: object | null | undefined): boolean {
  return Object.values(adresse ?? {}).some((wert) => wert !== null && wert !== undefined && wert !== '');
}
