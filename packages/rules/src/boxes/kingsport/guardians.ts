/** The guardians of Kingsport (K-GUARD): what they say by themselves stands on their sheets and cards. */
import type { Rule } from '@vigil/engine';
import { terrorMayRise } from '../../arkham/board/tracks.js';
import { firstPlayer, type Game, inOrder } from '../../arkham/game.js';
import type { ArkhamBoard, ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { chooseGate } from '../../common/board/gates.js';
import { attends, layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { possessionId } from '../../common/possession-id.js';
import { discardCard, drawCards, gainCard } from '../../common/resolving/cards.js';
import { holdFor, letGoOf } from '../../common/resolving/during.js';
import type { Investigator as AnyInvestigator, BoardMonster } from '../../common/state.js';
import type { MythosDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import { optionId } from '../../language/questions/index.js';
import { DREAM_SKILL } from './constants.js';

const BAST = 'bast';
const NODENS = 'nodens';
const HYPNOS = 'hypnos';
const BAST_TOKEN = 'bast-token';
const BELOVED = 'beloved-of-bast';
/** The Mythos card of Bast's favour, and the Ally that is as good as her token. */
const STORY = 'the-story-continues';
const FOOLISHNESS = 'foolishness';
/** The deck of blessings, and of those the one that keeps terror down. */
const NODENS_DECK = 'blessing-of-nodens';
const CALM = 'nodens-terror';
/** The deck of visions, and what they lie on the table as. */
const VISION = 'vision-of-hypnos';
/** Worlds of dreams. */
const DREAMS = ['the-dreamlands', 'plateau-of-leng', 'the-underworld', 'unknown-kadath'];
const SURER: readonly Modifier[] = (['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const).map((skill) => ({
  mod: 'skill',
  skill,
  by: DREAM_SKILL,
}));

const has = ({ cards }: AnyInvestigator, id: string) => cards.some(({ card }) => card === id);

// ---- Bast ----

/** He takes a token of Bast, one at most (K-GUARD-01). */
export const takeBastToken: Handler = function* (g, who, cause): Rule {
  yield* g.means.people.receive(g, who, BAST_TOKEN, cause);
};
export const lacksBastToken: Targets = (g, who) => !has(who, BAST_TOKEN) && (g.s.specials[BAST_TOKEN] ?? 0) > 0;

/**
 * In the Mythos Phase a monster stays where it is that would come into the area of a holder of a token (K-GUARD-02). In a
 * location that has closed it cannot stay (A-MOVE-18).
 */
export function homesGuarded(below: ArkhamBoard): Pick<ArkhamBoard, 'moveMonster'> {
  return {
    moveMonster(g, monster, to) {
      const holder =
        g.s.step.phase === 'mythos' && attends(g, BAST) && !mustLeave(g, monster)
          ? g.s.investigators.find((who) => who.place === to && has(who, BAST_TOKEN))
          : undefined;
      return holder ? staysAway(g, holder) : below.moveMonster(g, monster, to);
    },
  };
}

const mustLeave = (g: Game, { at }: BoardMonster) => g.means.board.isClosed(g, at);

function* staysAway(g: Game, { seat }: Investigator): Rule {
  g.tell?.({ type: 'happened', what: 'kingsport.home-guarded', seat });
}

/** Bast's favour: the story goes on, and the first player has what she likes (K-GUARD-03). */
function* favour(g: Game, { id }: MythosDef): Rule {
  if (id !== STORY || !attends(g, BAST) || (g.s.specials[BELOVED] ?? 0) < 1) return;
  const first = inOrder(g)[0] ?? firstPlayer(g);
  const token = first.cards.find(({ card }) => card === BAST_TOKEN);
  if (!token && !has(first, FOOLISHNESS)) return;
  if (token) discardCard(g, first, token);
  g.changeSpecials(BELOVED, -1);
  yield* gainCard(g, first, BELOVED, BAST);
}

// ---- Nodens ----

/** Whoever gains a Blessing draws one of Nodens as well (K-GUARD-04); not who only loses a Curse by it. */
export function blessings(below: ArkhamPeople): Pick<ArkhamPeople, 'receive'> {
  return {
    *receive(g, who, card, cause): Rule {
      const before = has(who, 'blessing');
      yield* below.receive(g, who, card, cause);
      if (card !== 'blessing' || before || !has(who, 'blessing') || !attends(g, NODENS)) return;
      yield* drawCards(g, who, NODENS_DECK, 1, 1, NODENS);
    },
  };
}

/** In place of fighting a Nightgaunt he lets it drop him into an open gate of his choice (K-GUARD-05). */
export const dropped: Handler = function* (of, diver, { combat }): Rule {
  const [g, who] = [of as Game, diver as Investigator];
  const gate = yield* chooseGate(g, who, g.s.gates, 'enter');
  if (!gate) return;
  if (combat) combat.over = true;
  yield* g.means.gates.enter(g, who, gate);
  throw g.takeOut(who);
};
export const hasGate: Targets = ({ s }) => s.gates.length > 0;

/** A blessing of Nodens can keep terror from rising. */
export function nodensOnBoard(below: ArkhamBoard): Pick<ArkhamBoard, 'raiseTerror'> {
  return {
    raiseTerror: (g, by) =>
      g.s.investigators.some((who) => has(who, CALM)) ? calmed(g as Game, by, below) : below.raiseTerror(g, by),
  };
}

function* calmed(g: Game, by: number, below: Pick<ArkhamBoard, 'raiseTerror'>): Rule {
  let left = by;
  for (const who of inOrder(g)) {
    while (left > 0 && terrorMayRise(g) && has(who, CALM) && (yield* keepsCalm(g, who, left))) left--;
  }
  if (left > 0) yield* below.raiseTerror(g, left);
}

function* keepsCalm(g: Game, who: Investigator, left: number): Rule<boolean> {
  const possession = who.cards.find(({ card }) => card === CALM);
  if (!possession) return false;
  const use = optionId.use(possessionId(possession));
  const used = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.keep-calm',
    args: { investigator: who.id, source: CALM },
    why: 'K-GUARD-04',
    asides: 'none',
    options: [
      { id: 'no', value: false, key: 'o.no' },
      { id: use, value: true, key: 'o.use', args: { card: CALM }, on: CALM },
    ],
    about: () => ({ changes: { [use]: { terror: left - 1 }, no: { terror: left } } }),
  }));
  if (used) discardCard(g, who, possession);
  return used;
}

// ---- Hypnos ----

function* thenDream(g: Game, before: Rule): Rule {
  yield* before;
  yield* dream(g);
}

/** As a turn begins a vision is drawn, and a Clue comes to its location. */
function* dream(g: Game): Rule {
  if (g.s.step.phase !== 'upkeep' || !attends(g, HYPNOS)) return;
  const card = g.ownDeck(VISION).shift();
  if (card === undefined) return;
  g.reveal();
  layInPlay(g, { card, as: VISION });
  g.tell?.({ type: 'laidOut', card });
  const seen = g.content.cards.get(card)?.modifiers?.find((one) => one.mod === 'encounters');
  const at = seen?.mod === 'encounters' ? seen.whileClueAt : undefined;
  if (at !== undefined) yield* g.means.board.placeClue(g, at);
}

/** Visions go under their deck (K-GUARD-07). */
function wake(g: Game): void {
  for (const { card } of takeAllFromPlay(g.s, VISION)) {
    g.ownDeck(VISION).push(card);
    g.tell?.({ type: 'outOfPlay', card });
  }
}

/** An encounter in which, in a world of dreams, all his skills are surer. */
function inDreams(g: Game, who: Investigator, world: string | undefined, encounter: Rule): Rule {
  const dreams = world !== undefined && DREAMS.includes(world) && attends(g, HYPNOS);
  return dreams ? dreaming(who, encounter) : encounter;
}

function* dreaming(who: Investigator, encounter: Rule): Rule {
  holdFor(who, ...SURER);
  try {
    yield* encounter;
  } finally {
    letGoOf(who, SURER);
  }
}

/** Encounters of a card's visit to a world are encounters there as well. */
export function visits(below: ArkhamPeople): Pick<ArkhamPeople, 'visitWorld'> {
  return {
    visitWorld: (g, who, world, draw) =>
      inDreams(g as Game, who as Investigator, world, below.visitWorld(g, who, world, draw)),
  };
}

/** The turns that guardians have a part in. */
export function guardedTurns(below: ArkhamTurn): Pick<ArkhamTurn, 'setUp' | 'endTurn' | 'otherWorld' | 'mythos'> {
  return {
    setUp: (g) => (attends(g, HYPNOS) ? thenDream(g, below.setUp(g)) : below.setUp(g)),
    endTurn: (g) => (attends(g, HYPNOS) ? thenDream(g, below.endTurn(g)) : below.endTurn(g)),
    otherWorld: (g, who) => inDreams(g, who, g.place(who.place).world, below.otherWorld(g, who)),
    mythos: {
      ...below.mythos,
      *reshuffle(g, card): Rule {
        yield* below.mythos.reshuffle(g, card);
        yield* favour(g, card);
      },
      *end(g): Rule {
        yield* below.mythos.end(g);
        wake(g);
      },
    },
  };
}
