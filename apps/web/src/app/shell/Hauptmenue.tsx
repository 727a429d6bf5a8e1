import { t } from '@frachtportal/texte/t';
import { Link, useLocation } from 'react-router-dom';
import { Tipp } from '../../components/bedienung/Tipp';
import { useRechte } from '../../lib/rechte';
import { istHier, menue } from './menue';

/** The navigation at the left; `schmal` shows icons only. */
export function Hauptmenue({ schmal, onWahl }: { schmal?: boolean; onWahl?: () => void }) {
  const darf = useRechte();
  const ort = useLocation();
  return (
    <nav
      className={schmal ? 'fp-wege fp-menue fp-menue-schmal' : 'fp-wege fp-menue'}
      aria-label={t('rahmen.hauptmenue.hauptmenue')}
    >
      {menue
        .map(({ gruppe, punkte }) => ({ gruppe, punkte: punkte.filter((p) => darf(p.recht)) }))
        .filter(({ punkte }) => punkte.length > 0)
        .map(({ gruppe, punkte }) => (
          <section key={gruppe} aria-label={t(gruppe)}>
            {!schmal && <h2>{t(gruppe)}</h2>}
            {punkte.map((punkt) => {
              const { titel, pfad, icon: Icon, Zahl } = punkt;
              return (
                <Tipp key={pfad} text={schmal ? t(titel) : undefined} placement="right">
                  <Link
                    to={pfad}
                    onClick={onWahl}
                    aria-label={schmal && !Zahl ? t(titel) : undefined}
                    aria-current={istHier(punkt, ort) ? 'page' : undefined}
                  >
                    <Icon aria-hidden="true" />
                    {!schmal && t(titel)}
                    {/* With a number beside it, which is part of what the way is called. */}
                    {schmal && Zahl && <span className="fp-nur-vorlesen">{t(titel)}</span>}
                    {Zahl && <Zahl />}
                  </Link>
                </Tipp>
              );
            })}
          </section>
        ))}
    </nav>
  );
}
