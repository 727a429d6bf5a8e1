import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { abgelehnt, antworte } from '../../../../testing/aufzeichnung';
import { erfassung, feld, gespeichert, mitErfassung, oeffne, speichern } from '../../../../testing/erfassung';

mitErfassung();
beforeEach(() => localStorage.setItem('adresskarten', 'gefaltet'));

const karte = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

/** The stored order with a recipient of the address book. */
function mitEintrag(dazu: object = {}) {
  const auftrag = gespeichert();
  return {
    ...auftrag,
    empfaengerAdresse: { ...auftrag.empfaengerAdresse, id: 3, fremdnummer: '4711', ...dazu },
  };
}

describe('gefaltete Adressen', () => {
  it('zeigen, was gewählt ist; die Taste der Seite öffnet sie', async () => {
    antworte('get', 'auftraege/7', mitEintrag({ name: 'Nord GmbH' }));
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(feld('empfaengerAdresse.name')).toBeNull();
    karte('Empfänger').getByText(/Nr\. 4711/);
    await maus.keyboard('{Alt>}2{/Alt}');
    expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Empfänger');
    expect(feld('empfaengerAdresse.name').value).toBe('Nord GmbH');
  });

  it('gehen auf, wo etwas falsch ist, und der Fehler führt in ihr Feld', async () => {
    antworte('get', 'auftraege/7', mitEintrag());
    antworte('post', 'auftraege', abgelehnt(400, 'Bitte 5 Stellen.', 'empfaengerAdresse.plz'));
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(feld('empfaengerAdresse.plz')).toBeNull();
    await maus.click(speichern());
    await screen.findByText('Empfänger · PLZ – Bitte 5 Stellen.');
    expect(feld('empfaengerAdresse.plz').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(feld('empfaengerAdresse.plz'));
  });

  it('lassen sich für immer offen lassen und wieder zuklappen; „Bearbeiten“ führt in den Namen', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.keyboard('Präz{Enter}');
    await maus.click(await karte('Absender').findByRole('button', { name: /^Bearbeiten/ }));
    expect(document.activeElement).toBe(feld('absenderAdresse.name'));
    await maus.click(karte('Absender').getByRole('button', { name: 'Gewählte Adressen zuklappen' }));
    await maus.click(karte('Absender').getByRole('button', { name: 'Adressen immer offen zeigen' }));
    expect(localStorage.getItem('adresskarten')).toBe('offen');
    expect(feld('absenderAdresse.name').value).toBe('Präzision+Form GmbH');
  });
});
