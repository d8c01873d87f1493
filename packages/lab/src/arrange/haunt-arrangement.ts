import { Dice, type Seat } from '@vigil/engine';
import {
  Content,
  type HauntFigures,
  type HauntPhase,
  type HauntRules,
  type HauntSetup,
  type HauntState,
  haunt,
  hauntFiguresReader,
  listMythosCards,
  setSlot,
} from '@vigil/rules';
import { mutablePile } from './mutable-pile.js';
import { removeFirst, TableArrangement } from './table-arrangement.js';

/** Of the 48 clues there are. */
const MAX_CLUES_IN_PLAY = 44;

/** A position of Haunt put together for a purpose. All eleven gates are there and face-down at first. */
export class HauntArrangement extends TableArrangement<HauntState> {
  private readonly figuresOf: (state: HauntState) => HauntFigures;

  /** `content`: `hauntContent` of the packs. `rules`: what boxes change. */
  constructor(content: Content, setup: HauntSetup, seed: string, rules: readonly HauntRules[] = []) {
    super(content, haunt(new Content(content.packs), rules).begin(setup, Dice.seeded(seed)));
    this.figuresOf = hauntFiguresReader(content, rules);
  }

  /** The phase it begins with, of `seat` where it is a City phase. Sanity and stamina are cut to their maxima. */
  begin(phase: HauntPhase, segment = 1, seat?: Seat): HauntState {
    const { state } = this;
    state.day = 3;
    state.turn = 9;
    state.step = { phase, segment };
    this.keepWithinMaxima(this.figuresOf(state).people);
    this.returnExcessClues();
    const who = state.investigators[seat ?? -1];
    if (who && seat !== undefined && phase === 'city') {
      setSlot(who, 0, 0, 'allocated');
      state.city = { seat, slot: 0, met: [], acted: [] };
    }
    return state;
  }

  /** Takes clues away from the richest until a few are left in the pool (H-EXHAUST-01). */
  private returnExcessClues(): void {
    const { clues, monsters, investigators } = this.state;
    const lying = Object.values(clues).reduce((sum, n) => sum + n, 0);
    const carried = monsters.reduce((sum, monster) => sum + monster.clues, 0);
    let held = investigators.reduce((sum, who) => sum + who.clues, 0);
    while (held > 0 && lying + carried + held > MAX_CLUES_IN_PLAY) {
      const richest = investigators.reduce((a, b) => (b.clues > a.clues ? b : a));
      richest.clues--;
      held--;
    }
  }

  /** Puts a monster out of the cup somewhere; it takes the clues lying there (H-MONSTER-MOVE-33). */
  placeMonster(at: string, kind?: string, clues = 0): boolean {
    const token = this.takeMonster(kind);
    if (token === undefined) return false;
    const { state } = this;
    state.monsters.push({ token, at, clues: clues + (state.clues[at] ?? 0) });
    this.removeCluesAt(at);
    return true;
  }

  /** Lays out a Mythos card as one of the day's, if there is room for it. */
  addDailyMythosCard(card: string): boolean {
    const { state } = this;
    if (listMythosCards(state).length >= state.startingInvestigators || !removeFirst(state.decks.mythos, card))
      return false;
    state.inPlay.push({ card, as: 'mythos' });
    return true;
  }

  /** Turns the gate at a place face-up. `world`: exchanged for one that leads there, if there is one. */
  turnGateFaceUp(at: string, world?: string): boolean {
    const { content } = this;
    const gates = mutablePile(this.state.gates);
    const leads = (marker: string) => world === undefined || content.gateMarkers.get(marker)?.world === world;
    const here = gates.findIndex((gate) => gate.at === at);
    const there = gates.findIndex((gate) => leads(gate.marker));
    const [one, other] = [gates[here], gates[there]];
    if (!one || !other) return false;
    if (!leads(one.marker)) {
      gates[there] = { ...other, marker: one.marker };
      gates[here] = { ...one, marker: other.marker, faceUp: true };
    } else {
      gates[here] = { ...one, faceUp: true };
    }
    return true;
  }
}
