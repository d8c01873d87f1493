import { contentOfBoxes, type Pack } from '@vigil/rules';
import {
  DUNWICH_SLICE,
  HORROR,
  HORROR_TRACK_LENGTH,
  isDebtor,
  listTrainStops,
  monstersNearVortices,
  rubbleOf,
} from '@vigil/rules/dunwich';
import type { BoxTerminal } from '../box-terminal.js';

/**
 * Creates the terminal view of Dunwich Horror. It shows the track of its monster, whether that is loose, and who is
 * about to add to it. It also shows train stops, rubble, and who owes the dark man.
 */
export function createDunwichTerminal(packs: readonly Pack[]): BoxTerminal {
  const content = contentOfBoxes(packs.map((pack) => ({ pack })));
  const stops = listTrainStops(content);
  return {
    board(w, view) {
      const loose = view.monsters.find(({ token }) => content.tokens.get(token)?.id === HORROR);
      const near = monstersNearVortices(content, view).map((token) => w.name('monster', token));
      const texts = [
        `${DUNWICH_SLICE.of({ s: view }).horror}/${HORROR_TRACK_LENGTH}`,
        ...(loose ? [w.say('dunwich.loose', { place: loose.at })] : []),
        ...(near.length > 0 ? [w.say('dunwich.near', { n: near.length, monsters: w.list(near) })] : []),
      ];
      const rubble = rubbleOf(content, view);
      return [
        [w.name('monster', HORROR), texts.join(' · ')],
        [w.say('dunwich.trains'), stops.map((place) => w.name('place', place)).join(' – ')],
        [
          w.say('dunwich.rubble'),
          rubble
            ? [
                w.say('dunwich.rubble-left', { n: rubble.faceDown }),
                ...rubble.places.map((at) => w.name('place', at)),
              ].join(' · ')
            : '',
        ],
      ];
    },
    people(w, view, only) {
      const lines: string[] = [];
      for (const who of view.investigators) {
        if (only?.has(who.seat) !== false && isDebtor(view, who)) lines.push(w.say('dunwich.owes'));
      }
      return lines;
    },
  };
}
