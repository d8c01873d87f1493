import { BASE } from '@vigil/content';
import { Content } from '@vigil/rules';

/** The components this page plays with. Apart from the words, so that the engine's worker does without a language. */
export const content = new Content([BASE]);
