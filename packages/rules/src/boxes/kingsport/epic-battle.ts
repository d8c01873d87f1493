/** The epic battle (K-EPIC): a card defines each round of the final battle. */
import type { Rule } from '@vigil/engine';
import { checkBanished, checkSurvivors, offerToHoldOff } from '../../arkham/end/final-battle.js';
import { endAsLost } from '../../arkham/end/victory.js';
import type { ArkhamTurnRules, FinalSteps } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { resolveForFirstPlayer } from '../../arkham/mythos/card-text.js';
import { GameOver, unlessInterrupted } from '../../common/game.js';
import { houseRuleOf } from '../../common/house-rules.js';
import { layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import type { TableCardDef } from '../../language/components.js';
import type { EpicStep } from '../../language/epic.js';
import { EPIC_BATTLE_KIND, PLOT_KIND } from './epic-view.js';
import { type EpicState, KINGSPORT_SLICE } from './rifts.js';

/** A round of a normal final battle. */
const NORMAL_ROUND: readonly EpicStep[] = [{ does: 'investigators' }, { does: 'ancient-one' }];

/** Runs the final battle as an epic one if the table chose it (K-EPIC-01). */
export function epicBattleLayer({
  final,
  getEndConditions,
}: Pick<ArkhamTurnRules, 'final' | 'getEndConditions'>): Pick<ArkhamTurnRules, 'final' | 'getEndConditions'> {
  return {
    getEndConditions(g) {
      const all = getEndConditions(g);
      return listPlots(g).length > 0 ? { ...all, lost: [...all.lost, { how: 'end-of-everything' }] } : all;
    },
    final: {
      ...final,
      *begin(g, cause): Rule {
        yield* final.begin(g, cause);
        createEpicDecks(g);
      },
      attack: (g, who) => {
        const { epic } = KINGSPORT_SLICE.of(g);
        return epic ? runEpicRound(g, epic, final) : final.attack(g, who);
      },
      ancientOneTurn: (g) => {
        const { epic } = KINGSPORT_SLICE.of(g);
        return epic ? endEpicRound(g, epic) : final.ancientOneTurn(g);
      },
    },
  };
}

/** Returns the Ancient One's plots if the battle is epic (K-EPIC-07); otherwise none. */
function listPlots(g: Game): readonly TableCardDef[] {
  if (houseRuleOf(g, 'epicBattle') !== 'yes') return [];
  return [...g.content.tableCards.values()].filter(({ epic }) => epic?.plotOf === g.s.ancientOne);
}

/**
 * Puts green cards on red ones, and the Ancient One's plots beside them (K-EPIC-02).
 *
 * None against an Ancient One without plots, such as Azathoth (K-EPIC-07).
 */
function createEpicDecks(g: Game): void {
  const shuffled = (cards: readonly TableCardDef[]) => g.dice.shuffle(cards.map(({ id }) => id));
  const plots = shuffled(listPlots(g));
  if (plots.length === 0) return;
  const half = (of: 'green' | 'red') =>
    shuffled([...g.content.tableCards.values()].filter((card) => card.epic?.half === of));
  const green = half('green');
  const red = half('red');
  const part = KINGSPORT_SLICE.of(g);
  // An arranged position may already define the order of the decks.
  part.epic = { deck: [...green, ...red], plots, ...part.epic, gates: g.s.gates.length };
  g.emit?.({ type: 'boxEvent', what: 'kingsport.epic-begins' });
}

/** Resolves one whole card (K-EPIC-04), when the first investigator would attack; the others have acted by then. */
function* runEpicRound(g: Game, epic: EpicState, final: FinalSteps): Rule {
  if (epic.cardResolved) return;
  epic.cardResolved = true;
  const card = revealEpicCard(g, epic.deck, EPIC_BATTLE_KIND);
  yield* carryOutCard(g, epic, final, card);
}

function revealEpicCard(g: Game, pile: string[], as: string): TableCardDef | undefined {
  const id = pile.shift();
  if (id === undefined) return undefined;
  g.reveal();
  layInPlay(g, { card: id, as });
  g.emit?.({ type: 'laidOut', card: id });
  return g.content.tableCards.get(id);
}

function* carryOutCard(g: Game, epic: EpicState, final: FinalSteps, card: TableCardDef | undefined): Rule {
  for (const [at, step] of (card?.epic?.steps ?? NORMAL_ROUND).entries()) {
    epic.step = at;
    yield* carryOutStep(g, epic, final, step, card?.id ?? g.s.ancientOne);
    checkBanished(g);
    checkSurvivors(g);
  }
}

function* carryOutStep(g: Game, epic: EpicState, final: FinalSteps, step: EpicStep, source: string): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  switch (step.does) {
    case 'investigators': {
      battle.defenses = step.defenses;
      const all = investigatorsInOrder(g);
      for (const who of step.who === 'first-player' ? all.slice(0, 1) : all) {
        if (who.place === 'out') continue;
        epic.attacked = [...(epic.attacked ?? []), who.seat];
        yield* unlessInterrupted(who, final.attack(g, who));
      }
      return;
    }
    case 'ancient-one':
      yield* offerToHoldOff(g);
      if (!battle.attackCancelled) yield* final.attackSurvivors(g, step);
      battle.attackCancelled = undefined;
      return;
    case 'start':
      for (const who of investigatorsInOrder(g)) if (who.place !== 'out') yield* final.startOfBattle(g, who);
      return;
    case 'plot':
      return yield* carryOutCard(g, epic, final, revealEpicCard(g, epic.plots, PLOT_KIND));
    case 'rating':
      battle.rating += step.by;
      g.emit?.({ type: 'boxEvent', what: 'kingsport.epic-rating', n: battle.rating });
      return;
    case 'effects':
      return yield* resolveForFirstPlayer(g, step.then, source);
    case 'end':
      throw new GameOver(endAsLost(g, 'end-of-everything', battle.cause));
    default:
      return step satisfies never;
  }
}

/** Removes the card of the round and its effects. */
function* endEpicRound(g: Game, epic: EpicState): Rule {
  epic.cardResolved = undefined;
  epic.step = undefined;
  epic.attacked = undefined;
  if (g.s.battle) g.s.battle.defenses = undefined;
  for (const as of [EPIC_BATTLE_KIND, PLOT_KIND]) {
    for (const { card } of takeAllFromPlay(g.s, as)) g.emit?.({ type: 'outOfPlay', card });
  }
}
