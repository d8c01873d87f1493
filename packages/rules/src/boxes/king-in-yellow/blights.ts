import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { ArkhamBoardRules, ArkhamPeopleRules } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import { cardInPlay, type TableCards } from '../../common/in-play.js';
import { discardCard } from '../../common/resolving/cards.js';
import { isInPlay } from '../../common/resolving/monsters.js';
import { resolve } from '../../common/resolving/resolve.js';
import type { Handler } from '../../common/rule-table.js';
import type { EncounterEntry } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Effects } from '../../language/effects.js';
import { BLIGHT_LOSS } from './constants.js';

/** What is lost in place of an encounter with who is gone (Y-BLIGHT-01, DEC-53). */
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
 * A location encounter that means a person shown on a blight in play is ignored, and costs Sanity or Stamina (Y-BLIGHT-01,
 * Y-BLIGHT-02); Mythos cards are no encounters (Y-BLIGHT-03).
 */
export function blightsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'resolveEntry'> {
  return {
    resolveEntry(g, who, card, entry): Rule {
      const blight = findBlight(g as Game, card, entry);
      if (blight === undefined) return below.resolveEntry(g, who, card, entry);
      g.emit?.({ type: 'encounter', seat: who.seat, card, at: entry.at });
      return resolve(g, who, BLIGHT_ENCOUNTER, { source: blight });
    },
  };
}

/** The blight that keeps an encounter from being had, if one does. */
function findBlight(g: Game, card: string, { means }: EncounterEntry): string | undefined {
  if (means === undefined || !g.content.locationCards.has(card)) return undefined;
  return means.find((person) => cardInPlay(g.s, person)?.as === 'blight');
}

/** The blights in play for each place where encounters mean who is gone (Y-BLIGHT-01). */
export function blightsByPlace(content: Content, view: TableCards): ReadonlyMap<string, ReadonlySet<string>> {
  const missing = new Map<string, Set<string>>();
  const blights = new Set(view.inPlay.filter(({ as }) => as === 'blight').map(({ card }) => card));
  if (blights.size === 0) return missing;
  for (const { entries } of content.locationCards.values()) {
    for (const { at, means = [] } of entries) {
      for (const person of means) {
        if (blights.has(person)) missing.set(at, (missing.get(at) ?? new Set()).add(person));
      }
    }
  }
  return missing;
}

/** What would bring a riot to the cup puts it back into the box (Y-RIOT-01, BOX-09). */
export function riotsLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'returnMonster'> {
  return {
    returnMonster: (g, token, to) => below.returnMonster(g, token, isSpawn(g as Game, token) ? 'box' : to),
  };
}

/** Where the riots break out (Y-RIOT-01). */
const RIOT_STREETS: Readonly<Record<string, string>> = {
  'riot-1': 'northside',
  'riot-2': 'southside',
  'riot-3': 'miskatonic-university',
};

export const placeRiots: Handler = function* (game): Rule {
  const g = game as Game;
  for (const [token, street] of Object.entries(RIOT_STREETS)) {
    if (!isInPlay(g, token) && !g.s.box.includes(token)) yield* g.rules.board.placeMonster(g, token, street);
  }
};

/** What comes with being the Deputy of Arkham. */
const DEPUTY_CARDS = ['deputy', 'deputys-revolver', 'patrol-wagon'];

/** The cards of a Deputy leave the game, also those that somebody holds. */
export const removeDeputyCards: Handler = function* (g): Rule {
  for (const who of g.s.investigators) {
    for (const held of who.cards.filter(({ card }) => DEPUTY_CARDS.includes(card))) discardCard(g, who, held, true);
  }
  for (const card of DEPUTY_CARDS) if (card in g.s.specials) g.setSpecials(card, 0);
};
