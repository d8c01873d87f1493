import type { Decision } from '@vigil/engine';
import type { Event, Outcome, State, Words } from '@vigil/rules';
import { rule } from './situation.js';

/** Tells a game in words, line by line: what happens and what is decided. */
export class Story {
  private readonly w: Words;
  private readonly state: () => State | undefined;
  private readonly line: (text: string) => void;

  /** `state`: the position at the moment, for who sits where. */
  constructor(w: Words, state: () => State | undefined, line: (text: string) => void) {
    this.w = w;
    this.state = state;
    this.line = line;
  }

  event(event: Event): void {
    if (event.type === 'phase') {
      const phase = this.w.capital(this.w.say(`phase.${event.phase}`));
      this.line('');
      this.line(rule(event.turn === 0 ? phase : `Turn ${event.turn} · ${phase}`));
      return;
    }
    this.line(`  ${JSON.stringify(event)}`);
  }

  answer(decision: Decision, option: string): void {
    const taken = [...decision.options, ...decision.asides].find(({ id }) => id === option);
    this.line(`» ${questionText(this.w, decision)} ${taken ? optionText(this.w, taken) : option}`);
  }
}

/** A question in words. */
export function questionText(w: Words, { key, args }: Pick<Decision, 'key' | 'args'>): string {
  return w.say(key, args);
}

/** An option or aside in words. */
export function optionText(w: Words, { key, args }: Pick<Decision, 'key' | 'args'>): string {
  return w.say(key, args);
}

const ENDINGS: Readonly<Record<Outcome['how'], string>> = {
  'gates-closed': 'Arkham is saved: every gate is closed',
  'gates-sealed': 'Arkham is saved: six gates are sealed',
  'ancient-one-defeated': 'Arkham is saved: the Ancient One is banished',
  'ancient-one-won': 'Arkham is lost: the Ancient One has won the final battle',
  'awakened-as-defeat': 'Arkham is lost: the Ancient One has awakened',
};

/** How a game ended, in a sentence. */
export function outcomeText(w: Words, { how, turns, score, firstCitizen, awakenedBy }: Outcome, state: State): string {
  const citizen = firstCitizen === undefined ? undefined : state.investigators[firstCitizen]?.id;
  return [
    `${ENDINGS[how]}, after ${turns} turns.`,
    ...(awakenedBy ? [`It had been woken by: ${awakenedBy}.`] : []),
    ...(score === undefined ? [] : [`Score ${score}.`]),
    ...(citizen ? [`First Citizen: ${w.name('investigator', citizen)}.`] : []),
  ].join(' ');
}
