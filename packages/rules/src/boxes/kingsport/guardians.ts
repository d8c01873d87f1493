/** The guardians of Kingsport (K-GUARD). Their direct effects are on their sheets and cards. */
import type { Rule } from '@vigil/engine';
import { canTerrorRise } from '../../arkham/board/tracks.js';
import type {
  ArkhamBoardRules,
  ArkhamHandler,
  ArkhamPeopleRules,
  ArkhamTargetCheck,
  ArkhamTurnRules,
} from '../../arkham/game.js';
import { firstPlayer, type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { chooseGate } from '../../common/board/gates.js';
import { discardCard, drawCards, gainCard } from '../../common/cards/cards.js';
import { addUntilEndOfTurn, removeUntilEndOfTurn } from '../../common/effects/temporary-modifiers.js';
import { isSheetInPlay, layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import { possessionId } from '../../common/possession-id.js';
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
/** The Mythos card of Bast's favour, and the Ally that counts as her token. */
const STORY = 'the-story-continues';
const FOOLISHNESS = 'foolishness';
/** The deck of blessings, and the one that keeps terror down. */
const NODENS_DECK = 'blessing-of-nodens';
const CALMING_BLESSING = 'nodens-terror';
/** The deck of visions, and the kind under which they lie on the table. */
const VISION = 'vision-of-hypnos';
/** Worlds of dreams. */
const DREAMS = ['the-dreamlands', 'plateau-of-leng', 'the-underworld', 'unknown-kadath'];
const DREAM_MODIFIER: readonly Modifier[] = (['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const).map(
  (skill) => ({
    mod: 'skill',
    skill,
    by: DREAM_SKILL,
  }),
);

const hasGuardian = ({ cards }: AnyInvestigator, id: string) => cards.some(({ card }) => card === id);

// ---- Bast ----

/** Takes a token of Bast, one at most (K-GUARD-01). */
export const takeBastToken: ArkhamHandler = function* (g, who, cause): Rule {
  yield* g.rules.people.receive(g, who, BAST_TOKEN, cause);
};
export const lacksBastToken: ArkhamTargetCheck = (g, who) =>
  !hasGuardian(who, BAST_TOKEN) && (g.s.specials[BAST_TOKEN] ?? 0) > 0;

/**
 * In the Mythos Phase monsters do not enter the area of a token holder (K-GUARD-02).
 *
 * A monster in a location that has closed cannot stay (A-MOVE-18).
 */
export function bastLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'moveMonster'> {
  return {
    moveMonster(g, monster, to) {
      const holder =
        g.s.step.phase === 'mythos' && isSheetInPlay(g, BAST) && !isClosedLocation(g, monster)
          ? g.s.investigators.find((who) => who.place === to && hasGuardian(who, BAST_TOKEN))
          : undefined;
      return holder ? isKeptAway(g, holder) : below.moveMonster(g, monster, to);
    },
  };
}

const isClosedLocation = (g: Game, { at }: BoardMonster) => g.rules.board.isClosed(g, at);

function* isKeptAway(g: Game, { seat }: Investigator): Rule {
  g.emit?.({ type: 'boxEvent', what: 'kingsport.home-guarded', seat });
}

/** Bast's favour: the story continues, and the first player gets Bast's choice (K-GUARD-03). */
function* resolveBastFavour(g: Game, { id }: MythosDef): Rule {
  if (id !== STORY || !isSheetInPlay(g, BAST) || (g.s.specials[BELOVED] ?? 0) < 1) return;
  const first = investigatorsInOrder(g)[0] ?? firstPlayer(g);
  const token = first.cards.find(({ card }) => card === BAST_TOKEN);
  if (!token && !hasGuardian(first, FOOLISHNESS)) return;
  if (token) discardCard(g, first, token);
  g.addSpecials(BELOVED, -1);
  yield* gainCard(g, first, BELOVED, BAST);
}

// ---- Nodens ----

/** Gaining a Blessing also draws one of Nodens (K-GUARD-04), but not if it only removes a Curse. */
export function nodensBlessingsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'receive'> {
  return {
    *receive(g, who, card, cause): Rule {
      const before = hasGuardian(who, 'blessing');
      yield* below.receive(g, who, card, cause);
      if (card !== 'blessing' || before || !hasGuardian(who, 'blessing') || !isSheetInPlay(g, NODENS)) return;
      yield* drawCards(g, who, NODENS_DECK, 1, 1, NODENS);
    },
  };
}

/** Instead of fighting a Nightgaunt, the investigator is dropped into an open gate of their choice (K-GUARD-05). */
export const dropIntoGate: ArkhamHandler = function* (g, who, { combat }): Rule {
  const gate = yield* chooseGate(g, who, () => g.s.gates, 'enter');
  if (!gate) return;
  if (combat) combat.over = true;
  yield* g.rules.gates.enter(g, who, gate);
  throw g.interrupt(who);
};
export const hasGate: ArkhamTargetCheck = ({ s }) => s.gates.length > 0;

/** Lets a blessing of Nodens keep terror from rising. */
export function nodensTerrorLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'raiseTerror'> {
  return {
    raiseTerror: (g, by) =>
      g.s.investigators.some((who) => hasGuardian(who, CALMING_BLESSING))
        ? raiseTerrorCalmed(g, by, below)
        : below.raiseTerror(g, by),
  };
}

function* raiseTerrorCalmed(g: Game, by: number, below: Pick<ArkhamBoardRules, 'raiseTerror'>): Rule {
  let left = by;
  for (const who of investigatorsInOrder(g)) {
    while (left > 0 && canTerrorRise(g) && hasGuardian(who, CALMING_BLESSING) && (yield* offerToCalm(g, who, left)))
      left--;
  }
  if (left > 0) yield* below.raiseTerror(g, left);
}

function* offerToCalm(g: Game, who: Investigator, left: number): Rule<boolean> {
  const possession = who.cards.find(({ card }) => card === CALMING_BLESSING);
  if (!possession) return false;
  const use = optionId.use(possessionId(possession));
  const used = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.keep-calm',
    args: { investigator: who.id, source: CALMING_BLESSING },
    why: 'K-GUARD-04',
    asides: 'none',
    options: [
      { id: 'no', value: false, key: 'o.no' },
      { id: use, value: true, key: 'o.use', args: { card: CALMING_BLESSING }, on: CALMING_BLESSING },
    ],
    about: () => ({ changes: { [use]: { terror: left - 1 }, no: { terror: left } } }),
  }));
  if (used) discardCard(g, who, possession);
  return used;
}

// ---- Hypnos ----

function* runThenDream(g: Game, before: Rule): Rule {
  yield* before;
  yield* drawVision(g);
}

/** Draws a vision at the start of a turn; a Clue comes to its location. */
function* drawVision(g: Game): Rule {
  if (g.s.step.phase !== 'upkeep' || !isSheetInPlay(g, HYPNOS)) return;
  const card = g.mutableDeck(VISION).shift();
  if (card === undefined) return;
  g.reveal();
  layInPlay(g, { card, as: VISION });
  g.emit?.({ type: 'laidOut', card });
  const seen = g.content.cards.get(card)?.modifiers?.find((modifier) => modifier.mod === 'encounters');
  const at = seen?.mod === 'encounters' ? seen.whileClueAt : undefined;
  if (at !== undefined) yield* g.rules.board.placeClue(g, at);
}

/** Puts visions under their deck (K-GUARD-07). */
function returnVisions(g: Game): void {
  for (const { card } of takeAllFromPlay(g.s, VISION)) {
    g.mutableDeck(VISION).push(card);
    g.emit?.({ type: 'outOfPlay', card });
  }
}

/** Runs an encounter; in a world of dreams the investigator's skills are higher. */
function runInDreams(g: Game, who: Investigator, world: string | undefined, encounter: Rule): Rule {
  const dreams = world !== undefined && DREAMS.includes(world) && isSheetInPlay(g, HYPNOS);
  return dreams ? withDreamSkills(who, encounter) : encounter;
}

function* withDreamSkills(who: Investigator, encounter: Rule): Rule {
  addUntilEndOfTurn(who, ...DREAM_MODIFIER);
  try {
    yield* encounter;
  } finally {
    removeUntilEndOfTurn(who, DREAM_MODIFIER);
  }
}

/** Treats a card's visit to a world as an encounter there. */
export function hypnosVisitsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'visitWorld'> {
  return {
    visitWorld: (g, who, world, draw) => runInDreams(g, who, world, below.visitWorld(g, who, world, draw)),
  };
}

/** Turn parts affected by guardians. */
export function guardianTurnsLayer(
  below: ArkhamTurnRules,
): Pick<ArkhamTurnRules, 'setUp' | 'endTurn' | 'otherWorld' | 'mythos'> {
  return {
    setUp: (g) => (isSheetInPlay(g, HYPNOS) ? runThenDream(g, below.setUp(g)) : below.setUp(g)),
    endTurn: (g) => (isSheetInPlay(g, HYPNOS) ? runThenDream(g, below.endTurn(g)) : below.endTurn(g)),
    otherWorld: (g, who) => runInDreams(g, who, g.place(who.place).world, below.otherWorld(g, who)),
    mythos: {
      ...below.mythos,
      *reshuffle(g, card): Rule {
        yield* below.mythos.reshuffle(g, card);
        yield* resolveBastFavour(g, card);
      },
      *end(g): Rule {
        yield* below.mythos.end(g);
        returnVisions(g);
      },
    },
  };
}
