import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { layInPlay, takeFromPlay } from '../../common/in-play.js';
import { type UsableAbility, useAbility } from '../../common/resolving/abilities.js';
import { canPay, pay } from '../../common/resolving/costs.js';
import { type MythosDef, type RumorText, rumorTokens } from '../../language/components.js';
import type { Cost } from '../../language/effects.js';
import { type OptionOf, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator, RumorInPlay } from '../state.js';
import { isMythosEnd, resolveForFirstPlayer, resolveTriggers } from './card-text.js';
import { findRumor } from './in-play.js';

/** What somebody can do about the rumor in the Arkham encounters phase. */
export type RumorAction = Exclude<OptionOf<'q.street'>, { readonly key: 'o.nothing' }> & { readonly run: () => Rule };

/** The text of a rumor card. */
function rumorText(g: Game, rumor: RumorInPlay): RumorText {
  return g.mythos(rumor.card).rumor as RumorText;
}

/** A rumor comes into play (A-MYTHOS-47): its tokens, and monsters drawn from the cup, are put on it. */
export function* enterRumor(g: Game, card: MythosDef): Rule {
  const setup = card.rumor?.setup;
  const rumor = layInPlay<RumorInPlay>(g, {
    card: card.id,
    as: 'rumor',
    since: g.s.turn,
    tokens: rumorTokens(setup?.tokens ?? 0, g.rules.people.countInvestigators(g, 'else')),
    monsters: [],
  });
  g.emit?.({ type: 'inPlay', card: card.id });
  const { tokens } = rumor;
  if (tokens > 0) g.emit?.({ type: 'tokens', on: card.id, by: tokens, tokens });
  for (let n = setup?.monsters ?? 0; n > 0; n--) yield* addMonsterToRumor(g, rumor);
}

/** A monster is drawn from the cup and put on the rumor: it is not on the board (A-MISC-15). */
export function* addMonsterToRumor(g: Game, rumor: RumorInPlay): Rule {
  const token = yield* g.rules.board.drawMonster(g);
  rumor.monsters.push(token);
  g.emit?.({ type: 'monsterPlaced', monster: token, at: rumor.card });
}

/** Whether the rumor does something at the end of this mythos phase: not in the turn in which it came. */
export function rumorIsActive(g: Game): boolean {
  const rumor = findRumor(g.s);
  if (!rumor || rumor.since >= g.s.turn) return false;
  return g.mythos(rumor.card).triggers?.some(({ when }) => isMythosEnd(when)) ?? false;
}

/**
 * What the rumor does at the end of a mythos phase. One that takes an ally away fails when there is none left to take.
 */
export function* resolveRumorTurn(g: Game): Rule {
  const rumor = findRumor(g.s);
  if (!rumor) return;
  if (rumorText(g, rumor).failIf === 'no-ally-left' && g.s.decks.ally.length === 0) {
    return yield* endRumor(g, rumor, 'failed');
  }
  yield* resolveTriggers(g, rumor.card, g.mythos(rumor.card).triggers, isMythosEnd);
  yield* checkRumor(g);
}

/** Ends the rumor whose pass or fail condition is met (A-MYTHOS-47); it does nothing otherwise. */
export function* checkRumor(g: Game): Rule {
  const rumor = findRumor(g.s);
  if (!rumor || rumor.ending) return;
  if (isPassed(g, rumor)) yield* endRumor(g, rumor, 'passed');
  else if (isFailed(g, rumor)) yield* endRumor(g, rumor, 'failed');
}

function isPassed(g: Game, rumor: RumorInPlay): boolean {
  const { passIf } = rumorText(g, rumor);
  switch (passIf) {
    case 'no-tokens':
      return rumor.tokens <= 0;
    case 'no-monsters':
      return rumor.monsters.length === 0;
    case undefined:
      return false;
    default:
      return passIf satisfies never;
  }
}

/**
 * `no-ally-left` is seen to when an ally is to be taken ({@link resolveRumorTurn}), tokens on the terror track where they are put
 * there; an awakening needs no result.
 */
function isFailed(g: Game, rumor: RumorInPlay): boolean {
  const { failIf } = rumorText(g, rumor);
  if (typeof failIf === 'string') return false;
  if ('tokens' in failIf)
    return rumor.tokens >= rumorTokens(failIf.tokens, g.rules.people.countInvestigators(g, 'else'));
  if ('monsters' in failIf) return rumor.monsters.length >= failIf.monsters;
  return g.s.terror >= failIf.terror;
}

/** Carries out, once, how a rumor ends; then the card goes to the box. */
export function* endRumor(g: Game, rumor: RumorInPlay, outcome: 'passed' | 'failed'): Rule {
  // Where all act side by side, another may have ended it meanwhile.
  if (findRumor(g.s) !== rumor || rumor.ending) return;
  rumor.ending = true;
  const { pass, fail } = rumorText(g, rumor);
  g.emit?.({ type: 'rumor', card: rumor.card, outcome });
  yield* resolveForFirstPlayer(g, outcome === 'passed' ? pass : fail, rumor.card);
  if (findRumor(g.s) === rumor) yield* removeRumor(g);
}

/** Takes the rumor out of the game, also when the Ancient One awakens (A-FINAL-03); monsters on it go to the cup. */
export function* removeRumor(g: Game): Rule {
  const rumor = findRumor(g.s);
  if (!rumor) return;
  takeFromPlay(g.s, rumor);
  // Passed or failed it is told by that.
  if (!rumor.ending) g.emit?.({ type: 'outOfPlay', card: rumor.card });
  for (const token of rumor.monsters) yield* g.rules.board.returnMonster(g, token, 'cup');
}

/**
 * What an investigator can do about the rumor in the Arkham encounters phase (DEC-41): in the street that bears its
 * activity marker, its action, or paying what ends it.
 */
export function listRumorActions(g: Game, who: Investigator): RumorAction[] {
  const rumor = findRumor(g.s);
  if (!rumor || rumor.ending) return [];
  const { activity } = g.mythos(rumor.card);
  if (activity === undefined || who.place !== activity) return [];
  const actions: RumorAction[] = [];
  const cause = { source: rumor.card };
  const args = { mythos: rumor.card, investigator: who.id };
  const { action } = rumorText(g, rumor);
  const isOpen = action && (!action.if || holds(g, who, action.if, cause));
  if (isOpen && !(action.cost && !canPay(g, who, action.cost, cause))) {
    const use: UsableAbility = { id: optionId.use(rumor.card), source: rumor.card, owner: who, ability: action };
    actions.push({ id: 'rumor:act', key: 'o.rumor-act', args, run: () => actOnRumor(g, who, use) });
  }
  const cost = passCost(g, rumor);
  if (cost && canPay(g, who, cost, cause)) {
    actions.push({ id: 'rumor:pass', key: 'o.rumor-pass', args, run: () => payForRumor(g, who, rumor, cost) });
  }
  return actions;
}

function* actOnRumor(g: Game, who: Investigator, use: UsableAbility): Rule {
  yield* useAbility(g, who, use);
  yield* checkRumor(g);
}

function* payForRumor(g: Game, who: Investigator, rumor: RumorInPlay, cost: Cost): Rule {
  yield* pay(g, who, cost, { source: rumor.card });
  yield* endRumor(g, rumor, 'passed');
}

/** What one investigator pays to end the rumor; more with many players. */
function passCost(g: Game, rumor: RumorInPlay): Cost | undefined {
  const { passCost, passCostAt } = rumorText(g, rumor);
  return passCostAt && g.rules.people.countInvestigators(g, 'else') >= passCostAt.players ? passCostAt.cost : passCost;
}
