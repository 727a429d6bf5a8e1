import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';
import { formatiereTagMitWochentag, formatiereZeitpunkt } from '../../../../lib/format/datum';
import { formatiereUhrzeit } from '../../../../lib/format/uhrzeit';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { TagespreisKnopf } from '../../../preis/TagespreisKnopf';

function zeit(von: string | null, bis: string | null): string {
  return [formatiereUhrzeit(von), formatiereUhrzeit(bis)].filter(Boolean).join('–');
}

function Anschrift({ titel, adresse }: { titel: string; adresse: AuftragAdresse | null }) {
  if (!adresse) return null;
  return (
    <section>
      <h3>{t(titel)}</h3>
      <address>
        <b>{adresse.name}</b>
        {adresse.zeile2 && <span>{adresse.zeile2}</span>}
        <span>{[adresse.strasse, adresse.hausnummer, adresse.zusatz].filter(Boolean).join(' ')}</span>
        <span>{[adresse.lkz, adresse.plz, adresse.ort].filter(Boolean).join(' ')}</span>
      </address>
    </section>
  );
}

function Angabe({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{t(name)}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The calculated price, with the way to how it came about. */
function Preis({ auftrag: a }: { auftrag: Auftrag }) {
  if (a.berechnBetrag === null || a.berechnBetrag === undefined) return null;
  return (
    <Angabe name="beschriftung.preis">
      {formatiereZahl(a.berechnBetrag, 2)} {a.berechnWaehrung?.bezeichnungKurz}{' '}
      <TagespreisKnopf auftragId={a.id} kalkulationsFolgeId={a.kalkulationsFolgeId} />
    </Angabe>
  );
}

/** What one wants to know of an order without opening it. */
export function AuftragZusammenfassung({ auftrag: a }: { auftrag: Auftrag }) {
  return (
    <div className="fp-zusammenfassung">
      <Anschrift titel="beschriftung.absender" adresse={a.absenderAdresse} />
      <Anschrift titel="beschriftung.empfaenger" adresse={a.empfaengerAdresse} />
      <dl>
        <Angabe name="auftrag.abholung">
          {[formatiereTagMitWochentag(a.beladedatum), zeit(a.beladezeitVon, a.beladezeitBis)]
            .filter(Boolean)
            .join(' ')}
        </Angabe>
        <Angabe name="auftrag.zustellung">
          {[formatiereTagMitWochentag(a.entladedatum), zeit(a.entladezeitVon, a.entladezeitBis)]
            .filter(Boolean)
            .join(' ')}
        </Angabe>
        <Angabe name="beschriftung.absenderreferenz">{a.absenderReferenz}</Angabe>
        <Angabe name="beschriftung.empfaengerreferenz">{a.empfaengerreferenz}</Angabe>
        <Angabe name="beschriftung.packstuecke">{formatiereZahl(a.sumPackstueckAnzahl)}</Angabe>
        <Angabe name="beschriftung.gewicht">{formatiereZahl(a.sumBruttoGewicht, 2)} kg</Angabe>
        <Angabe name="beschriftung.hinweis">{a.hinweis}</Angabe>
        <Preis auftrag={a} />
        <Angabe name="auftrag.erfasst">
          {[formatiereZeitpunkt(a.datumerfasst), a.erfasser?.name].filter(Boolean).join(' · ')}
        </Angabe>
      </dl>
      <h3>{t('beschriftung.auftragspositionen')}</h3>
      <ul className="fp-posten">
        {a.auftragspositionen.map((p) => (
          <li key={p.laufendePosition}>
            <span>{p.warengutBezeichnung}</span>
            <span>{formatiereZahl(p.bruttoGewicht, 2)} kg</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
