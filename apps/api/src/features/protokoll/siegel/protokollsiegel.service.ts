import { Injectable } from '@nestjs/common';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import { ProtokollsiegelRepository } from './protokollsiegel.repository.js';

const pauseMs = 60_000;

/** Seals once a minute what is new in the audit log; never in the transaction that writes it. */
@Injectable()
export class Protokollsiegel {
  constructor(
    private readonly ablage: ProtokollsiegelRepository,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederholeInnen('Protokollsiegel', pauseMs, async () => {
      // After a long pause there is more than one batch.
      while ((await this.ablage.versiegle()) > 0);
    });
  }
}
