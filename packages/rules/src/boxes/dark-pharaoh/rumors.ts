import type { Rule } from '@vigil/engine';
import { type Game, inOrder } from '../../arkham/game.js';
import { rumorOf } from '../../arkham/mythos/in-play.js';
import { endRumor } from '../../arkham/mythos/rumors.js';
import type { ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { fightOrEvade } from '../../arkham/turn/combat.js';
import { askUnlessMoot } from '../../common/ask.js';
import { cardInPlay } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';
import { possessionId } from '../../common/possession-id.js';
import { discardCard, exhaust } from '../../common/resolving/cards.js';
import type { Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { RELIC_TERROR } from './constants.js';
import { PART } from './part.js';

// ---- Cursed Relics ----

/**
 * A token leaves the rumor. Unless somebody appeases what clings to the relics, it goes to the terror track, and terror
 * rises; with the last of them the rumor has failed if any lie there.
 */
export const curseRelics: Handler = function* (of, _, { source }): Rule {
  const g = of as Game;
  const rumor = rumorOf(g.s);
  if (rumor?.card !== source) return;
  const appeased = yield* appease(g, source);
  rumor.tokens -= 1;
  g.tell?.({ type: 'tokens', on: source, by: -1, tokens: rumor.tokens });
  const part = PART.of(g);
  if (!appeased) {
    part.onTerror = (part.onTerror ?? 0) + 1;
    yield* g.means.board.raiseTerror(g, RELIC_TERROR);
  }
  if (rumor.tokens <= 0 && part.onTerror) yield* endRumor(g, rumor, 'failed');
};

/** Somebody exhausts a ready Exhibit Item or discards a Unique item, in the order of the turn. */
function* appease(g: Game, source: string): Rule<boolean> {
  const isExhibit = ({ card }: Possession) => g.card(card).deck === 'exhibit';
  for (const who of inOrder(g)) {
    const given = yield* askUnlessMoot<Possession | undefined>(g, () => {
      const gives = (one: Possession) => (isExhibit(one) ? !one.exhausted : g.card(one.card).deck === 'unique');
      // Of equal cards the first will do.
      const able = who.cards
        .filter(gives)
        .filter((one, i, all) => all.findIndex((other) => possessionId(other) === possessionId(one)) === i);
      if (able.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.appease',
        args: { investigator: who.id, source },
        why: g.means.reasons.choice,
        options: [
          ...able.map((one) => ({
            id: optionId.card(possessionId(one)),
            value: one,
            key: 'o.card' as const,
            args: { card: one.card },
            on: one.card,
          })),
          { id: 'no', value: undefined, key: 'o.no' },
        ],
        about: () => ({
          changes: Object.fromEntries(able.map((one) => [optionId.card(possessionId(one)), { terror: 0 }])),
        }),
        asides: { inText: who },
      };
    });
    if (!given) continue;
    if (isExhibit(given)) exhaust(g, who, given);
    else discardCard(g, who, given);
    return true;
  }
  return false;
}

/** The tokens on the terror track: terror rises by 1 for each, and they are gone. */
export const relicsUnbound: Handler = function* (of): Rule {
  const g = of as Game;
  const part = PART.of(g);
  const { onTerror = 0 } = part;
  part.onTerror = undefined;
  yield* g.means.board.raiseTerror(g, onTerror);
};

// ---- Return to the Old Ways ----

/** The rumor is passed. */
export const oldWaysLeft: Handler = function* (of, _, { source }): Rule {
  const g = of as Game;
  const rumor = rumorOf(g.s);
  if (rumor?.card === source) yield* endRumor(g, rumor, 'passed');
};

/** No Common item is left: those people have are discarded, and their deck goes to the box. */
export const oldWaysReturn: Handler = function* (of): Rule {
  const g = of as Game;
  for (const who of g.s.investigators) {
    for (const held of who.cards.filter(({ card }) => g.card(card).deck === 'common')) discardCard(g, who, held);
  }
  g.ownDecks().common = [];
};

// ---- Clothing Drive ----

const DRIVE = 'clothing-drive';
const MUMMY = 'robed-mummy-1';

/**
 * In every street that an investigator without an Exhibit Item enters in the Movement Phase, by whatever means, a mummy is
 * there, as long as the drive lasts.
 */
export function mummies(people: ArkhamPeople): Pick<ArkhamPeople, 'go'> {
  return {
    go(of, some, to, from) {
      const [g, who] = [of as Game, some as Investigator];
      const goes = people.go(g, who, to, from);
      const enters = g.s.step.phase === 'movement' && to !== who.place && cardInPlay(g.s, DRIVE);
      return enters ? entersInDrive(g, who, to, goes) : goes;
    },
  };
}

function* entersInDrive(g: Game, who: Investigator, to: string, goes: Rule): Rule {
  yield* goes;
  if (!cardInPlay(g.s, DRIVE) || who.place !== to || g.place(to).kind !== 'street') return;
  if (!who.cards.some(({ card }) => g.card(card).deck === 'exhibit')) yield* stalked(g, who);
}

/** It is no token: whatever comes of the fight, it is nowhere afterwards. A fight ends the movement as any does (A-MOVE-09). */
function* stalked(g: Game, who: Investigator): Rule {
  if ((yield* fightOrEvade(g, who, MUMMY)) === 'evaded') return;
  g.moving.delete(who.seat);
  g.tell?.({ type: 'befell', seat: who.seat, fate: 'halted' });
}
