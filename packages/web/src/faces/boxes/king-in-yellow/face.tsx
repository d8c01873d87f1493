import { actsOf, HERALD, missingAt } from '@vigil/rules/king-in-yellow';
import { useEdition } from '../../../say/use-edition.js';
import type { BoxFace } from '../../box-face.js';
import './king-in-yellow.css';
import { missingOn } from './missing.js';
import { YellowSigns } from './signs.js';
import { Stage } from './stage.js';
import { say } from './words.js';

/** What the table shows of The King in Yellow besides its cards. */
export const FACE: BoxFace = {
  Track({ view }) {
    const { content } = useEdition();
    const acts = actsOf(content, view);
    return acts.played.length === 0 && acts.next === undefined ? null : <Stage {...acts} view={view} />;
  },
  Rail: YellowSigns,
  moments({ content, words }, event, view) {
    if (event.type !== 'laidOut') return undefined;
    const { card } = event;
    const title = words.name('mythos', card);
    if (actsOf(content, view).played.includes(card)) return { like: 'mythos', card, title, line: say('lit') };
    // Somebody is gone from the city.
    return content.tableCards.get(card)?.kind === 'blight'
      ? { like: 'mythos', card, title, line: say('gone') }
      : undefined;
  },
  useOnBoard(view, board) {
    const { content } = useEdition();
    const missing = missingOn(content, view, board);
    return missing.length > 0 ? { below: undefined, above: [...missing] } : undefined;
  },
  linesAbout({ content, words }, target, view) {
    if (target === HERALD) return [say('sign-about')];
    const missing = missingAt(content, view).get(target);
    if (!missing) return [];
    return [say('missing', { people: words.list([...missing].map((blight) => words.name('mythos', blight))) })];
  },
};
