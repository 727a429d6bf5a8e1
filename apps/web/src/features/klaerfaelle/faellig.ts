import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { formatiereTag } from '../../lib/format/datum';
import { formatiereUhrzeit } from '../../lib/format/uhrzeit';

/** Until when: a day, with its time where one was said. */
export const faelligText = ({ faelligTag, faelligUm }: Pick<Klaerfall, 'faelligTag' | 'faelligUm'>) =>
  [formatiereTag(faelligTag), formatiereUhrzeit(faelligUm)].filter(Boolean).join(', ');
