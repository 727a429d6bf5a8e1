// The log file of a service, with one predecessor: it cannot fill the disk.
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const GRENZE = 20 * 1024 * 1024;

export class Protokoll {
  constructor(datei) {
    this.datei = datei;
    mkdirSync(dirname(datei), { recursive: true });
    this.groesse = existsSync(datei) ? statSync(datei).size : 0;
  }

  schreiben(zeile) {
    if (this.groesse > GRENZE) {
      renameSync(this.datei, `${this.datei}.alt`);
      this.groesse = 0;
    }
    appendFileSync(this.datei, `${zeile}\n`);
    this.groesse += zeile.length + 1;
  }
}
