import { blightsByPlace, getActs, HERALD } from '@vigil/rules/king-in-yellow';
import { useLoadedContent } from '../../../text/use-content.js';
import type { BoxUi } from '../../box-ui.js';
import './king-in-yellow.css';
import { ActStages } from './act-stages.js';
import { missingMarkers } from './missing.js';
import { YellowSigns } from './signs.js';
import { say } from './words.js';

/** The user interface of The King in Yellow. */
export const BOX_UI: BoxUi = {
  Track({ view }) {
    const { content } = useLoadedContent();
    const acts = getActs(content, view);
    return acts.played.length === 0 && acts.next === undefined ? null : <ActStages {...acts} view={view} />;
  },
  Rail: YellowSigns,
  toMoment({ content, words }, event, view) {
    if (event.type !== 'laidOut') return undefined;
    const { card } = event;
    const title = words.name('mythos', card);
    if (getActs(content, view).played.includes(card)) return { kind: 'mythos', card, title, line: say('lit') };
    // A resident is gone from the city.
    return content.tableCards.get(card)?.kind === 'blight'
      ? { kind: 'mythos', card, title, line: say('gone') }
      : undefined;
  },
  useBoardLayers(view, board) {
    const { content } = useLoadedContent();
    const missing = missingMarkers(content, view, board);
    return missing.length > 0 ? { below: undefined, above: [...missing] } : undefined;
  },
  explanationLines({ content, words }, target, view) {
    if (target === HERALD) return [say('sign-about')];
    const missing = blightsByPlace(content, view).get(target);
    if (!missing) return [];
    return [say('missing', { people: words.list([...missing].map((blight) => words.name('mythos', blight))) })];
  },
};
