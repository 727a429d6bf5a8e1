import { Injectable } from '@nestjs/common';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import { Auftragszahlen } from './auftragszahlen.repository.js';

const pauseMs = 60_000;

/** Keeps short what has moved among the numbers of orders: every list reads it. */
@Injectable()
export class Addieren {
  constructor(zahlen: Auftragszahlen, taktgeber: Taktgeber) {
    taktgeber.wiederholeInnen('Auftragszahlen', pauseMs, () => zahlen.addiere());
  }
}
