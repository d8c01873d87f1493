import { capital as capitalIn } from '@vigil/rules';
import { language } from '../words/language.js';

/** Capital first letter. */
export const capital = (text: string): string => capitalIn(text, language);
