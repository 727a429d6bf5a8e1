import { feld } from '@frachtportal/domain/feld/feld';
import { einladungstage, NeueEinladungen } from '@frachtportal/domain/registrierung/einladung';
import { pruefeAdressliste } from '@frachtportal/domain/registrierung/einladung.rules';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormFeld,
  FormSchalter,
  FormVerweisFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { identitaet } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { aktuelleSprache } from '../../lib/sprache';
import { mandantenZurWahl, sprachenZurWahl } from '../benutzer/api/benutzer';
import { einladungsschluessel, lade } from './api/einladungen';

const felder = ['adressen', 'mandantId', 'sprache', 'edit', 'main', 'admin', 'tage'];
const f = (name: keyof NeueEinladungen & string) => ({ name, feld: feld(NeueEinladungen, name) });

/** Asks many people in at once, all with the same rights. */
export function EinladenDialog({ onSchliessen }: { onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const sitzung = useSitzung();
  const ich = identitaet(sitzung?.ansprueche ?? {});
  const { data: mandanten = [] } = useQuery(mandantenZurWahl);
  const { data: sprachen = [] } = useQuery(sprachenZurWahl);
  const formular = useDomaenenformular<NeueEinladungen>({
    klasse: NeueEinladungen,
    anfang: {
      adressen: '',
      edit: true,
      main: false,
      admin: false,
      tage: einladungstage.vorgabe,
      mandantId: sitzung?.ansprueche['mandant-id'] ?? null,
      sprache: { id: aktuelleSprache() },
    },
    hatFeld: (pfad) => felder.includes(pfad),
    regeln: ({ adressen }) => pruefeAdressliste(adressen),
    speichere: async (neue) => {
      const { data } = await lade(neue);
      await abfragen.invalidateQueries({ queryKey: einladungsschluessel });
      info('einladung.versendet', { anzahl: data.length });
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="einladung.einladen"
      knopf="einladung.senden"
      breite={560}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld {...f('adressen')} zeilen={5} autoFocus />
        <p className="fp-gedaempft">{t('einladung.adressenHinweis')}</p>
        <FormAuswahlFeld
          {...f('mandantId')}
          optionen={mandanten.map(({ id, name }) => ({ id, text: name }))}
          pflicht
        />
        <Zeile>
          <FormVerweisFeld
            {...f('sprache')}
            optionen={sprachen.map((s) => ({ id: s.id, text: s.bezeichnung }))}
          />
          <FormZahlenFeld {...f('tage')} breite={120} />
        </Zeile>
        <FormSchalter name="edit" label="beschriftung.darfErfassen" />
        <FormSchalter name="main" label="beschriftung.hauptbenutzer" nurLesen={!ich.main} />
        <FormSchalter name="admin" label="beschriftung.administrator" />
      </Zeilen>
    </FormularDialog>
  );
}
