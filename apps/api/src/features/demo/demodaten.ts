import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Umgebung } from '../../config/umgebung.js';

export async function legeDemodatenAn(_app: NestFastifyApplication, _umgebung: Umgebung): Promise<void> {}
