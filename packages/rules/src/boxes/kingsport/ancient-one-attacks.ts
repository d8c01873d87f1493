/** Attacks of Kingsport's Ancient Ones that the effect language cannot express. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { resolve } from '../../common/effects/resolve.js';
import { unlessInterrupted } from '../../common/game.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { GROWING_LOSS } from './constants.js';
import { WEB_ALLY_ID } from './kingsport-card-questions.js';

function* removeAlly(g: Game, who: Investigator, ally: Possession): Rule {
  discardCard(g, who, ally, true);
}

/** The investigators choose together: an Ally leaves the game, or one of them is devoured. */
export const attackWithWeb: ArkhamHandler = function* (g, _who, cause): Rule {
  const taken = yield* askUnlessMoot<() => Rule>(g, () => {
    const participants = investigatorsInOrder(g);
    if (participants.length === 0) return undefined;
    return {
      by: participants.map(({ seat }) => seat),
      key: 'q.web',
      args: { ancientOne: g.s.ancientOne },
      why: 'A-FINAL-19',
      options: participants.flatMap((one): OptionWithValue<'q.web', () => Rule>[] => [
        ...one.cards
          .filter(({ card }) => g.content.countsAs(g.card(card)) === 'ally')
          .map((ally) => ({
            id: WEB_ALLY_ID.make(one.seat, ally.card),
            value: () => removeAlly(g, one, ally),
            key: 'o.web-ally' as const,
            args: { investigator: one.id, card: ally.card },
            on: ally.card,
          })),
        {
          id: optionId.seat(one.seat),
          value: () => unlessInterrupted(one, g.rules.people.applyFate(g, one, 'devoured', cause)),
          key: 'o.investigator',
          args: { investigator: one.id },
          on: one.id,
        },
      ]),
    };
  });
  if (taken) yield* taken();
};

/** The investigator loses as many points as there have been rounds, in any mix. */
export const attackWithGrowingLoss: ArkhamHandler = (g, who, { source }) =>
  resolve(
    g,
    who,
    [{ do: 'split', lose: true, amount: (g.s.battle?.round ?? 1) * GROWING_LOSS }],
    source === '' ? { source: g.s.ancientOne } : { source },
  );
