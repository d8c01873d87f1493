import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { ArkhamBoardRules, ArkhamHandler, ArkhamPeopleRules, Game } from '../../arkham/game.js';
import { discardCard } from '../../common/cards/cards.js';
import { isInPlay } from '../../common/effects/monsters.js';
import { resolve } from '../../common/effects/resolve.js';
import { cardInPlay, type TableCards } from '../../common/in-play.js';
import type { EncounterEntry } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Effects } from '../../language/effects.js';
import { BLIGHT_LOSS } from './constants.js';

/** Loss in place of an encounter with a missing person (Y-BLIGHT-01, DEC-53). */
const BLIGHT_ENCOUNTER: Effects = [
  {
    do: 'choose',
    options: [
      [{ do: 'lose', what: 'sanity', amount: BLIGHT_LOSS.sanity }],
      [{ do: 'lose', what: 'stamina', amount: BLIGHT_LOSS.stamina }],
    ],
  },
];

/**
 * Replaces a location encounter with the person of a blight by a loss of Sanity or Stamina (Y-BLIGHT-01, Y-BLIGHT-02).
 *
 * Mythos cards are not encounters (Y-BLIGHT-03).
 */
export function blightsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'resolveEntry'> {
  return {
    resolveEntry(g, who, card, entry): Rule {
      const blight = findBlight(g, card, entry);
      if (blight === undefined) return below.resolveEntry(g, who, card, entry);
      g.emit?.({ type: 'encounter', seat: who.seat, card, at: entry.at });
      return resolve(g, who, BLIGHT_ENCOUNTER, { source: blight });
    },
  };
}

/** Returns the blight that prevents an encounter, if any. */
function findBlight(g: Game, card: string, { people }: EncounterEntry): string | undefined {
  if (people === undefined || !g.content.locationCards.has(card)) return undefined;
  return people.find((person) => cardInPlay(g.s, person)?.as === 'blight');
}

/** Returns the blights in play for each place whose encounters involve a missing person (Y-BLIGHT-01). */
export function blightsByPlace(content: Content, view: TableCards): ReadonlyMap<string, ReadonlySet<string>> {
  const missing = new Map<string, Set<string>>();
  const blights = new Set(view.inPlay.filter(({ as }) => as === 'blight').map(({ card }) => card));
  if (blights.size === 0) return missing;
  for (const { entries } of content.locationCards.values()) {
    for (const { at, people = [] } of entries) {
      for (const person of people) {
        if (blights.has(person)) missing.set(at, (missing.get(at) ?? new Set()).add(person));
      }
    }
  }
  return missing;
}

/** Removes a riot from the game instead of returning it to the cup (Y-RIOT-01, BOX-09). */
export function riotsLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'returnMonster'> {
  return {
    returnMonster: (g, token, to) => below.returnMonster(g, token, isSpawn(g, token) ? 'box' : to),
  };
}

/** Streets of the riots (Y-RIOT-01). */
const RIOT_STREETS: Readonly<Record<string, string>> = {
  'riot-1': 'northside',
  'riot-2': 'southside',
  'riot-3': 'miskatonic-university',
};

export const placeRiots: ArkhamHandler = function* (g): Rule {
  for (const [token, street] of Object.entries(RIOT_STREETS)) {
    if (!isInPlay(g, token) && !g.s.box.includes(token)) yield* g.rules.board.placeMonster(g, token, street);
  }
};

/** Cards that come with the Deputy of Arkham. */
const DEPUTY_CARDS = ['deputy', 'deputys-revolver', 'patrol-wagon'];

/** Removes the Deputy's cards from the game, including those held. */
export const removeDeputyCards: ArkhamHandler = function* (g): Rule {
  for (const who of g.s.investigators) {
    for (const held of who.cards.filter(({ card }) => DEPUTY_CARDS.includes(card))) discardCard(g, who, held, true);
  }
  for (const card of DEPUTY_CARDS) if (card in g.s.specials) g.setSpecials(card, 0);
};
