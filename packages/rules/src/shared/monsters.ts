import { ask, type Rule } from '@vigil/engine';
import { holds } from '../effects/conditions.js';
import type { Trigger } from '../effects/language.js';
import { resolve } from '../effects/resolve.js';
import { matchesMonster } from './filters.js';
import { type Cause, type Combat, type Game, unlessGone } from './game.js';
import { figures, findModifier } from './modifiers.js';
import { dealLoss } from './resources.js';
import type { Investigator } from './state.js';
import { intoCup } from './trophies.js';

/** Takes a token off the board, if it stands there. */
export function takeOffBoard(g: Game, token: string): void {
  const at = g.s.monsters.findIndex((monster) => monster.token === token);
  if (at >= 0) g.s.monsters.splice(at, 1);
}

/** Whether a token is where others can get at it too: on the board, or on the rumor. */
export function isInPlay(g: Game, token: string): boolean {
  return g.s.monsters.some((monster) => monster.token === token) || g.s.rumor?.monsters.includes(token) === true;
}

/** Returns a token to the cup or the box, from wherever it is. */
export function returnMonster(g: Game, token: string, to: 'cup' | 'box'): void {
  takeOffBoard(g, token);
  if (to === 'cup') intoCup(g, token);
  else g.s.box.push(token);
  g.tell?.({ type: 'monsterGone', monster: token, to });
}

/** Whether a token is nowhere: drawn for an encounter and not yet a trophy, in the cup or in the box. */
export function isLoose(g: Game, token: string): boolean {
  const { s } = g;
  return !(
    s.cup.includes(token) ||
    s.box.includes(token) ||
    s.monsters.some((monster) => monster.token === token) ||
    s.rumor?.monsters.includes(token) ||
    s.investigators.some((who) => who.monsterTrophies.includes(token))
  );
}

/**
 * A monster is defeated (A-COMBAT-14 to 16): it becomes a trophy, or what its own text says, or goes to the cup when
 * endless; then what its overwhelming costs, and what others say to its defeat.
 */
export function* defeat(g: Game, who: Investigator, token: string, combat?: Combat): Rule {
  yield* defeatAll(g, who, [token], combat);
}

/** As {@link defeat}, several at the same moment: what they cost is lost when all of them are defeated. */
export function* defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule {
  const owed: { cause: Cause; stamina: number }[] = [];
  for (const token of tokens) {
    const fought = token === combat?.token ? combat : undefined;
    const cause: Cause = { source: g.monster(token).id, combat: fought ?? { ...NO_COMBAT, who, token } };
    const { overwhelming } = figures(g, token, fought);
    yield* beaten(g, who, token, cause);
    if (overwhelming > 0 && !findModifier(g, who, 'ignores', (m) => m.ability === 'overwhelming')) {
      owed.push({ cause, stamina: overwhelming });
    }
  }
  for (const { cause, stamina } of owed) yield* dealLoss(g, who, { stamina }, cause);
}

function* beaten(g: Game, who: Investigator, token: string, cause: Cause): Rule {
  const kind = g.monster(token);
  const { abilities } = figures(g, token, cause.combat);
  takeOffBoard(g, token);
  const rumor = g.s.rumor;
  if (rumor?.monsters.includes(token)) rumor.monsters.splice(rumor.monsters.indexOf(token), 1);
  if (kind.defeated) yield* resolve(g, who, kind.defeated, cause);
  else if (abilities.includes('endless') && !(yield* keepsEndless(g, who, token))) returnMonster(g, token, 'cup');
  else {
    who.monsterTrophies.push(token);
    g.tell?.({ type: 'monsterGone', monster: token, to: 'trophy', seat: who.seat });
  }
  for (const [source, trigger] of defeatTriggers(g)) {
    if (trigger.when.on === 'defeated' && matchesMonster(g, token, trigger.when.monsters)) {
      if (trigger.if && !holds(g, who, trigger.if, cause)) continue;
      yield* unlessGone(who, resolve(g, who, trigger.then, { source }));
    }
  }
}

/** Who has the right to may take even an endless monster as a trophy. */
function* keepsEndless(g: Game, who: Investigator, token: string): Rule<boolean> {
  if (!findModifier(g, who, 'endlessTrophies')) return false;
  const monster = g.monster(token).id;
  return yield* ask<boolean>(() => ({
    by: [who.seat],
    key: 'q.endless-trophy',
    args: { investigator: who.id, monster },
    why: 'A-COMBAT-15',
    options: [
      { id: 'trophy', value: true, key: 'o.as-trophy', on: token },
      { id: 'cup', value: false, key: 'o.to-cup', on: token },
    ],
  }));
}

const NO_COMBAT = {
  round: 0,
  armed: [],
  spells: [],
  enchanted: [],
  failHorror: false,
  failCombat: 0,
  noDamage: false,
  over: true,
};

/** What answers a monster's defeat: the Ancient One while it slumbers, and the environment. */
function defeatTriggers(g: Game): (readonly [source: string, trigger: Trigger])[] {
  const found: (readonly [string, Trigger])[] = [];
  if (!g.s.battle) for (const trigger of g.ancientOne.triggers ?? []) found.push([g.ancientOne.id, trigger]);
  const { environment } = g.s;
  if (environment) for (const trigger of g.mythos(environment).triggers ?? []) found.push([environment, trigger]);
  return found;
}
