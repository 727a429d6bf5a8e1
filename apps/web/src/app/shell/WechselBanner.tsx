import { t } from '@frachtportal/texte/t';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import { useQuery } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { useWechsel } from '../../features/benutzer/useWechsel';
import { useSitzung } from '../../lib/sitzung';
import { werBinIch } from './werBinIch';

/** In sight as long as an administrator works as somebody else, with the way back. */
export function WechselBanner({ admin }: { admin: string }) {
  const ansprueche = useSitzung()?.ansprueche;
  const { data: ich } = useQuery(werBinIch);
  const { zurueck } = useWechsel();
  return (
    <section className="fp-reihe fp-wechsel" aria-label={t('allgemein.benutzerwechsel')}>
      <SwitchIcon aria-hidden="true" />
      <span>{t('meldung.wechsel.banner', { name: ich?.name ?? ansprueche?.name ?? '', admin })}</span>
      <Knopf
        text="allgemein.benutzerwechsel"
        hinweis="rahmen.wechselBanner.zurueckZumEigenenBenutzer"
        onClick={() => void zurueck()}
      />
    </section>
  );
}
