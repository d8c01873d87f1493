import { contentOfBoxes, type Pack, type Words } from '@vigil/rules';
import {
  countExhibitsLeft,
  type FavourCard,
  listBarredNeighbourhoods,
  listFavours,
  PHARAOH_SLICE,
  streetsBarredFor,
} from '@vigil/rules/dark-pharaoh';
import { patrolledStreets, whispersOf } from '@vigil/rules/dark-pharaoh-revised';
import type { TableView } from '@vigil/table';
import type { BoxTerminal } from '../box-terminal.js';

/** Creates the terminal view of Curse of the Dark Pharaoh: barred areas, Benefits and Detriments, the decks. */
export function createPharaohTerminal(packs: readonly Pack[]): BoxTerminal {
  const content = contentOfBoxes(packs.map((pack) => ({ pack })));
  return {
    board(w, view) {
      const barred = listBarredNeighbourhoods(content, view).map(({ street, seats }) =>
        w.say('pharaoh.barred-there', { place: street, people: peopleAt(w, view, seats) }),
      );
      const held = listFavours(content, view);
      const { mythos } = PHARAOH_SLICE.of({ s: view });
      return [
        [w.say('pharaoh.exhibition'), w.say('pharaoh.exhibits-left', { n: countExhibitsLeft(view) })],
        [w.say('pharaoh.barred'), barred.join(' · ')],
        [w.say('pharaoh.benefits'), holders(w, view, held, 'benefit')],
        [w.say('pharaoh.detriments'), holders(w, view, held, 'detriment')],
        [w.say('pharaoh.mythos-deck'), mythos === undefined ? '' : w.say(`pharaoh.mythos-deck.${mythos}`)],
      ];
    },
    people: (w, view, only) =>
      view.investigators.flatMap((who) => {
        const from = only === undefined || only.has(who.seat) ? streetsBarredFor(content, who) : [];
        if (from.length === 0) return [];
        return [w.say('pharaoh.barred-from', { places: w.list(from.map((street) => w.name('place', street))) })];
      }),
  };
}

function holders(w: Words, view: TableView, all: readonly FavourCard[], kind: FavourCard['kind']): string {
  const held = all.flatMap((item) =>
    item.kind === kind && item.seat !== undefined
      ? [w.say('pharaoh.held-by', { card: item.card, people: peopleAt(w, view, [item.seat]) })]
      : [],
  );
  return held.join(' · ');
}

function peopleAt(w: Words, view: TableView, seats: readonly number[]): string {
  return w.list(seats.map((seat) => w.name('investigator', view.investigators[seat]?.id ?? '')));
}

/** Terminal view of the 2011 edition: the patrols, and the state of the Ancient Whispers. */
export const REVISED_PHARAOH: BoxTerminal = {
  board(w, view) {
    const whispers = whispersOf(view);
    const args = whispers && { place: whispers.at, used: whispers.isUsed ? 'yes' : 'no' };
    return [
      [
        w.say('pharaoh-revised.patrols'),
        patrolledStreets(view)
          .map((street) => w.name('place', street))
          .join(', '),
      ],
      [w.name('mythos', 'ancient-whispers'), args ? w.say('pharaoh-revised.whispers-at', args) : ''],
    ];
  },
};
