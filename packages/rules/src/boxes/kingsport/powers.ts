/** What cards and sheets of Kingsport say in rules of their own (`mod: 'rule'`). */
import type { Rule } from '@vigil/engine';
import { isKeptFree } from '../../arkham/board/monsters.js';
import { terrorMayRise } from '../../arkham/board/tracks.js';
import { slumbers } from '../../arkham/end/awakening.js';
import type { Game as Arkham } from '../../arkham/game.js';
import type { ArkhamBoard, ArkhamGates, ArkhamMeanings, ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import { ask } from '../../common/ask.js';
import { findModifier, modifiersInPlay } from '../../common/figures/modifiers.js';
import type { Game } from '../../common/game.js';
import { isGone } from '../../common/game.js';
import { nothing } from '../../common/layers.js';
import { discardCard } from '../../common/resolving/cards.js';
import { canSpend, spend } from '../../common/resolving/purse.js';
import { gainClues } from '../../common/resolving/resources.js';
import type { Investigator } from '../../common/state.js';
import type { Fate } from '../../language/terms.js';
import { broodOf, gainBrood } from './brood.js';
import { CORRUPTING_DOOM, DREAMER_CLUES, QUELL_CLUES } from './constants.js';
import { PART } from './rifts.js';

/** Whether a card or sheet of his has such a rule. */
function hasRule(g: Game, who: Investigator, name: string): boolean {
  return findModifier(g, who, 'rule', (rule) => rule.name === name) !== undefined;
}

/** A card may be discarded in place of being arrested or delayed (Makeup Kit, Telescope). */
export function sparing({ befall }: Pick<ArkhamPeople, 'befall'>): Pick<ArkhamPeople, 'befall'> {
  return {
    befall: (g, who, fate, cause) =>
      (fate === 'arrested' || fate === 'delayed') && hasRule(g, who, sparedFrom(fate))
        ? unlessSpared(g, who, fate, () => befall(g, who, fate, cause))
        : befall(g, who, fate, cause),
  };
}

/** The rule of a card that spares somebody such a fate. */
const sparedFrom = (fate: Fate) => `kingsport-spares-${fate}`;

function* unlessSpared(g: Game, who: Investigator, fate: Fate, befalls: () => Rule): Rule {
  if (!(yield* isSpared(g, who, fate))) yield* befalls();
}

function* isSpared(g: Game, who: Investigator, fate: Fate): Rule<boolean> {
  const rule = sparedFrom(fate);
  const card = who.cards.find((one) =>
    g.card(one.card).modifiers?.some((modifier) => modifier.mod === 'rule' && modifier.name === rule),
  );
  if (!card) return false;
  const gives = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.spare',
    args: { investigator: who.id, card: card.card },
    why: g.means.reasons.answer,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ changes: { no: { fate } } }),
    asides: { inText: who },
  }));
  if (gives) discardCard(g, who, card);
  return gives;
}

/** Whether the sheet of the Ancient One says so, in the final battle too. */
function isPrinted({ ancientOne }: Game, name: string): boolean {
  return ancientOne.modifiers.some((modifier) => modifier.mod === 'rule' && modifier.name === name);
}

/** Whether the Ancient One has such a rule, while it slumbers. */
function rules(g: Game, name: string): boolean {
  return g.spoken.isLaid('rule') && modifiersInPlay(g, 'rule').some(([rule]) => rule.name === name);
}

const ELDER_SIGN = 'elder-sign';
/** Whether Wendy Adams holds what guards her. */
function isGuarded(g: Game, who: Investigator): boolean {
  return who.cards.some(({ card }) => card === ELDER_SIGN) && hasRule(g, who, 'kingsport-blessed-child');
}

/** What sheets say to what befalls somebody: nothing arrests or curses some, others gain by where they come. */
export function sheltered(
  below: Pick<ArkhamPeople, 'befall' | 'receive' | 'wouldBefall' | 'wouldReceive' | 'relocated'>,
): Pick<ArkhamPeople, 'befall' | 'receive' | 'wouldBefall' | 'wouldReceive' | 'relocated'> {
  const refuses = (g: Game, who: Investigator, card: string): boolean =>
    (card === 'curse' && isGuarded(g, who)) || (card === 'bank-loan' && hasRule(g, who, 'kingsport-minor'));
  return {
    befall(g, who, fate, cause) {
      if (fate === 'arrested' && isGuarded(g, who)) return nothing();
      const brood = fate === 'devoured' ? broodOf(who) : 0;
      const befalls = below.befall(g, who, fate, cause);
      return brood > 0 ? devouredWith(g, who, brood, befalls) : befalls;
    },
    receive: (g, who, card, cause) => (refuses(g, who, card) ? nothing() : below.receive(g, who, card, cause)),
    wouldBefall: (g, who, fate) => !(fate === 'arrested' && isGuarded(g, who)) && below.wouldBefall(g, who, fate),
    wouldReceive: (g, who, card) => !refuses(g, who, card) && below.wouldReceive(g, who, card),
    relocated(g, who, from) {
      const comes = below.relocated(g, who, from);
      return hasRule(g, who, 'kingsport-dreamer') ? dreamerComes(g, who, from, comes) : comes;
    },
  };
}

/** Who is devoured has so much of its brood with him. */
function* devouredWith(g: Game, who: Investigator, brood: number, befalls: Rule): Rule {
  try {
    yield* befalls;
  } catch (interrupt) {
    if (who.place === 'out' && isGone(interrupt, who) && isPrinted(g, 'kingsport-bargain')) {
      yield* doomOfBrood(g as Arkham, brood);
    }
    throw interrupt;
  }
}

function* dreamerComes(g: Game, who: Investigator, from: string, comes: Rule): Rule {
  yield* comes;
  const { kind } = g.place(who.place);
  if ((kind === 'world' || kind === 'lost') && who.place !== from) yield* gainClues(g, who, DREAMER_CLUES, who.id);
}

/** As many doom tokens, beyond the end of the track where it has no room for them. */
function* doomOfBrood(g: Arkham, n: number): Rule {
  if (g.s.doom + n <= g.ancientOne.doom) return yield* g.means.board.addDoom(g, n);
  g.s.doom += n;
  g.tell?.({ type: 'doom', by: n, doom: g.s.doom });
  if (slumbers(g)) g.means.turn.awaken(g, 'doom');
}

const QUELLS = 'kingsport-settle-down';

/** Terror that rises, but for the points that somebody pays for. */
export function quelled({ raiseTerror }: Pick<ArkhamBoard, 'raiseTerror'>): Pick<ArkhamBoard, 'raiseTerror'> {
  return {
    *raiseTerror(g, by): Rule {
      let left = by;
      for (const who of left > 0 && terrorMayRise(g as Arkham) ? (g as Arkham).s.investigators : []) {
        if (who.place === 'out' || !hasRule(g, who, QUELLS)) continue;
        while (left > 0 && canSpend(g, who, 'clues') >= QUELL_CLUES && (yield* quells(g, who, left))) {
          yield* spend(g, who, 'clues', QUELL_CLUES, who.id);
          left--;
        }
      }
      if (by <= 0 || left > 0) yield* raiseTerror(g, left);
    },
  };
}

function* quells(g: Game, who: Investigator, left: number): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.quell',
    args: { investigator: who.id, n: g.s.terror },
    why: g.means.reasons.answer,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ changes: { yes: { clues: -QUELL_CLUES, terror: left - 1 }, no: { terror: left } } }),
  }));
}

/** What the Ancient Ones say of gates, seals, drawn cards and the final battle. */
export function waiting(below: ArkhamMeanings): Pick<ArkhamMeanings, 'gates' | 'turn' | 'play'> {
  const { gates, turn, play } = below;
  return {
    gates: { ...gates, ...bargains(gates), ...tearing(gates) },
    turn: { ...turn, ...bursts(turn) },
    play: {
      ...play,
      drew(g, who, card) {
        const below = play.drew?.(g, who, card);
        return g.card(card).type === 'tome' ? drewTome(g, below) : (below ?? nothing());
      },
    },
  };
}

function* drewTome(g: Game, below: Rule | undefined): Rule {
  if (below) yield* below;
  if (!PART.of(g).begins && rules(g, 'kingsport-corrupting-text')) yield* g.means.board.addDoom(g, CORRUPTING_DOOM);
}

function bargains({ seal }: Pick<ArkhamGates, 'seal'>): Pick<ArkhamGates, 'seal'> {
  return {
    *seal(g, at, who, over = 'gate'): Rule {
      yield* seal(g, at, who, over);
      // Only who seals a gate has bargained.
      if (who && over === 'gate' && rules(g, 'kingsport-bargain')) yield* gainBrood(g, who, { source: g.s.ancientOne });
    },
  };
}

/** A gate of an encounter is a gate burst as well where every one is: it tears a seal away (D-BURST-02, D-BURST-03). */
function tearing({ open }: Pick<ArkhamGates, 'open'>): Pick<ArkhamGates, 'open'> {
  return {
    open: (g, at, monster) =>
      rules(g, 'kingsport-all-burst') ? opens(g as Arkham, at, monster, open) : open(g, at, monster),
  };
}

function* opens(g: Arkham, at: string, monster: boolean, open: ArkhamGates['open']): Rule {
  const { gates } = g.means;
  if (!gates.isSealed(g, at) || isKeptFree(g, at)) return yield* open(g, at, monster);
  if (yield* gates.breakSeal(g, at)) yield* gates.appear(g, at, monster ? gates.monstersOf(g, 'encounter') : 0, true);
}

function bursts({ mythos, final }: Pick<ArkhamTurn, 'mythos' | 'final'>): Pick<ArkhamTurn, 'mythos' | 'final'> {
  return {
    mythos: {
      ...mythos,
      gate: (g, card) =>
        mythos.gate(
          g,
          card.gate !== undefined && rules(g, 'kingsport-all-burst') ? { ...card, gateBurst: true } : card,
        ),
    },
    final: {
      ...final,
      // After its first attack.
      successesForDoom: (g) =>
        final.successesForDoom(g) * ((g.s.battle?.round ?? 1) > 1 && isPrinted(g, 'kingsport-many-arms') ? 2 : 1),
    },
  };
}
