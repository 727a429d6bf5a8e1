import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { einePosition } from '@frachtportal/domain/testing/builder';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { neuerRasterspeicher } from '../../../../components/raster/zustand/speicher';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { zeigeTeil } from '../../../../testing/anzeigen';
import { antworte } from '../../../../testing/aufzeichnung';
import { listen, mitErfassung } from '../../../../testing/erfassung';
import { UmgebungKontext } from '../formular/umgebung';
import { Schnelleingabe } from '../schnelleingabe/Schnelleingabe';
import { WieLetztesMal } from '../wiederholung/WieLetztesMal';

mitErfassung();

const position = (inhalt: string) =>
  einePosition().aufPaletten(1).mit({ warengutBezeichnung: inhalt }).build();
const keine = () => undefined;

/** An order of so many positions, of at most three. */
function mitPositionen(...inhalte: string[]) {
  const istLeer = (p: Partial<Auftragsposition>) => !p.warengutBezeichnung;
  return neuerRasterspeicher<Auftragsposition>({ istLeer, hoechstens: 3 }, inhalte.map(position));
}
const inhalte = (speicher: ReturnType<typeof mitPositionen>) =>
  speicher.gefuellt().map((z) => z.daten.warengutBezeichnung);

function Formular({ children }: { children: ReactNode }) {
  const empfaengerAdresse = { name: 'Nord GmbH', plz: '28195' };
  const form = useForm({ defaultValues: { empfaengerAdresse, anlage: {}, schnelleingabe: null } });
  const konfiguration = useKonfiguration();
  return (
    <FormProvider {...form}>
      <UmgebungKontext value={{ konfiguration, listen } as never}>{children}</UmgebungKontext>
    </FormProvider>
  );
}

it.each([
  [['a'], ['a', 'Schrauben', 'Farbe'], null],
  [['a', 'b'], ['a', 'b', 'Schrauben'], /^1 Position fand keinen Platz/],
  [['a', 'b', 'c'], ['a', 'b', 'c'], /^2 Positionen fanden keinen Platz/],
])(
  'frühere Ware zu %j: was keinen Platz findet, wird gesagt und ersetzt nichts',
  async (vorher, nachher, gesagt) => {
    const auftragspositionen = ['Schrauben', 'Farbe'].map(position);
    const waren = [{ spedeigennr: 'NL-1', anzahl: 1, auftragspositionen }];
    antworte('get', 'auftraege/empfaenger/bisherige', { waren, heutige: [] });
    const speicher = mitPositionen(...vorher);
    zeigeTeil(
      <Formular>
        <WieLetztesMal speicher={speicher} beiGefahrgut={keine} zeige={keine} />
      </Formular>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Ware wie letztes Mal/ }));
    expect(inhalte(speicher)).toEqual(nachher);
    if (gesagt) await screen.findByText(gesagt);
    else expect(screen.queryByText(/keinen Platz/)).toBeNull();
  },
);

it('die Schnelleingabe behält, was keinen Platz findet', async () => {
  const speicher = mitPositionen('a', 'b');
  zeigeTeil(
    <Formular>
      <Schnelleingabe speicher={speicher} beiGefahrgut={keine} uebernahme={{ current: null }} />
    </Formular>,
  );
  const eingabe = await screen.findByLabelText<HTMLTextAreaElement>('Schnelleingabe der Positionen');
  await userEvent.type(eingabe, '1 kt bücher 12 kg; 2 kt hefte 14 kg');
  await screen.findByText(/hefte · 14 kg/);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(eingabe.value).toBe('2 kt hefte 14 kg'));
  expect(inhalte(speicher)).toEqual(['a', 'b', 'bücher']);
  await screen.findByText(/^1 Position fand keinen Platz/);
});
