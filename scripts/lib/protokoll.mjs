// The log file of a service, with one predecessor: it cannot fill the disk, and a full disk stops nobody.
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const GRENZE = 20 * 1024 * 1024;

export class Protokoll {
  constructor(datei) {
    this.datei = datei;
    mkdirSync(dirname(datei), { recursive: true, mode: 0o700 });
    chmodSync(dirname(datei), 0o700);
    this.groesse = existsSync(datei) ? statSync(datei).size : 0;
  }

  schreiben(zeile) {
    try {
      if (this.groesse > GRENZE) {
        renameSync(this.datei, `${this.datei}.alt`);
        this.groesse = 0;
      }
      appendFileSync(this.datei, `${zeile}\n`, { mode: 0o600 });
      this.groesse += zeile.length + 1;
    } catch {
      console.error(zeile);
    }
  }
}
