import { BASE } from '@vigil/content';
import { Dice } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { cluesInPool } from '../src/haunt/board/clues.js';
import { runMonsterActivities } from '../src/haunt/monsters/monster-activities.js';
import { runMonsterMovement } from '../src/haunt/monsters/monster-movement.js';
import { listIntentions, type MonsterIntention } from '../src/haunt/monsters/move-plans.js';
import type { State } from '../src/haunt/state.js';
import { Content } from '../src/language/content.js';
import { createWords } from '../src/words/box-words.js';
import { ENGLISH } from '../src/words/en/index.js';
import { eventText, messageText } from '../src/words/events/event-text.js';
import { createPosition, runTrial } from './haunt-trial.js';

const content = new Content([BASE]);
const words = createWords('en', ENGLISH, content);
const AREAS = [...content.streets.keys(), ...content.locations.keys()];
const STACKS = ['outskirts', ...content.worlds.keys()];
const CARDS = BASE.mythos.filter(({ type, gate, effects }) => type !== 'rumor' && gate !== undefined && !effects);
const CLOSABLE = ['library', 'hibbs-roadhouse', 'general-store'];

/** Creates a random position. */
function randomPosition(seed: string): State {
  const dice = Dice.seeded(seed);
  const one = <T>(from: readonly T[]): T => from[dice.below(from.length)] as T;
  const tokens = dice.shuffle([...content.tokens].filter(([, kind]) => kind.inCup).map(([token]) => token));
  const closed = dice.below(3) === 0 ? [{ at: one(CLOSABLE), until: 2 }] : [];
  const open = AREAS.filter((area) => !closed.some(({ at }) => at === area));
  const people = Array.from({ length: 3 }, (_, i) => ({
    place: dice.below(4) === 0 ? 'abyss-1' : one(open),
    sanity: 1 + dice.below(5),
    stamina: 1 + dice.below(5),
    clues: dice.below(4),
    ...(i === 0 && { id: 'kate-winthrop' }),
  }));
  const monsters = tokens.splice(0, 12).map((token, i) => {
    const inCity = i < 8;
    const at = !inCity ? one(STACKS) : dice.below(6) === 0 ? 'sky' : one(open);
    return { token, at, clues: inCity ? dice.below(3) : 0 };
  });
  const clues: Record<string, number> = {};
  for (let i = 0; i < 3; i++) {
    const at = one(AREAS);
    if (!monsters.some((monster) => monster.at === at)) clues[at] = 1 + dice.below(2);
  }
  const markers = dice.shuffle(BASE.gateMarkers.map(({ id }) => id));
  const unstable = dice.shuffle([...content.locations.values()].filter(({ stable }) => !stable));
  const gates = unstable.slice(0, 7).map(({ id }, i) => ({
    marker: markers[i] as string,
    at: id,
    faceUp: dice.below(2) === 0,
  }));
  const mythos = dice.shuffle(CARDS.map(({ id }) => id)).slice(0, 3);
  return createPosition(people, { monsters, clues, gates, mythos, closed, cup: tokens, terror: 1 });
}

/** Counts all Clues on the table. */
const allClues = ({ clues, monsters, investigators }: State): number =>
  [...Object.values(clues), ...[...monsters, ...investigators].map((one) => one.clues)].reduce((a, b) => a + b, 0);

describe('monsters in random positions', () => {
  it('move as predicted, have texts for all questions, create no Clues and finish [H-MONSTER-MOVE-01, H-MONSTER-ACT-01]', () => {
    for (let n = 0; n < 250; n++) {
      const start = randomPosition(`position ${n}`);
      let intentions: MonsterIntention[] = [];
      const t = runTrial(start, function* (g) {
        intentions = listIntentions(g);
        yield* runMonsterMovement(g);
        yield* runMonsterActivities(g);
        return cluesInPool(g);
      });
      const dice = Dice.seeded(`answers ${n}`);
      for (let answers = 0; t.play.decisions.length > 0; answers++) {
        if (answers > 100) throw new Error(`position ${n} never stops asking`);
        const [decision] = t.play.decisions;
        const texts = decision ? [decision, ...decision.options].map((one) => messageText(words, one)) : [];
        expect(texts.join()).not.toContain('⟦');
        const options = t.options();
        t.answer(options[dice.below(options.length)] as string);
      }
      expect(t.result(), `position ${n}`).toBeDefined();
      expect(allClues(t.state)).toBeLessThanOrEqual(allClues(start));
      for (const event of t.events) {
        expect(eventText(words, event, { sheet: (seat) => start.investigators[seat]?.id ?? '' })).not.toContain('⟦');
      }
      // The first monster moved as planned.
      const [first] = t.events.flatMap((event) => (event.type === 'monsterMoved' ? [event] : []));
      const intention = intentions.find(({ token }) => token === first?.monster);
      if (first && intention && first.why !== undefined) {
        expect([...intention.path, ...intention.to], `position ${n}`).toContain(first.to);
        expect(intention.reason).toBe(first.why);
      }
    }
  });
});
