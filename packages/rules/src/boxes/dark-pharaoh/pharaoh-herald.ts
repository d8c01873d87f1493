import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { rollPlain } from '../../common/checks/dice.js';
import { isInPlay } from '../../common/effects/monsters.js';
import { successFaces } from '../../common/figures/modifiers.js';
import type { Game as AnyGame } from '../../common/game.js';
import { unlessInterrupted } from '../../common/game.js';
import { cardInPlay } from '../../common/in-play.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import { dealLoss } from '../../common/resources/resources.js';
import type { CardRules } from '../../common/rule-table.js';
import { HERALD_LOSS, MASK_IN_BATTLE } from './constants.js';
import { PHARAOH_SLICE, type ReadonlyInvestigator } from './pharaoh-state.js';

/** The herald's sheet, the monster it brings, and the Ancient One whose avatar it is. */
const HERALD = 'herald-of-the-dark-pharaoh';
const MONSTER = 'the-dark-pharaoh-1';
const NYARLATHOTEP = 'nyarlathotep';

function isHeraldInPlay(g: AnyGame): boolean {
  return cardInPlay(g.s, HERALD) !== undefined;
}

/**
 * Gaining a Unique Item costs a point of Sanity (P-HERALD-01), as a loss (BOX-38). An Exhibit Item curses on a failed
 * die (P-HERALD-02).
 *
 * Items gained before Sanity is set pay once it is.
 */
export function heraldTollLayer(below: Pick<CardRules, 'onGained'>): Pick<CardRules, 'onGained'> {
  return {
    onGained: (g, who, card) => (isHeraldInPlay(g) ? gainWithToll(g, who, card, below) : below.onGained(g, who, card)),
  };
}

function* gainWithToll(g: AnyGame, who: ReadonlyInvestigator, card: string, below: Pick<CardRules, 'onGained'>): Rule {
  yield* below.onGained(g, who, card);
  if (!PHARAOH_SLICE.of(g).dealingInvestigator) yield* unlessInterrupted(who, takeToll(g, who, g.card(card).deck));
}

function* takeToll(g: AnyGame, who: ReadonlyInvestigator, deck: string): Rule {
  if (deck === 'unique') yield* dealLoss(g, who, { sanity: HERALD_LOSS.sanity }, { source: HERALD });
  if (deck !== 'exhibit') return;
  const [die = 0] = rollPlain(g, who, 1, HERALD);
  if (!successFaces(g, who).includes(die)) yield* g.rules.people.receive(g, who, 'curse', { source: HERALD });
}

/** Charges the toll for starting possessions once the investigator's Sanity is set. */
function* settleStartingToll(g: Game, who: Investigator): Rule {
  for (const { card } of [...who.cards]) {
    if (who.place === 'out') return;
    yield* unlessInterrupted(who, takeToll(g, who, g.card(card).deck));
  }
}

/** The very first step of an Upkeep, before any roll and also in a Curse's first Upkeep (P-HERALD-03, BOX-37). */
function* upkeepWithHerald(g: Game, who: Investigator, upkeep: ArkhamTurnRules['upkeep']): Rule {
  yield* unlessInterrupted(who, dealLoss(g, who, { stamina: HERALD_LOSS.stamina }, { source: HERALD }));
  if (who.place !== 'out') yield* upkeep(g, who);
}

/** The herald's part in set-up, Upkeep and the final battle. */
export function heraldTurnLayer(
  turn: ArkhamTurnRules,
): Pick<ArkhamTurnRules, 'setUp' | 'enterNextInvestigator' | 'upkeep' | 'final'> {
  return {
    *setUp(g): Rule {
      const first = g.s.step.done === 0 && isHeraldInPlay(g);
      if (first && !g.s.cup.includes(MONSTER) && !isInPlay(g, MONSTER)) {
        g.s.box = g.s.box.filter((token) => token !== MONSTER);
        mixIntoCup(g, MONSTER);
      }
      yield* whileGivingPossessions(g, first, turn.setUp(g));
      if (first) for (const who of g.s.investigators) yield* settleStartingToll(g, who);
    },
    *enterNextInvestigator(g, who): Rule {
      yield* whileGivingPossessions(g, isHeraldInPlay(g), turn.enterNextInvestigator(g, who));
      if (isHeraldInPlay(g)) yield* settleStartingToll(g, who);
    },
    upkeep(g, who) {
      const suffers = isHeraldInPlay(g) && who.cards.some(({ card }) => card === 'curse') && who.losesTurn !== g.s.turn;
      return suffers ? upkeepWithHerald(g, who, turn.upkeep) : turn.upkeep(g, who);
    },
    final: {
      ...turn.final,
      *begin(g, cause): Rule {
        // P-HERALD-05, BOX-47
        const masks = isHeraldInPlay(g) && g.s.ancientOne === NYARLATHOTEP ? masksOnBoard(g) : 0;
        yield* turn.final.begin(g, cause);
        if (masks === 0 || !g.s.battle) return;
        g.s.battle.rating -= masks * MASK_IN_BATTLE.rating;
        g.s.doom += masks * MASK_IN_BATTLE.doom;
        g.emit?.({ type: 'doom', by: masks * MASK_IN_BATTLE.doom, doom: g.s.doom });
      },
    },
  };
}

function masksOnBoard(g: Game): number {
  return g.s.monsters.filter(({ token, at }) => at !== 'outskirts' && g.monster(token).abilities.includes('mask'))
    .length;
}

/** Runs a rule while an investigator is given starting possessions. */
function* whileGivingPossessions(g: Game, waits: boolean, rule: Rule): Rule {
  const part = PHARAOH_SLICE.of(g);
  part.dealingInvestigator = waits || undefined;
  try {
    yield* rule;
  } finally {
    part.dealingInvestigator = undefined;
  }
}
