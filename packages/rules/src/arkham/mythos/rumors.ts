import type { Rule } from '@vigil/engine';
import { useAbility } from '../../common/cards/abilities.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { holds } from '../../common/figures/conditions.js';
import { layInPlay, takeFromPlay } from '../../common/in-play.js';
import { canPay, pay } from '../../common/resources/costs.js';
import { type MythosDef, type RumorText, rumorTokens } from '../../language/components.js';
import type { Cost } from '../../language/effects.js';
import { type OptionOf, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator, RumorInPlay } from '../state.js';
import { isMythosEnd, resolveForFirstPlayer, resolveTriggers } from './card-text.js';
import { findRumor } from './in-play.js';

/** An action about the rumor in the Arkham Encounters Phase. */
export type RumorAction = Exclude<OptionOf<'q.street'>, { readonly key: 'o.nothing' }> & { readonly run: () => Rule };

/** Returns the text of a rumor card. */
function rumorText(g: Game, rumor: RumorInPlay): RumorText {
  return g.mythos(rumor.card).rumor as RumorText;
}

/** Puts a rumor into play with its tokens and monsters from the cup (A-MYTHOS-47). */
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

/** Draws a monster from the cup and puts it on the rumor; it is not on the board (A-MISC-15). */
export function* addMonsterToRumor(g: Game, rumor: RumorInPlay): Rule {
  const token = yield* g.rules.board.drawMonster(g);
  rumor.monsters.push(token);
  g.emit?.({ type: 'monsterPlaced', monster: token, at: rumor.card });
}

/** True if the rumor acts at the end of this Mythos Phase; not in the turn it entered. */
export function rumorIsActive(g: Game): boolean {
  const rumor = findRumor(g.s);
  if (!rumor || rumor.since >= g.s.turn) return false;
  return g.mythos(rumor.card).triggers?.some(({ when }) => isMythosEnd(when)) ?? false;
}

/** Resolves the rumor's effect at the end of a Mythos Phase. A rumor that takes an ally fails when none is left. */
export function* resolveRumorTurn(g: Game): Rule {
  const rumor = findRumor(g.s);
  if (!rumor) return;
  if (rumorText(g, rumor).failIf === 'no-ally-left' && g.s.decks.ally.length === 0) {
    return yield* endRumor(g, rumor, 'failed');
  }
  yield* resolveTriggers(g, rumor.card, g.mythos(rumor.card).triggers, isMythosEnd);
  yield* checkRumor(g);
}

/** Ends the rumor if its pass or fail condition is met (A-MYTHOS-47). */
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
 * True if the rumor has failed. {@link resolveRumorTurn} handles `no-ally-left`; tokens on the terror track are checked
 * on placement. An awakening needs no result.
 */
function isFailed(g: Game, rumor: RumorInPlay): boolean {
  const { failIf } = rumorText(g, rumor);
  if (typeof failIf === 'string') return false;
  if ('tokens' in failIf)
    return rumor.tokens >= rumorTokens(failIf.tokens, g.rules.people.countInvestigators(g, 'else'));
  if ('monsters' in failIf) return rumor.monsters.length >= failIf.monsters;
  return g.s.terror >= failIf.terror;
}

/** Resolves the end of a rumor once; then the card goes to the box. */
export function* endRumor(g: Game, rumor: RumorInPlay, outcome: 'passed' | 'failed'): Rule {
  // In side-by-side play another investigator may have ended it meanwhile.
  if (findRumor(g.s) !== rumor || rumor.ending) return;
  rumor.ending = true;
  const { pass, fail } = rumorText(g, rumor);
  g.emit?.({ type: 'rumor', card: rumor.card, outcome });
  yield* resolveForFirstPlayer(g, outcome === 'passed' ? pass : fail, rumor.card);
  if (findRumor(g.s) === rumor) yield* removeRumor(g);
}

/** Removes the rumor from the game, also when the Ancient One awakens (A-FINAL-03). Its monsters go to the cup. */
export function* removeRumor(g: Game): Rule {
  const rumor = findRumor(g.s);
  if (!rumor) return;
  takeFromPlay(g.s, rumor);
  // A passed or failed rumor has its own event.
  if (!rumor.ending) g.emit?.({ type: 'outOfPlay', card: rumor.card });
  for (const token of rumor.monsters) yield* g.rules.board.returnMonster(g, token, 'cup');
}

/**
 * Lists an investigator's actions about the rumor in the Arkham Encounters Phase (DEC-41). In the street with its
 * activity marker they may take its action or pay to end it.
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

/** The cost for one investigator to end the rumor; it rises with the number of players. */
function passCost(g: Game, rumor: RumorInPlay): Cost | undefined {
  const { passCost, passCostAt } = rumorText(g, rumor);
  return passCostAt && g.rules.people.countInvestigators(g, 'else') >= passCostAt.players ? passCostAt.cost : passCost;
}
