import { beforeEach, vi } from 'vitest';

/** For the tests of a file: what was given to the user as files, in each of them from the beginning. */
export function heruntergeladenes(): readonly { name: string; inhalt: Blob }[] {
  const dateien: { name: string; inhalt: Blob }[] = [];
  beforeEach(() => {
    dateien.length = 0;
    let blob: Blob;
    URL.createObjectURL = vi.fn((b) => {
      blob = b as Blob;
      return 'blob:datei';
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      dateien.push({ name: this.download, inhalt: blob });
    });
  });
  return dateien;
}
