import { FORESEEN } from '../../words/en/foreseen.js';
import { sayer } from '../../words/t.js';

/** What forms say that show what an answer comes to, which comes with them, and all else that the table says. */
export const t = await sayer(FORESEEN, async () => (await import('../../words/de/foreseen.js')).FORESEEN_DE);
