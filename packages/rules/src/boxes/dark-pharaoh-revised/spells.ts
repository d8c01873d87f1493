import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamChecks, ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { isIn } from '../../common/figures/conditions.js';
import type { Game as AnyGame } from '../../common/game.js';
import type { CardsInPlay, Handler, Targets } from '../../common/meanings.js';
import { discardCard } from '../../common/resolving/cards.js';
import { gainClues } from '../../common/resolving/resources.js';
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

function isUnder(g: AnyGame, spell: LastingSpell, seat: number): boolean {
  const { spells } = PART.of(g);
  return spells?.some((one) => one.spell === spell && one.seat === seat && one.turn === g.s.turn) === true;
}

// ---- Denying the Ancient One ----

/** Who falls under it loses neither items nor Clues; his Retainer leaves him all the same. */
export function keeping({ fallCosts }: Pick<ArkhamPeople, 'fallCosts'>): Pick<ArkhamPeople, 'fallCosts'> {
  return {
    *fallCosts(g, who, how): Rule<number> {
      if (!isUnder(g, 'keep', who.seat)) return yield* fallCosts(g, who, how);
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
      const found = deck === 'unique' || deck === 'exhibit';
      if (found && isUnder(g, 'read', who.seat)) yield* gainClues(g, who, 1, 'revelation-of-script');
    },
  };
}

// ---- Shroud of Shadow ----

/** Every monster that its caster fights this turn is less tough by 1, at least 1. */
export function shrouding({ meets }: Pick<ArkhamChecks, 'meets'>): Pick<ArkhamChecks, 'meets'> {
  return {
    *meets(g, who, combat): Rule {
      yield* meets(g, who, combat);
      if (!combat.token || !isUnder(g, 'shroud', who.seat)) return;
      combat.spells.push({
        possession: { card: 'shroud-of-shadow' },
        hands: 0,
        castIn: combat.round,
        works: false,
        bonus: 0,
        magical: false,
        weakens: { toughness: 1 },
      });
    },
  };
}
