import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamChecks, ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { isIn } from '../../common/figures/conditions.js';
import type { Game as AnyGame } from '../../common/game.js';
import type { CardsInPlay, Handler, Targets } from '../../common/meanings.js';
import { discardCard } from '../../common/resolving/cards.js';
import { gainClues } from '../../common/resolving/resources.js';
import { weakenThroughout } from '../../common/resolving/spells.js';
import { pickMonster } from './items.js';
import { type LastingSpell, PART } from './part.js';

/** Holds for its caster to the end of the turn. */
const lasting = (spell: LastingSpell): Handler =>
  function* (g, who): Rule {
    const part = PART.of(g);
    const { turn } = g.s;
    const others = (part.spells ?? []).filter((one) => one.turn === turn);
    part.spells = [...others, { turn, spell, seat: who.seat }];
  };

export const keep = lasting('keep');
export const read = lasting('read');
export const shroud = lasting('shroud');

/** How many such castings hold for somebody this turn: each does what it says. */
function timesUnder(g: AnyGame, spell: LastingSpell, seat: number): number {
  let times = 0;
  for (const one of PART.of(g).spells ?? []) {
    if (one.spell === spell && one.seat === seat && one.turn === g.s.turn) times++;
  }
  return times;
}

// ---- Denying the Ancient One ----

/** Who falls under it loses neither items nor Clues; his Retainer leaves him all the same. */
export function keeping({ fallCosts }: Pick<ArkhamPeople, 'fallCosts'>): Pick<ArkhamPeople, 'fallCosts'> {
  return {
    *fallCosts(g, who, how): Rule<number> {
      if (timesUnder(g, 'keep', who.seat) === 0) return yield* fallCosts(g, who, how);
      for (const retainer of who.cards.filter(({ card }) => card === 'retainer')) discardCard(g, who, retainer);
      return 1;
    },
  };
}

// ---- Plague of Locusts ----

function inStreets(g: Game) {
  return g.s.monsters.filter(({ at }) => isIn(g, at, { in: 'streets' }));
}

export const hasStreetMonster: Targets = (g) => inStreets(g as Game).length > 0;

/** A monster in a street goes to the cup, and the Clues that lie around it are gone. */
export const swarm: Handler = function* (of, caster, { source }): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  const monster = yield* pickMonster(g, who, source, () => inStreets(g));
  if (!monster) return;
  const around = g.place(monster.at).neighbourhood;
  yield* g.means.board.returnMonster(g, monster.token, 'cup');
  for (const [at, n] of Object.entries(g.s.clues)) {
    if (g.place(at).neighbourhood !== around) continue;
    g.layClues(at, 0);
    g.tell?.({ type: 'clue', at, placed: -n });
  }
};

// ---- Revelation of Script ----

/** Whatever Unique or Exhibit Item its caster gains this turn brings a Clue. */
export function reading({ gained }: Pick<CardsInPlay, 'gained'>): Pick<CardsInPlay, 'gained'> {
  return {
    *gained(g, who, card): Rule {
      yield* gained(g, who, card);
      const { deck } = g.card(card);
      if (deck !== 'unique' && deck !== 'exhibit') return;
      const clues = timesUnder(g, 'read', who.seat);
      if (clues > 0) yield* gainClues(g, who, clues, 'revelation-of-script');
    },
  };
}

// ---- Shroud of Shadow ----

/** Every monster that its caster fights this turn is less tough by 1 for each casting, at least 1. */
export function shrouding({ prepare }: Pick<ArkhamChecks, 'prepare'>): Pick<ArkhamChecks, 'prepare'> {
  return {
    prepare(g, who, combat) {
      prepare(g, who, combat);
      const shrouds = combat.token === undefined ? 0 : timesUnder(g, 'shroud', who.seat);
      if (shrouds > 0) weakenThroughout(combat, 'shroud-of-shadow', shrouds);
    },
  };
}
