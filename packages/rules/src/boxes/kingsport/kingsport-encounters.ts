/** Handlers of single encounters of Kingsport. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askWhichMonsterFirst, fightOrEvade } from '../../arkham/turn/combat.js';
import { previewFoe } from '../../arkham/turn/fight-preview.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { chooseGate, nearestOf } from '../../common/board/gates.js';
import { isOutOfReach } from '../../common/board/options.js';
import { discardCard, drawUnowned, gainCard, returnToDeck } from '../../common/cards/cards.js';
import { isInPlay } from '../../common/effects/monsters.js';
import { matchingCards } from '../../common/figures/filters.js';
import { isInterruptOf } from '../../common/game.js';
import { numberOptions } from '../../common/number-options.js';
import { possessionId } from '../../common/possession-id.js';
import { dealLoss, loseClues } from '../../common/resources/resources.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { BoardMonster, Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { CASTLE_GATE_LOSS, KEPT_CLUE_LOSS, RANSOM } from './constants.js';
import { RANSOM_ID } from './kingsport-card-questions.js';

// ---- spells ----

/** Draws a spell; the investigator loses Sanity equal to its casting cost. */
export const learnSpell: ArkhamHandler = (g, who, cause) => learnSpellFrom(g, who, cause.source, false);
/** Same, but the spell is lost if this drives the investigator insane. */
export const learnOrLoseSpell: ArkhamHandler = (g, who, cause) => learnSpellFrom(g, who, cause.source, true);

function* learnSpellFrom(g: Game, who: Investigator, source: string, orLose: boolean): Rule {
  const card = yield* drawUnowned(g, who, 'spell', source);
  if (card === undefined) return;
  const sanity = Math.max(0, ...(g.card(card).abilities ?? []).map(({ cast }) => cast?.sanity ?? 0));
  if (!orLose) yield* gainCard(g, who, card, source);
  let hasKept = false;
  try {
    if (sanity > 0) yield* dealLoss(g, who, { sanity }, { source });
    hasKept = true;
  } finally {
    if (orLose && !hasKept) returnToDeck(g, card);
  }
  if (orLose) yield* gainCard(g, who, card, source);
}

// ---- monsters that are met ----

/** Returns the closest monsters in streets and locations. */
function nearestMonsters(g: Game, who: Investigator, fits: (monster: BoardMonster) => boolean): BoardMonster[] {
  const inTowns = g.s.monsters.filter(({ at }) => g.content.streets.has(at) || g.content.locations.has(at));
  return nearestOf(g, who.place, inTowns.filter(fits));
}

function* meetMonsters(g: Game, who: Investigator, tokens: readonly string[]): Rule {
  const left = [...tokens];
  for (;;) {
    const token = yield* askUnlessMoot(g, () => {
      const present = left.filter((one) => isInPlay(g, one));
      return present.length === 0 ? undefined : askWhichMonsterFirst(g, who, present, 'A-ENC-22');
    });
    if (token === undefined) return;
    left.splice(left.indexOf(token), 1);
    // An evaded monster stays where it is (BOX-42).
    yield* fightOrEvade(g, who, token);
  }
}

function* chooseNearest(
  g: Game,
  who: Investigator,
  source: string,
  fits: (monster: BoardMonster) => boolean = () => true,
): Rule<BoardMonster | undefined> {
  return yield* askUnlessMoot<BoardMonster>(g, () => {
    const nearest = nearestMonsters(g, who, fits);
    if (nearest.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.meet-monster',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: nearest.map((monster) => ({
        id: optionId.monster(monster.token),
        value: monster,
        key: 'o.monster-at',
        args: { monster: g.monster(monster.token).id, place: monster.at },
        on: monster.token,
      })),
      about: () => ({ foes: nearest.map(({ token }) => previewFoe(g, who, token)) }),
      asides: { inText: who },
    };
  });
}

/** Moves to the nearest monster and meets it. With none in any street or location, one appears here. */
export const goToNearestMonster: ArkhamHandler = function* (g, who, cause): Rule {
  const monster = yield* chooseNearest(g, who, cause.source, ({ at }) => at === who.place || !isOutOfReach(g, at));
  if (!monster) {
    const change = { n: 1, horror: 0, combat: 0, surprise: false };
    return yield* g.rules.board.monsterAppears(g, who, change, cause);
  }
  yield* g.rules.people.relocate(g, who, monster.at, cause.source);
  yield* meetMonsters(g, who, [monster.token]);
};

/** The nearest monster comes to the investigator, who meets it. */
export const bringNearestMonster: ArkhamHandler = function* (g, who, { source }): Rule {
  const monster = yield* chooseNearest(g, who, source);
  if (!monster) return;
  yield* g.rules.board.bringMonster(g, monster, who.place);
  yield* meetMonsters(g, who, [monster.token]);
};

// ---- prices ----

/** The investigator keeps each Clue for 1 Sanity and 1 Stamina; the others are lost. */
export const payForClues: ArkhamHandler = function* (g, who, cause): Rule {
  if (who.clues === 0) return;
  const max = () => Math.min(who.clues, who.sanity, who.stamina);
  const chosen = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source: cause.source, what: 'kept' },
    why: g.rules.reasons.choice,
    options: numberOptions(0, max()),
    asides: { inText: who },
  }));
  loseClues(g, who, who.clues - chosen, cause.source);
  if (chosen > 0)
    yield* dealLoss(
      g,
      who,
      { sanity: chosen * KEPT_CLUE_LOSS.sanity, stamina: chosen * KEPT_CLUE_LOSS.stamina },
      cause,
    );
};

type Ransom = { readonly item: Possession; readonly what: 'clue' | 'money' };

/** The investigator keeps each item for 1 Clue or $3. */
export const payForItems: ArkhamHandler = function* (g, who, { source }): Rule {
  const keptCards: Possession[] = [];
  const unpaid = () => matchingCards(g, who.cards, { type: 'item' }, true).filter((item) => !keptCards.includes(item));
  for (;;) {
    const ransom = yield* askUnlessMoot<Ransom | undefined>(g, () => {
      const options = ransomOptions(g, who, unpaid());
      if (options.length === 0) return undefined;
      const none: OptionWithValue<'q.ransom', Ransom | undefined> = { id: 'no', value: undefined, key: 'o.no' };
      return {
        by: [who.seat],
        key: 'q.ransom',
        args: { investigator: who.id, source },
        why: g.rules.reasons.choice,
        options: [none, ...options],
        asides: { inText: who },
      };
    });
    if (!ransom) break;
    yield* ransom.what === 'clue'
      ? spend(g, who, 'clues', RANSOM.clues, source)
      : spend(g, who, 'money', RANSOM.money, source);
    keptCards.push(ransom.item);
  }
  for (const item of unpaid()) discardCard(g, who, item);
};

function ransomOptions(
  g: Game,
  who: Investigator,
  items: readonly Possession[],
): OptionWithValue<'q.ransom', Ransom | undefined>[] {
  const different = new Map(items.map((item) => [possessionId(item), item]));
  return [...different].flatMap(([id, item]) =>
    (['clue', 'money'] as const)
      .filter((what) =>
        what === 'clue' ? canSpend(g, who, 'clues') >= RANSOM.clues : canSpend(g, who, 'money') >= RANSOM.money,
      )
      .map((what) => ({
        id: RANSOM_ID.make(what, id),
        value: { item, what },
        key: 'o.ransom' as const,
        args: { card: item.card, what },
        on: item.card,
      })),
  );
}

// ---- the rest ----

/** Moves all the investigator's sliders to their leftmost stops. */
export const moveSlidersLeft: ArkhamHandler = function* (g, who): Rule {
  const one = who;
  one.sliders = [0, 0, 0];
  g.emit?.({ type: 'sliders', seat: who.seat, sliders: [...one.sliders] });
};

/** Costs 1 Sanity and 1 Stamina. If this devours the investigator, the Ancient One awakens. */
export const approachCastle: ArkhamHandler = function* (g, who, cause): Rule {
  try {
    yield* dealLoss(g, who, CASTLE_GATE_LOSS, cause);
  } catch (interrupt) {
    if (isInterruptOf(interrupt, who) && who.place === 'out') g.rules.turn.awaken(g, 'power');
    throw interrupt;
  }
};

/** A Mythos card is drawn and resolved now. */
export const drawMythosNow: ArkhamHandler = function* (g): Rule {
  const { mythos } = g.rules.turn;
  const card = yield* mythos.draw(g);
  if (card) yield* mythos.card(g, card);
};

/** Moves to an open gate of the investigator's choice and through it. */
export const enterAnyGate: ArkhamHandler = function* (g, who): Rule {
  const gate = yield* chooseGate(g, who, () => g.s.gates, 'enter');
  if (gate) yield* g.rules.gates.enter(g, who, gate);
};

export const hasOpenGate: ArkhamTargetCheck = ({ s }) => s.gates.length > 0;

/** Moves a monster in the investigator's area along an arrow of their choice. */
export const moveMonsterAlongArrow: ArkhamHandler = function* (g, who, { source }): Rule {
  const monster = yield* askUnlessMoot<BoardMonster>(g, () => {
    const present = g.s.monsters.filter(({ at }) => at === who.place);
    if (present.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.which-monster',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: present.map((one) => ({
        id: optionId.monster(one.token),
        value: one,
        key: 'o.monster-at',
        args: { monster: g.monster(one.token).id, place: one.at },
        on: one.token,
      })),
      asides: { inText: who },
    };
  });
  const { black, white } = g.place(who.place);
  if (!monster || black === undefined || white === undefined) return;
  const to = yield* askUnlessMoot<string>(g, () =>
    // Others may have removed it meanwhile.
    g.s.monsters.includes(monster)
      ? {
          by: [who.seat],
          key: 'q.own-arrow',
          args: { investigator: who.id, source },
          why: g.rules.reasons.choice,
          options: [
            { id: 'black', value: black, key: 'o.black-arrow', args: { place: black }, on: black },
            { id: 'white', value: white, key: 'o.white-arrow', args: { place: white }, on: white },
          ],
          asides: { inText: who },
        }
      : undefined,
  );
  if (to !== undefined) yield* g.rules.board.moveMonster(g, monster, to);
};

/** True if a monster is with the investigator in a place with arrows. */
export const hasMonsterHere: ArkhamTargetCheck = (g, who) =>
  g.monstersAt(who.place).length > 0 && g.place(who.place).black !== undefined;
