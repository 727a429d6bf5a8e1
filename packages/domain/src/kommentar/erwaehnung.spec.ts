import { describe, expect, it } from 'vitest';
import { erwaehnte } from './erwaehnung.js';

const namen = ['max', 'max muster', 'Jörg', 'dispo_1'];

describe('erwaehnte', () => {
  it.each([
    ['@max bitte prüfen', ['max']],
    ['Danke @MAX, @jörg!', ['max', 'Jörg']],
    ['(@dispo_1)', ['dispo_1']],
    ['@max muster weiß mehr als @max', ['max', 'max muster']],
    ['@maxi und @dispo', []],
    ['mail an bote@max', []],
    ['@', []],
    ['', []],
  ])('%s', (text, erwartet) => {
    expect(erwaehnte(text, namen)).toEqual(erwartet);
  });
});
