import type { Rule } from '@vigil/engine';
import type { ArkhamCheckRules, ArkhamHandler, ArkhamPeopleRules, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import { discardCard } from '../../common/cards/cards.js';
import { weakenThroughout } from '../../common/cards/spells.js';
import { isInRegion } from '../../common/figures/conditions.js';
import type { Game as AnyGame } from '../../common/game.js';
import { gainClues } from '../../common/resources/resources.js';
import type { CardRules } from '../../common/rule-table.js';
import { pickMonster } from './revised-items.js';
import { type LastingSpell, REVISED_SLICE } from './revised-state.js';

/** Makes a handler for a spell that lasts for its caster to the end of the turn. */
const makeLastingSpell = (spell: LastingSpell): ArkhamHandler =>
  function* (g, who): Rule {
    const part = REVISED_SLICE.of(g);
    const { turn } = g.s;
    const others = (part.spells ?? []).filter((one) => one.turn === turn);
    part.spells = [...others, { turn, spell, seat: who.seat }];
  };

export const castDenial = makeLastingSpell('keep');
export const castScript = makeLastingSpell('read');
export const castShroud = makeLastingSpell('shroud');

/** Returns the number of castings active for a seat this turn; each has its effect. */
function activeCastings(g: AnyGame, spell: LastingSpell, seat: number): number {
  let times = 0;
  for (const one of REVISED_SLICE.of(g).spells ?? []) {
    if (one.spell === spell && one.seat === seat && one.turn === g.s.turn) times++;
  }
  return times;
}

// ---- Denying the Ancient One ----

/** An investigator who is defeated under this spell loses neither items nor Clues, but does lose their Retainer. */
export function denialLayer({
  payDefeatCosts,
}: Pick<ArkhamPeopleRules, 'payDefeatCosts'>): Pick<ArkhamPeopleRules, 'payDefeatCosts'> {
  return {
    *payDefeatCosts(g, who, how): Rule<number> {
      if (activeCastings(g, 'keep', who.seat) === 0) return yield* payDefeatCosts(g, who, how);
      for (const retainer of who.cards.filter(({ card }) => card === 'retainer')) discardCard(g, who, retainer);
      return 1;
    },
  };
}

// ---- Plague of Locusts ----

function monstersInStreets(g: Game) {
  return g.s.monsters.filter(({ at }) => isInRegion(g, at, { in: 'streets' }));
}

export const hasStreetMonster: ArkhamTargetCheck = (g) => monstersInStreets(g).length > 0;

/** Returns a monster in a street to the cup and removes the Clues around it. */
export const castLocusts: ArkhamHandler = function* (g, who, { source }): Rule {
  const monster = yield* pickMonster(g, who, source, () => monstersInStreets(g));
  if (!monster) return;
  const around = g.place(monster.at).neighbourhood;
  yield* g.rules.board.returnMonster(g, monster.token, 'cup');
  for (const [at, n] of Object.entries(g.s.clues)) {
    if (g.place(at).neighbourhood !== around) continue;
    g.setClues(at, 0);
    g.emit?.({ type: 'clue', at, placed: -n });
  }
};

// ---- Revelation of Script ----

/** Each Unique or Exhibit Item that the caster gains this turn brings a Clue. */
export function scriptLayer({ onGained }: Pick<CardRules, 'onGained'>): Pick<CardRules, 'onGained'> {
  return {
    *onGained(g, who, card): Rule {
      yield* onGained(g, who, card);
      const { deck } = g.card(card);
      if (deck !== 'unique' && deck !== 'exhibit') return;
      const clues = activeCastings(g, 'read', who.seat);
      if (clues > 0) yield* gainClues(g, who, clues, 'revelation-of-script');
    },
  };
}

// ---- Shroud of Shadow ----

/** Monsters the caster fights this turn have 1 less toughness for each casting, at least 1. */
export function shroudLayer({ prepare }: Pick<ArkhamCheckRules, 'prepare'>): Pick<ArkhamCheckRules, 'prepare'> {
  return {
    prepare(g, who, combat) {
      prepare(g, who, combat);
      const shrouds = combat.token === undefined ? 0 : activeCastings(g, 'shroud', who.seat);
      if (shrouds > 0) weakenThroughout(combat, 'shroud-of-shadow', shrouds);
    },
  };
}
