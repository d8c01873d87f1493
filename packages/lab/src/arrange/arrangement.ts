import { Dice } from '@vigil/engine';
import {
  type ArkhamFigures,
  type ArkhamRules,
  type ArkhamSetup,
  arkham,
  arkhamFiguresReader,
  type Content,
  type Investigator,
  type Phase,
  type State,
} from '@vigil/rules';
import { mutablePile } from './mutable-pile.js';
import { removeFirst, TableArrangement } from './table-arrangement.js';

/** An arranged position of Arkham Horror. */
export class Arrangement extends TableArrangement<State> {
  private readonly figuresOf: (state: State) => ArkhamFigures;

  /** `rules`: the rules with the changes of boxes. */
  constructor(content: Content, setup: ArkhamSetup, seed: string, rules: readonly ArkhamRules[] = []) {
    super(content, arkham(content, rules).begin(setup, Dice.seeded(seed)));
    this.figuresOf = arkhamFiguresReader(content, rules);
  }

  /** True if the rules allow one more monster in Arkham. */
  get hasMonsterRoom(): boolean {
    const { monsters, monsterLimit } = this.figuresOf(this.state);
    return monsterLimit === undefined || monsters < monsterLimit;
  }

  /** The starting phase. Sanity and Stamina are reduced to their maxima, which cards may have changed. */
  begin(phase: Phase, turn = 3): State {
    const { state } = this;
    state.turn = turn;
    state.step = { phase, done: 0 };
    this.keepWithinMaxima(this.figuresOf(state).people);
    return state;
  }

  /** Investigators in turn order. */
  get investigatorsInTurnOrder(): Investigator[] {
    const { investigators, first } = this.state;
    return [...investigators.slice(first), ...investigators.slice(0, first)];
  }

  /** Opens a gate; `world`: to a certain world. */
  openGate(at: string, world?: string): boolean {
    const { state, content } = this;
    const marker = state.gatePile.find((one) => !world || content.gateMarkers.get(one)?.world === world);
    if (!marker || state.gates.some((gate) => gate.at === at) || state.seals.includes(at)) return false;
    removeFirst(state.gatePile, marker);
    mutablePile(state.gates).push({ marker, at });
    this.removeCluesAt(at);
    return true;
  }

  /** Seals a location that has neither gate nor seal. */
  seal(at: string): void {
    const { state } = this;
    if (state.gates.some((gate) => gate.at === at) || state.seals.includes(at)) return;
    mutablePile(state.seals).push(at);
    this.removeCluesAt(at);
  }

  placeMonster(at: string, kind?: string): boolean {
    const token = this.takeMonster(kind);
    if (token !== undefined) this.state.monsters.push({ token, at });
    return token !== undefined;
  }

  /** A rumor has been in play for some turns. */
  rumor(card: string, tokens = 0, monsters = 0): void {
    const { state } = this;
    if (!removeFirst(state.decks.mythos, card)) return;
    const held: string[] = [];
    for (let n = 0; n < monsters; n++) {
      const token = this.takeMonster();
      if (token !== undefined) held.push(token);
    }
    state.inPlay.push({ card, as: 'rumor', since: 1, tokens, monsters: held });
  }

  environment(card: string): void {
    if (removeFirst(this.state.decks.mythos, card)) this.state.inPlay.push({ card, as: 'environment' });
  }
}
