import { Module } from '@nestjs/common';
import { Feedepoche } from './feedepoche.repository.js';
import { Feedstand } from './feedstand.read-model.js';

@Module({ providers: [Feedepoche, Feedstand], exports: [Feedstand] })
export class FeedModule {}
