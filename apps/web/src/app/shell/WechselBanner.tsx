import { text, wort } from '@frachtportal/domain/texte/text';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import { useQuery } from '@tanstack/react-query';
import { Knopf } from '../../components/Knopf';
import { useWechsel } from '../../features/benutzer/useWechsel';
import { useSitzung } from '../../lib/sitzung';
import { werBinIch } from './werBinIch';

/** In sight as long as an administrator works as somebody else, with the way back. */
export function WechselBanner() {
  const ansprueche = useSitzung()?.ansprueche;
  const admin = ansprueche?.['gewechselt-von'];
  const { data: ich } = useQuery(werBinIch);
  const { zurueck } = useWechsel();
  if (!admin) return null;
  return (
    <section className="fp-wechsel" aria-label={wort('Benutzerwechsel')}>
      <SwitchIcon aria-hidden="true" />
      <span>{text('wechsel.banner', { name: ich?.name ?? ansprueche?.name ?? '', admin })}</span>
      <Knopf text="Benutzerwechsel" hinweis="Zurück zum eigenen Benutzer" onClick={() => void zurueck()} />
    </section>
  );
}
