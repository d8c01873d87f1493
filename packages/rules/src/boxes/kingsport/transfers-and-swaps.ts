/** Handlers of cards of Kingsport that transfer possessions or swap places. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import { askUnlessMoot } from '../../common/ask.js';
import { nearestOf } from '../../common/board/gates.js';
import { isCordoned } from '../../common/board/moving.js';
import { investigatorOption, isOutOfReach } from '../../common/board/options.js';
import { enforceCardCaps, keepWithinMaxima, pickCardToGive, pickOwnCard } from '../../common/cards/cards.js';
import { matchingCards } from '../../common/figures/filters.js';
import { addToHand } from '../../common/figures/hand.js';
import { enforceClueCap } from '../../common/resources/resources.js';
import type { Investigator, Possession } from '../../common/state.js';
import type { OptionWithValue } from '../../language/questions/index.js';
import { swapPlaces as swap } from '../swap-places.js';

/** Returns all other investigators in the game. */
function othersInGame(g: Game, who: Investigator): Investigator[] {
  return g.s.investigators.filter((investigator) => investigator.seat !== who.seat && investigator.place !== 'out');
}

function* chooseOther(
  g: Game,
  who: Investigator,
  source: string,
  among: () => readonly Investigator[],
): Rule<Investigator | undefined> {
  return yield* askUnlessMoot<Investigator>(g, () => {
    const options = among().map((one) => investigatorOption(one));
    if (options.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.whom',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

const skillsOf = (g: Game, who: Investigator): Possession[] => matchingCards(g, who.cards, { deck: 'skill' }, true);

/** True if the investigator has a Skill and another investigator could get it. */
export const canSwapSkills: ArkhamTargetCheck = (g, who) =>
  skillsOf(g, who).length > 0 && othersInGame(g, who).length > 0;

/** Gives a Skill to another investigator in exchange for one of theirs, if they have one. */
export const swapSkills: ArkhamHandler = function* (g, who, { source }): Rule {
  if (!canSwapSkills(g, who)) return;
  const why = g.rules.reasons.choice;
  const givenCard = yield* pickCardToGive(g, who, () => skillsOf(g, who), 'q.pay-card', why, source);
  const other = yield* chooseOther(g, who, source, () => othersInGame(g, who));
  if (!other || !who.cards.includes(givenCard)) return;
  const theirSkills = skillsOf(g, other);
  passCard(g, givenCard, who, other);
  if (theirSkills.length === 0) return yield* enforceCardCaps(g, other);
  const returnedCard = yield* pickOwnCard(
    g,
    other,
    () => theirSkills.filter((card) => other.cards.includes(card)),
    'q.pay-card',
    why,
    source,
  );
  if (returnedCard) passCard(g, returnedCard, other, who);
  yield* enforceCardCaps(g, returnedCard ? who : other);
};

function passCard(g: Game, card: Possession, from: Investigator, to: Investigator): void {
  from.cards.splice(from.cards.indexOf(card), 1);
  addToHand(g, to, card);
  g.emit?.({ type: 'traded', from: from.seat, to: to.seat, card: card.card });
  // The Skill may have changed a maximum.
  for (const one of [from, to]) keepWithinMaxima(g, one);
}

/** Transfers Clues. */
function passClues(g: Game, n: number, from: Investigator, to: Investigator): void {
  if (n <= 0) return;
  from.clues -= n;
  to.clues += n;
  g.emit?.({ type: 'traded', from: from.seat, to: to.seat, clues: n });
  enforceClueCap(g, to);
}

/** Gives all the investigator's Clues to another. */
export const giveClues: ArkhamHandler = function* (g, who, { source }): Rule {
  const to = yield* chooseOther(g, who, source, () => othersInGame(g, who));
  if (to) passClues(g, who.clues, who, to);
};

/** Takes all Clues of another investigator. */
export const takeClues: ArkhamHandler = function* (g, who, { source }): Rule {
  const from = yield* chooseOther(g, who, source, () => othersInGame(g, who));
  if (from) passClues(g, from.clues, from, who);
};

/** The investigator may give Clues to others in turn, and each may give some back. */
export const shareClues: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* offerClues(g, who, source, () => othersInGame(g, who));
  for (const other of othersInGame(g, who)) yield* offerClues(g, other, source, () => [who]);
};

function* offerClues(g: Game, from: Investigator, source: string, to: () => readonly Investigator[]): Rule {
  for (;;) {
    const receiver = yield* askUnlessMoot<Investigator | undefined>(g, () => {
      const options = to().map((one) => investigatorOption<Investigator>(one));
      if (from.clues === 0 || options.length === 0) return undefined;
      const none: OptionWithValue<'q.give-clue', Investigator | undefined> = {
        id: 'no',
        value: undefined,
        key: 'o.no',
      };
      return {
        by: [from.seat],
        key: 'q.give-clue',
        args: { investigator: from.id, source },
        why: g.rules.reasons.choice,
        options: [none, ...options],
        asides: { inText: from },
      };
    });
    if (!receiver) return;
    passClues(g, 1, from, receiver);
  }
}

/** Returns swap partners (BOX-24): investigators elsewhere in streets and locations, or in Other Worlds. */
function swapPartners(g: Game, who: Investigator): Investigator[] {
  if (isOutOfReach(g, who.place)) return [];
  return othersInGame(g, who).filter((other) => {
    const { kind } = g.place(other.place);
    const isThere = kind === 'street' || kind === 'location' || kind === 'world';
    return (
      isThere && other.place !== who.place && !g.rules.board.isClosed(g, other.place) && !isOutOfReach(g, other.place)
    );
  });
}

/**
 * Swaps places with another investigator, including the gates they entered by. Returns them, or undefined if there are
 * none.
 */
function* swapWithOne(g: Game, who: Investigator, source: string): Rule<Investigator | undefined> {
  const other = yield* chooseOther(g, who, source, () => swapPartners(g, who));
  if (other) yield* swap(g, who, other, source);
  return other;
}

/** Swaps places with another investigator. */
export const swapWithAnother: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* swapWithOne(g, who, source);
};

/** Swaps places, then has an encounter at the new place. The other investigator has none this turn. */
export const swapAndEncounter: ArkhamHandler = function* (g, who, { source }): Rule {
  const other = yield* swapWithOne(g, who, source);
  if (!other) return;
  skipRemainingEncounters(g, g.investigatorAt(other.seat));
  // At a location the encounter counts as being sent there (A-ENC-29).
  yield* g.rules.people.encounterAt(g, who, g.place(who.place).kind === 'location' ? 1 : 0);
};

/**
 * Skips the investigator's remaining encounters this turn. Everything else stays allowed; a lost next turn stays lost.
 */
function skipRemainingEncounters(g: Game, who: Game['s']['investigators'][number]): void {
  if (who.losesTurn === g.s.turn + 1) who.turnEnded = g.s.turn;
  else who.losesTurn = g.s.turn;
}

/** Returns investigators lost in time and space to Arkham, all in the street nearest to this investigator. */
export const bringBackLost: ArkhamHandler = function* (g, who, { source }): Rule {
  const lost = g.s.investigators.filter(({ place }) => place === 'lost');
  if (lost.length === 0) return;
  yield* g.rules.people.returnToArkham(g, who);
  const streets = [...g.content.streets.keys()].filter((at) => !isCordoned(g, at)).map((at) => ({ at }));
  const [nearest] = nearestOf(g, who.place, streets);
  if (!nearest) return;
  for (const one of lost) {
    if (one.place === 'lost') yield* g.rules.people.relocate(g, one, nearest.at, source);
  }
};
