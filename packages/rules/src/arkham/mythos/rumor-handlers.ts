/** Named functions for single rumor cards, called by their effects. */
import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import type { Cause } from '../../common/game.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { fight } from '../turn/combat.js';
import { previewFoe } from '../turn/fight-preview.js';
import { findRumor } from './in-play.js';
import { addMonsterToRumor } from './rumors.js';

/** The Terrible Experiment: puts one more monster from the cup on the card. It is not on the board (A-MISC-15). */
export function* growExperiment(g: Game, _who: Investigator, _cause: Cause): Rule {
  const rumor = findRumor(g.s);
  if (rumor) yield* addMonsterToRumor(g, rumor);
}

/**
 * The Terrible Experiment: the investigator fights any number of monsters on the card, one after another. Defeated
 * monsters leave the card; others stay.
 */
export function* experimentFight(g: Game, who: Investigator, _cause: Cause): Rule {
  const rumor = findRumor(g.s);
  if (!rumor) return;
  for (let fought = 0; rumor.monsters.length > 0; fought++) {
    const token = yield* chooseOpponent(g, who, rumor.monsters, fought > 0);
    if (token === undefined) return;
    try {
      yield* fight(g, who, token);
    } finally {
      // Defeated, or sent to the cup or the box by an effect of the fight.
      if (hasLeft(g, token)) rumor.monsters = rumor.monsters.filter((other) => other !== token);
    }
  }
}

function* chooseOpponent(
  g: Game,
  who: Investigator,
  tokens: readonly string[],
  mayStop: boolean,
): Rule<string | undefined> {
  return yield* ask<string | undefined>(g, () => {
    const options: OptionWithValue<'q.experiment-fight', string | undefined>[] = [];
    for (const token of tokens) {
      const { id } = g.monster(token);
      // One of several equal monsters is enough.
      if (options.some((option) => option.id === optionId.fight(id))) continue;
      options.push({ id: optionId.fight(id), value: token, key: 'o.fight', args: { monster: id }, on: token });
    }
    if (mayStop) options.push({ id: 'stop', value: undefined, key: 'o.no-more-fights' });
    return {
      by: [who.seat],
      key: 'q.experiment-fight',
      args: { investigator: who.id },
      why: g.rules.reasons.choice,
      // A text in progress is carried out to its end.
      asides: 'none',
      options,
      about: () => ({ foes: options.flatMap(({ value }) => (value === undefined ? [] : [previewFoe(g, who, value)])) }),
    };
  });
}

function hasLeft(g: Game, token: string): boolean {
  const { cup, box, investigators } = g.s;
  return cup.includes(token) || box.includes(token) || investigators.some((who) => who.monsterTrophies.includes(token));
}

/** The Terrible Experiment fails: its monsters enter the streets with its activity marker. */
export function* experimentEscapes(g: Game, _who: Investigator, _cause: Cause): Rule {
  const rumor = findRumor(g.s);
  const street = rumor && g.mythos(rumor.card).activity;
  if (!rumor || street === undefined) return;
  for (let token = rumor.monsters.shift(); token !== undefined; token = rumor.monsters.shift()) {
    yield* g.rules.board.placeMonster(g, token, street);
  }
}

/** The Great Ritual fails: two mythos cards each turn; of the first only the gate opening counts. */
export function* twoMythosCards(g: Game, _who: Investigator, _cause: Cause): Rule {
  g.s.twoMythosCards = true;
}
