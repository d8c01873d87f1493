import { actsOf } from '@vigil/rules/king-in-yellow';
import { useEdition } from '../../../say/use-edition.js';
import type { BoxFace } from '../../box-face.js';
import './king-in-yellow.css';
import { YellowSigns } from './signs.js';
import { Stage } from './stage.js';
import { say } from './words.js';

/** What the table shows of The King in Yellow besides its cards. */
export const FACE: BoxFace = {
  Track({ view }) {
    const { content } = useEdition();
    const { played, next } = actsOf(content, view);
    return played.length === 0 && next === undefined ? null : <Stage played={played} next={next} />;
  },
  Rail: YellowSigns,
  linesAbout: (_edition, target) => (target === 'the-king-in-yellow' ? [say('sign-about')] : []),
};
