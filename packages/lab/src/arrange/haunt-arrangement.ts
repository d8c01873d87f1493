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

/** Out of 48 Clue tokens. */
const MAX_CLUES_IN_PLAY = 44;

/** An arranged position of Haunt. All eleven gates are present and face-down at first. */
export class HauntArrangement extends TableArrangement<HauntState> {
  private readonly figuresOf: (state: HauntState) => HauntFigures;

  /** `content`: `hauntContent` of the packs. `rules`: the rules with the changes of boxes. */
  constructor(content: Content, setup: HauntSetup, seed: string, rules: readonly HauntRules[] = []) {
    super(content, haunt(new Content(content.packs), rules).begin(setup, Dice.seeded(seed)));
    this.figuresOf = hauntFiguresReader(content, rules);
  }

  /** The starting phase, of `seat` if it is a City phase. Sanity and Stamina are reduced to their maxima. */
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

  /** Takes Clues from the richest investigators until a few are left in the pool (H-EXHAUST-01). */
  private returnExcessClues(): void {
    const { clues, monsters, investigators } = this.state;
    const onBoard = Object.values(clues).reduce((sum, n) => sum + n, 0);
    const carried = monsters.reduce((sum, monster) => sum + monster.clues, 0);
    let held = investigators.reduce((sum, who) => sum + who.clues, 0);
    while (held > 0 && onBoard + carried + held > MAX_CLUES_IN_PLAY) {
      const richest = investigators.reduce((a, b) => (b.clues > a.clues ? b : a));
      richest.clues--;
      held--;
    }
  }

  /** Places a monster from the cup at a place; it takes the Clues there (H-MONSTER-MOVE-33). */
  placeMonster(at: string, kind?: string, clues = 0): boolean {
    const token = this.takeMonster(kind);
    if (token === undefined) return false;
    const { state } = this;
    state.monsters.push({ token, at, clues: clues + (state.clues[at] ?? 0) });
    this.removeCluesAt(at);
    return true;
  }

  /** Lays out a Mythos card as one of the day's, if there is room. */
  addDailyMythosCard(card: string): boolean {
    const { state } = this;
    if (listMythosCards(state).length >= state.startingInvestigators || !removeFirst(state.decks.mythos, card))
      return false;
    state.inPlay.push({ card, as: 'mythos' });
    return true;
  }

  /** Turns the gate at a place face-up. `world`: exchanges it for a gate to that world, if there is one. */
  turnGateFaceUp(place: string, world?: string): boolean {
    const { content } = this;
    const gates = mutablePile(this.state.gates);
    const leads = (marker: string) => world === undefined || content.gateMarkers.get(marker)?.world === world;
    const at = gates.findIndex((gate) => gate.at === place);
    const wanted = gates.findIndex((gate) => leads(gate.marker));
    const [one, other] = [gates[at], gates[wanted]];
    if (!one || !other) return false;
    if (!leads(one.marker)) {
      gates[wanted] = { ...other, marker: one.marker };
      gates[at] = { ...one, marker: other.marker, faceUp: true };
    } else {
      gates[at] = { ...one, faceUp: true };
    }
    return true;
  }
}
