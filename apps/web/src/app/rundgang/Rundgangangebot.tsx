import { t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { useNavigate } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { useEinstellungen } from '../../features/auftraege/uebersicht/useEinstellungen';
import { pfade } from '../../lib/pfade';

/** Offers the tour to whoever is here for the first time, in the free room of the top bar; it takes no focus. */
export function Rundgangangebot() {
  const gehe = useNavigate();
  const { gewaehlt, waehle } = useEinstellungen();
  if (gewaehlt?.rundgangGesehen !== false) return null;
  return (
    <section className="fp-rundgangangebot" aria-label={t('rahmen.rundgang.titel')}>
      <Knopf text="rahmen.rundgang.angebot" leise onClick={() => gehe(pfade.rundgang)} />
      <Knopf
        text="rahmen.rundgang.nichtAnbieten"
        icon={<CloseIcon fontSize="small" />}
        nurIcon
        leise
        onClick={() => {
          waehle({ rundgangGesehen: true });
          // It goes, and would take the focus along.
          document.querySelector<HTMLElement>('#inhalt')?.focus();
        }}
      />
    </section>
  );
}
