import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { antworte, gesendet, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { OrtFeld } from './OrtFeld';

const ulm = { id: 1, plz: '89073', ortsname: 'Ulm', land: { id: 1 } };
const wien = { id: 2, plz: null, ortsname: 'Wien', land: { id: 9 } };
const maus = userEvent.setup({ delay: null });
const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="absender.${name}"]`) as HTMLInputElement;
let werte: () => object;

/** An address of which only the place is asked. */
function Anschrift({ land }: { land: { id: number } | null }) {
  const form = useForm({ defaultValues: { absender: { plz: '', ort: '', land } } });
  werte = () => form.getValues('absender');
  return (
    <FormProvider {...form}>
      <OrtFeld art="plz" in="absender." />
      <OrtFeld art="ort" in="absender." />
    </FormProvider>
  );
}

async function oeffne(land: { id: number } | null = null) {
  zeigeTeil(<Anschrift land={land} />);
  await waitFor(() => expect(feld('plz')).not.toBeNull());
}

mitPortal(() => {
  angemeldetAls({ edit: true });
  antworte('get', 'orte/*', [ulm, wien]);
});

describe('Ort', () => {
  it('gewählt füllt er Postleitzahl, Ort und Land zugleich', async () => {
    await oeffne();
    await maus.type(feld('plz'), '890');
    await maus.click(await screen.findByText('89073 Ulm'));
    expect(werte()).toEqual({ plz: '89073', ort: 'Ulm', land: { id: 1 } });
    expect([feld('plz').value, feld('ort').value]).toEqual(['89073', 'Ulm']);
  });

  it('ohne Postleitzahl lässt er die getippte stehen', async () => {
    await oeffne();
    await maus.type(feld('plz'), '1010{Tab}');
    await maus.type(feld('ort'), 'Wi');
    await maus.click(await screen.findByText('Wien'));
    expect(werte()).toEqual({ plz: '1010', ort: 'Wien', land: { id: 9 } });
  });

  it('nur getippt bleibt er, wie er ist, und das Land auch', async () => {
    await oeffne({ id: 1 });
    await maus.type(feld('ort'), 'Ul');
    await screen.findByText('89073 Ulm');
    await maus.tab();
    expect(werte()).toEqual({ plz: '', ort: 'Ul', land: { id: 1 } });
  });

  it.each([
    ['im Land der Adresse', { id: 1 }, 'GET orte/name-with-plz/1/autoCompleteMatches/Ul'],
    ['überall, wo noch keines feststeht', null, 'GET orte/name-with-plz/autoCompleteMatches/Ul'],
  ])('wird %s gesucht', async (_wo, land, frage) => {
    await oeffne(land);
    await maus.type(feld('ort'), 'Ul');
    await waitFor(() => expect(gesendet.map((g) => g.was)).toEqual([frage]));
    expect(gesendet[0]?.frage.get('maxResults')).toBe('50');
  });

  it.each(['a/b', '50%', '?x'])(
    'mit „%s“ im Namen wird danach gesucht und nach nichts anderem',
    async (text) => {
      await oeffne();
      await maus.type(feld('ort'), text);
      await waitFor(() =>
        expect(gesendet.at(-1)?.was).toBe(`GET orte/name-with-plz/autoCompleteMatches/${text}`),
      );
    },
  );
});
