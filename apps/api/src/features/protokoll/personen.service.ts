import { Injectable } from '@nestjs/common';
import { PersonenRepository } from './personen.repository.js';

export interface Person {
  benutzerId: number | null;
  name: string;
}

/** Persons stand by number in the audit log and in the changes of settings; their names can be erased. */
@Injectable()
export class Personen {
  constructor(private readonly personen: PersonenRepository) {}

  nummer({ benutzerId, name }: Person): Promise<number> {
    return this.personen.nummer(benutzerId, name);
  }
}
