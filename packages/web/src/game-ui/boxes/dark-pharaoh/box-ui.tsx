import { listBarredNeighbourhoods, streetsBarredFor } from '@vigil/rules/dark-pharaoh';
import { useLoadedContent } from '../../../text/use-content.js';
import type { BoxUi } from '../../box-ui.js';
import './dark-pharaoh.css';
import { Exhibition } from './exhibition.js';
import { exhibitionMarkers } from './on-board.js';
import { say } from './words.js';

/** The user interface of Curse of the Dark Pharaoh. */
export const BOX_UI: BoxUi = {
  Track: Exhibition,
  // Starting possessions are not shown as moments.
  toMoment({ content, words }, event, view) {
    if (event.type !== 'received' || event.from === undefined) return undefined;
    const { card, seat } = event;
    if (content.cards.get(card)?.deck !== 'exhibit') return undefined;
    const person = words.name('investigator', view.investigators[seat]?.id ?? '');
    return { kind: 'mythos', card, title: words.name('card', card), line: say('found', { person }) };
  },
  useBoardLayers(view, board) {
    const loaded = useLoadedContent();
    const above = exhibitionMarkers(loaded, view, board);
    return above.length > 0 ? { below: undefined, above: [...above] } : undefined;
  },
  describeStatus({ content, words }, _view, who) {
    const from = streetsBarredFor(content, who).map((street) => words.name('place', street));
    return from.length > 0 ? [words.say('pharaoh.barred-from', { places: words.list(from) })] : [];
  },
  explanationLines: ({ content, words }, target, view) =>
    listBarredNeighbourhoods(content, view).flatMap(({ street, seats }) => {
      if (content.places.get(target)?.street !== street) return [];
      const people = words.list(seats.map((seat) => words.name('investigator', view.investigators[seat]?.id ?? '')));
      return [say('barred-here', { people })];
    }),
};
