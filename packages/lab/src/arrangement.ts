import { Dice } from '@vigil/engine';
import {
  type ArkhamSetup,
  arkham,
  type Content,
  type Investigator,
  type Phase,
  type Possession,
  type State,
} from '@vigil/rules';
import { highestMaximum } from './position.js';

/**
 * A position put together for a purpose. It begins as the table does before anybody draws, and everything put
 * somewhere is taken from where it was: nothing is lost or doubled. What is not there to be taken is left out.
 */
export class Arrangement {
  readonly state: State;
  readonly content: Content;

  constructor(content: Content, setup: ArkhamSetup, seed: string) {
    this.content = content;
    this.state = arkham(content).begin(setup, Dice.seeded(seed));
  }

  /** The phase it begins with. Sanity and stamina are cut to their maxima, which cards may have changed. */
  begin(phase: Phase, turn = 3): State {
    const { state } = this;
    state.turn = turn;
    state.step = { phase, done: 0 };
    for (const who of state.investigators) {
      for (const what of ['sanity', 'stamina'] as const) {
        who[what] = Math.max(1, Math.min(who[what], highestMaximum(this.content, state, who, what)));
      }
    }
    return state;
  }

  /** Investigators in the order of their turns. */
  get inOrder(): Investigator[] {
    const { investigators, first } = this.state;
    return [...investigators.slice(first), ...investigators.slice(0, first)];
  }

  /** Gives somebody a card: from its deck, or a special one from its supply. */
  give(who: Investigator, card: string): Possession | undefined {
    const { decks, specials } = this.state;
    const deck = this.content.cards.get(card)?.deck;
    if (deck === undefined) return undefined;
    if (deck === 'special') {
      // Blessing and curse are two sides of one card, and nobody holds two special cards of a kind.
      const supply = card === 'curse' ? 'blessing' : card;
      const opposite = card === 'curse' ? 'blessing' : card === 'blessing' ? 'curse' : card;
      if (!specials[supply] || who.cards.some((one) => one.card === card || one.card === opposite)) return undefined;
      specials[supply]--;
    } else if (!take(decks[deck], card)) return undefined;
    const possession: Possession = { card };
    who.cards.push(possession);
    return possession;
  }

  /** Brings cards to the top of a deck, the first of them uppermost. */
  onTop(deck: string[], cards: readonly string[]): void {
    for (const card of [...cards].reverse()) if (take(deck, card)) deck.unshift(card);
  }

  /** Opens a gate, to a world if one is named. */
  openGate(at: string, world?: string): boolean {
    const { state, content } = this;
    const marker = state.gatePile.find((one) => !world || content.gateMarkers.get(one)?.world === world);
    if (!marker || state.gates.some((gate) => gate.at === at) || state.seals.includes(at)) return false;
    take(state.gatePile, marker);
    state.gates.push({ marker, at });
    delete state.clues[at];
    return true;
  }

  /** A monster of that kind, or any, out of the cup. */
  monster(kind?: string): string | undefined {
    const { cup } = this.state;
    const token = cup.find((one) => kind === undefined || this.content.tokens.get(one)?.id === kind);
    if (token !== undefined) take(cup, token);
    return token;
  }

  placeMonster(at: string, kind?: string): boolean {
    const token = this.monster(kind);
    if (token !== undefined) this.state.monsters.push({ token, at });
    return token !== undefined;
  }

  /** Trophies out of cup and pile. */
  trophies(who: Investigator, monsters: number, gates: number): void {
    for (let n = 0; n < monsters; n++) {
      const token = this.monster();
      if (token !== undefined) who.monsterTrophies.push(token);
    }
    for (let n = 0; n < gates; n++) {
      const marker = this.state.gatePile.shift();
      if (marker !== undefined) who.gateTrophies.push(marker);
    }
  }

  /** A rumor has been in play for a while. */
  rumor(card: string, tokens = 0, monsters = 0): void {
    const { state } = this;
    if (!take(state.decks.mythos, card)) return;
    state.rumor = { card, since: 1, tokens, monsters: [] };
    for (let n = 0; n < monsters; n++) {
      const token = this.monster();
      if (token !== undefined) state.rumor.monsters.push(token);
    }
  }

  environment(card: string): void {
    if (take(this.state.decks.mythos, card)) this.state.environment = card;
  }
}

function take(from: string[], what: string): boolean {
  const at = from.indexOf(what);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
