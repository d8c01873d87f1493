/** The epic battle (K-EPIC): a card says what happens in each round of the final battle. */
import type { Rule } from '@vigil/engine';
import { beforeAncientAttack, checkBanished, checkSurvivors } from '../../arkham/end/final-battle.js';
import { lost } from '../../arkham/end/victory.js';
import { type Game, inOrder } from '../../arkham/game.js';
import { resolveForFirst } from '../../arkham/mythos/card-text.js';
import type { ArkhamTurn, FinalSteps } from '../../arkham/own-meanings.js';
import { GameOver, unlessGone } from '../../common/game.js';
import { boxRule } from '../../common/house-rules.js';
import { layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import type { TableCardDef } from '../../language/components.js';
import type { EpicStep } from '../../language/epic.js';
import { BATTLE, PLOT } from './epic-seen.js';
import { type EpicPart, PART } from './rifts.js';

/** A round as in any final battle. */
const AS_EVER: readonly EpicStep[] = [{ does: 'investigators' }, { does: 'ancient-one' }];

/** The rounds of a final battle where a table has chosen the epic one (K-EPIC-01). */
export function epicBattle({ final, ends }: Pick<ArkhamTurn, 'final' | 'ends'>): Pick<ArkhamTurn, 'final' | 'ends'> {
  return {
    ends(g) {
      const all = ends(g);
      return plotsOf(g).length > 0 ? { ...all, lost: [...all.lost, { how: 'end-of-everything' }] } : all;
    },
    final: {
      ...final,
      *begin(g, cause): Rule {
        yield* final.begin(g, cause);
        layDecks(g);
      },
      attack: (g, who) => {
        const { epic } = PART.of(g);
        return epic ? round(g, epic, final) : final.attack(g, who);
      },
      answer: (g) => {
        const { epic } = PART.of(g);
        return epic ? roundEnds(g, epic) : final.answer(g);
      },
    },
  };
}

/** The plots of the Ancient One, if its battle is to be an epic one (K-EPIC-07); else none. */
function plotsOf(g: Game): readonly TableCardDef[] {
  if (boxRule(g, 'epicBattle') !== 'yes') return [];
  return [...g.content.tableCards.values()].filter(({ epic }) => epic?.plotOf === g.s.ancientOne);
}

/**
 * Green cards on red ones, and the plots of the Ancient One beside them (K-EPIC-02); none against one without plots, of
 * which Azathoth is one (K-EPIC-07).
 */
function layDecks(g: Game): void {
  const shuffled = (cards: readonly TableCardDef[]) => g.dice.shuffle(cards.map(({ id }) => id));
  const plots = shuffled(plotsOf(g));
  if (plots.length === 0) return;
  const half = (of: 'green' | 'red') =>
    shuffled([...g.content.tableCards.values()].filter((card) => card.epic?.half === of));
  const green = half('green');
  const red = half('red');
  const part = PART.of(g);
  // In an arranged position the decks may lie in an order already.
  part.epic = { deck: [...green, ...red], plots, ...part.epic, gates: g.s.gates.length };
  g.tell?.({ type: 'happened', what: 'kingsport.epic-begins' });
}

/** One card, all of it (K-EPIC-04): when the first of them would attack; the others have had their part by then. */
function* round(g: Game, epic: EpicPart, final: FinalSteps): Rule {
  if (epic.done) return;
  epic.done = true;
  const card = turnUp(g, epic.deck, BATTLE);
  yield* carryOut(g, epic, final, card);
}

function turnUp(g: Game, pile: string[], as: string): TableCardDef | undefined {
  const id = pile.shift();
  if (id === undefined) return undefined;
  g.reveal();
  layInPlay(g, { card: id, as });
  g.tell?.({ type: 'laidOut', card: id });
  return g.content.tableCards.get(id);
}

function* carryOut(g: Game, epic: EpicPart, final: FinalSteps, card: TableCardDef | undefined): Rule {
  for (const [at, step] of (card?.epic?.steps ?? AS_EVER).entries()) {
    epic.at = at;
    yield* carryOutStep(g, epic, final, step, card?.id ?? g.s.ancientOne);
    checkBanished(g);
    checkSurvivors(g);
  }
}

function* carryOutStep(g: Game, epic: EpicPart, final: FinalSteps, step: EpicStep, source: string): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  switch (step.does) {
    case 'investigators': {
      battle.defenses = step.defenses;
      const all = inOrder(g);
      for (const who of step.who === 'first-player' ? all.slice(0, 1) : all) {
        if (who.place === 'out') continue;
        epic.attacked = [...(epic.attacked ?? []), who.seat];
        yield* unlessGone(who, final.attack(g, who));
      }
      return;
    }
    case 'ancient-one':
      yield* beforeAncientAttack(g);
      if (!battle.attackCancelled) yield* final.strike(g, step);
      battle.attackCancelled = undefined;
      return;
    case 'start':
      for (const who of inOrder(g)) if (who.place !== 'out') yield* final.start(g, who);
      return;
    case 'plot':
      return yield* carryOut(g, epic, final, turnUp(g, epic.plots, PLOT));
    case 'rating':
      battle.rating += step.by;
      g.tell?.({ type: 'happened', what: 'kingsport.epic-rating', n: battle.rating });
      return;
    case 'effects':
      return yield* resolveForFirst(g, step.then, source);
    case 'end':
      throw new GameOver(lost(g, 'end-of-everything', battle.cause));
    default:
      return step satisfies never;
  }
}

/** The card of the round is done with, and what it said. */
function* roundEnds(g: Game, epic: EpicPart): Rule {
  epic.done = undefined;
  epic.at = undefined;
  epic.attacked = undefined;
  if (g.s.battle) g.s.battle.defenses = undefined;
  for (const as of [BATTLE, PLOT]) {
    for (const { card } of takeAllFromPlay(g.s, as)) g.tell?.({ type: 'outOfPlay', card });
  }
}
