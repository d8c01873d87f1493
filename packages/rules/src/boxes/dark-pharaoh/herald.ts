import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { successFaces } from '../../common/figures/modifiers.js';
import type { Game as AnyGame } from '../../common/game.js';
import { unlessGone } from '../../common/game.js';
import { cardInPlay } from '../../common/in-play.js';
import type { CardsInPlay } from '../../common/meanings.js';
import { intoCup } from '../../common/people/trophies.js';
import { rollPlain } from '../../common/resolving/dice.js';
import { isInPlay } from '../../common/resolving/monsters.js';
import { dealLoss } from '../../common/resolving/resources.js';
import { HERALD_LOSS, MASK_IN_BATTLE } from './constants.js';
import { PART } from './part.js';

/** The sheet of the herald, the monster it brings, and the Ancient One whose avatar it is. */
const HERALD = 'herald-of-the-dark-pharaoh';
const MONSTER = 'the-dark-pharaoh-1';
const NYARLATHOTEP = 'nyarlathotep';

function lies(g: AnyGame): boolean {
  return cardInPlay(g.s, HERALD) !== undefined;
}

type AnyInvestigator = AnyGame['s']['investigators'][number];

/**
 * Whoever gains a Unique Item loses a point of Sanity (P-HERALD-01), a loss (BOX-38); an Exhibit Item curses whom the die
 * fails (P-HERALD-02). What is gained before Sanity is set waits until it is.
 */
export function toll(below: Pick<CardsInPlay, 'gained'>): Pick<CardsInPlay, 'gained'> {
  return {
    gained: (g, who, card) => (lies(g) ? gainedDearly(g, who, card, below) : below.gained(g, who, card)),
  };
}

function* gainedDearly(g: AnyGame, who: AnyInvestigator, card: string, below: Pick<CardsInPlay, 'gained'>): Rule {
  yield* below.gained(g, who, card);
  if (!PART.of(g).begins) yield* unlessGone(who, takeToll(g, who, g.card(card).deck));
}

function* takeToll(g: AnyGame, who: AnyInvestigator, deck: string): Rule {
  if (deck === 'unique') yield* dealLoss(g, who, { sanity: HERALD_LOSS.sanity }, { source: HERALD });
  if (deck !== 'exhibit') return;
  const [die = 0] = rollPlain(g, who, 1, HERALD);
  if (!successFaces(g, who).includes(die)) yield* g.means.people.receive(g, who, 'curse', { source: HERALD });
}

/** What somebody begins with costs him its toll once his Sanity is set. */
function* settle(g: Game, who: Investigator): Rule {
  for (const { card } of [...who.cards]) {
    if (who.place === 'out') return;
    yield* unlessGone(who, takeToll(g, who, g.card(card).deck));
  }
}

/** The very first thing of an Upkeep, before any roll and in the first of a Curse as well (P-HERALD-03, BOX-37). */
function* suffering(g: Game, who: Investigator, upkeep: ArkhamTurn['upkeep']): Rule {
  yield* unlessGone(who, dealLoss(g, who, { stamina: HERALD_LOSS.stamina }, { source: HERALD }));
  if (who.place !== 'out') yield* upkeep(g, who);
}

/** The herald's part in set-up, Upkeep and the final battle. */
export function heralded(turn: ArkhamTurn): Pick<ArkhamTurn, 'setUp' | 'enterAnew' | 'upkeep' | 'final'> {
  return {
    *setUp(g): Rule {
      const first = g.s.step.done === 0 && lies(g);
      if (first && !g.s.cup.includes(MONSTER) && !isInPlay(g, MONSTER)) {
        g.s.box = g.s.box.filter((token) => token !== MONSTER);
        intoCup(g, MONSTER);
      }
      yield* beginning(g, first, turn.setUp(g));
      if (first) for (const who of g.s.investigators) yield* settle(g, who);
    },
    *enterAnew(g, who): Rule {
      yield* beginning(g, lies(g), turn.enterAnew(g, who));
      if (lies(g)) yield* settle(g, who);
    },
    upkeep(g, who) {
      const suffers = lies(g) && who.cards.some(({ card }) => card === 'curse') && who.losesTurn !== g.s.turn;
      return suffers ? suffering(g, who, turn.upkeep) : turn.upkeep(g, who);
    },
    final: {
      ...turn.final,
      *begin(g, cause): Rule {
        // P-HERALD-05, BOX-47
        const masks = lies(g) && g.s.ancientOne === NYARLATHOTEP ? masksOnBoard(g) : 0;
        yield* turn.final.begin(g, cause);
        if (masks === 0 || !g.s.battle) return;
        g.s.battle.rating -= masks * MASK_IN_BATTLE.rating;
        g.s.doom += masks * MASK_IN_BATTLE.doom;
        g.tell?.({ type: 'doom', by: masks * MASK_IN_BATTLE.doom, doom: g.s.doom });
      },
    },
  };
}

function masksOnBoard(g: Game): number {
  return g.s.monsters.filter(({ token, at }) => at !== 'outskirts' && g.monster(token).abilities.includes('mask'))
    .length;
}

/** While somebody is given what he begins with. */
function* beginning(g: Game, waits: boolean, rule: Rule): Rule {
  const part = PART.of(g);
  part.begins = waits || undefined;
  try {
    yield* rule;
  } finally {
    part.begins = undefined;
  }
}
