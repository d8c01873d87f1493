/** Sanity and Stamina of all investigators from the first question on. */
import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { expect, it } from 'vitest';
import { arkham } from '../src/arkham/definition.js';
import { haunt } from '../src/haunt/definition.js';
import { Content } from '../src/language/content.js';
import type { Event } from '../src/language/events.js';
import type { TypedDecision } from '../src/language/questions/index.js';

interface SetupState {
  readonly investigators: readonly { readonly id: string; readonly sanity: number; readonly stamina: number }[];
}
type AnyGame = GameDefinition<unknown, SetupState, Event, unknown, TypedDecision>;

const GAMES = { arkham, haunt } as unknown as Record<'arkham' | 'haunt', (content: Content) => AnyGame>;

/** Cthulhu lowers all maxima by 1. */
const MAXIMA_REDUCTION = 1;

it.each(['arkham', 'haunt'] as const)(
  'Sanity and Stamina in %s: they start at the maxima with Cthulhu, without a loss [A-SETUP-12, H-SETUP-18]',
  (name) => {
    const events: Event[] = [];
    // Amanda chooses among the Skills she draws, so the set-up of Arkham has a question.
    const setup = { investigators: ['amanda-sharpe', 'joe-diamond'], ancientOne: 'cthulhu' };
    const play = Play.start(GAMES[name](new Content([BASE])), setup, 'begins whole', {}, (event) => events.push(event));
    for (let n = 0; n < 3; n++) {
      for (const { id, sanity, stamina } of play.state.investigators) {
        const sheet = BASE.investigators.find((one) => one.id === id);
        expect([n, sanity, stamina]).toEqual([
          n,
          (sheet?.sanity ?? 0) - MAXIMA_REDUCTION,
          (sheet?.stamina ?? 0) - MAXIMA_REDUCTION,
        ]);
      }
      play.choose(0, 0);
    }
    expect(events.filter(({ type }) => type === 'lost')).toEqual([]);
  },
);
