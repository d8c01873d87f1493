import { capitalize as capitalIn } from '@vigil/rules';
import { language } from '../words/language.js';

/** Capital first letter. */
export const capitalize = (text: string): string => capitalIn(text, language);
