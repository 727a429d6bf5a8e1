import { defineConfig } from 'vitest/config';
import { gemeinsam } from '../../vitest.gemeinsam.js';

export default defineConfig({ ...gemeinsam, test: { include: ['src/**/*.spec.ts'] } });
