import { vi } from 'vitest';

/** Files share their modules here: one replaced for a file would be replaced for whoever comes after it, or not at all. */
const verboten = (): never => {
  throw new Error('Hier teilen sich Testdateien die Module: bitte hineingeben oder vi.spyOn statt vi.mock.');
};

Object.assign(vi, { mock: verboten, doMock: verboten, resetModules: verboten });
