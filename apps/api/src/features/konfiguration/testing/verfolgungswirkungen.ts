import type { Schluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { einAuftrag, eineAdresse } from '@frachtportal/domain/testing/builder';
import type { Portal } from '../../../testing/portal.js';
import { post } from '../../../testing/post.js';
import { angelegt, uebergeben } from '../../dispo/testing/auftraege.js';
import { Sendungsmails } from '../../verfolgung/sendungsmails.service.js';

interface Wirkung {
  werte: [string, string];
  frage: () => Promise<unknown>;
}

/** What the keys of tracking change: what a stranger with a link sees of sender, recipient and goods. */
export function verfolgungswirkungen(
  portal: () => Portal,
  stelle: (werte: Partial<Record<Schluessel, string>>) => Promise<void>,
): Partial<Record<Schluessel, Wirkung>> {
  const frage = (dazu: object = {}) => gezeigt(portal(), dazu);
  const an = { werte: ['true', 'false'] as [string, string], frage: () => frage() };
  const texte = { werte: ['Lieferant', 'Verlader'] as [string, string], frage: () => frage() };
  return {
    ttInhalt: an,
    ttEmpfaengerFremdnummer: an,
    ttEmpfaengerMatchcode: an,
    ttEmpfaengerStrasse: an,
    ttVersenderFremdnummer: an,
    ttVersenderMatchcode: an,
    ttVersenderName: an,
    ttVersenderOrt: an,
    ttVersenderStrasse: an,
    ttVersenderBlockLabel: texte,
    ttVersenderFremdnummerLabel: texte,
    sendungsmail: {
      werte: ['true', 'false'],
      frage: async () => {
        const an = `empfang-${Date.now()}@example.com`;
        const { empfaengerAdresse } = einAuftrag().build();
        const dazu = { empfaengerAdresse: { ...empfaengerAdresse, mailTrackTrace: an } };
        await uebergeben(portal(), [(await angelegt(portal(), dazu)).id]);
        await portal().app.get(Sendungsmails).laufe();
        return (await post(portal(), an)).length;
      },
    },
    isTTSwitchAbsenderToNeutral: {
      werte: ['true', 'false'],
      frage: async () => {
        await stelle({ isShowAbsenderNeutral: 'true' });
        const seite = await frage({ neutralerAbsenderAdresse: eineAdresse('Neutral GmbH').build() });
        await stelle({ isShowAbsenderNeutral: 'false' });
        return seite;
      },
    },
  };
}

/** The parts of the page that the keys are about, of an order between two addresses of the book. */
async function gezeigt(portal: Portal, dazu: object): Promise<string> {
  const dispo = await portal.als('dispo');
  const adresse = { id: portal.welt.adressen.nord };
  const schlicht = JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build())) as object;
  const auftrag = { ...schlicht, absenderAdresse: adresse, empfaengerAdresse: adresse, ...dazu };
  const { id } = (await dispo.post('/api/auftraege').send(auftrag).expect(201)).body;
  const { body } = await dispo.post(`/api/auftraege/${id}/verfolgungslink`).send({}).expect(201);
  const seite = await (await fetch(new URL(new URL(body.adresse).pathname, portal.url))).text();
  return (seite.match(/<section><h2>.*?<\/section>/gs) ?? []).join('');
}
