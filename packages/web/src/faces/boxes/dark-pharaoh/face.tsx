import { barredFor, barrings } from '@vigil/rules/dark-pharaoh';
import { useEdition } from '../../../say/use-edition.js';
import type { BoxFace } from '../../box-face.js';
import './dark-pharaoh.css';
import { Exhibition } from './exhibition.js';
import { exhibitionOnBoard } from './on-board.js';
import { say } from './words.js';

/** What the table shows of Curse of the Dark Pharaoh besides its cards. */
export const FACE: BoxFace = {
  Track: Exhibition,
  // What people begin with comes from nowhere, and is no event.
  moments({ content, words }, event, view) {
    if (event.type !== 'received' || event.from === undefined) return undefined;
    const { card, seat } = event;
    if (content.cards.get(card)?.deck !== 'exhibit') return undefined;
    const person = words.name('investigator', view.investigators[seat]?.id ?? '');
    return { like: 'mythos', card, title: words.name('card', card), line: say('found', { person }) };
  },
  useOnBoard(view, board) {
    const edition = useEdition();
    const above = exhibitionOnBoard(edition, view, board);
    return above.length > 0 ? { below: undefined, above: [...above] } : undefined;
  },
  standing({ content, words }, _view, who) {
    const from = barredFor(content, who).map((street) => words.name('place', street));
    return from.length > 0 ? [words.say('pharaoh.barred-from', { places: words.list(from) })] : [];
  },
  linesAbout: ({ content, words }, target, view) =>
    barrings(content, view).flatMap(({ street, seats }) => {
      if (content.places.get(target)?.street !== street) return [];
      const people = words.list(seats.map((seat) => words.name('investigator', view.investigators[seat]?.id ?? '')));
      return [say('barred-here', { people })];
    }),
};
