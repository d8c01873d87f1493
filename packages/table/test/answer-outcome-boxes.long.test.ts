/** Announced changes of options in questions of boxes, compared with the actual ones. */
import { aboutOf, CATALOGUES, chanceOfCheck, createWords, type OptionChange, type TypedDecision } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, type TableView } from '../src/index.js';
import { catalogueFor, contentFor, observeScenarios, outcomeTexts, UNTRANSLATED } from './random-games.js';

const contentOfBoxes = contentFor(undefined);
const SCENARIOS = [
  ...['possessions-kept', 'mythos', 'gate-cards'].map((file) => `scenarios/king-in-yellow/${file}.yaml`),
  ...['possessions', 'investigators', 'guardians'].map((file) => `scenarios/kingsport/${file}.yaml`),
  ...['benefits', 'errands', 'mythos', 'revised-cards'].map((file) => `scenarios/dark-pharaoh/${file}.yaml`),
  'scenarios/dunwich/arkham-encounters.yaml',
  'scenarios/haunt/people/arrest-lost-death.yaml',
];

/** Expected texts by question and option id; the question states the outcome of other options. */
const EXPECTED_TEXTS: readonly (readonly [question: string, answer: string, says: RegExp])[] = [
  ['q.quell-surge', 'yes', /^(1 monster appears|2 monsters appear) at this gate$/],
  ['q.quell-surge', 'no', /^\d monsters? appears?(, divided among \d gates| at this gate)$/],
  ['q.which-arrow', 'white', /^Ghoul → Uptown, to bob · Zombie → Downtown$/],
  ['q.which-arrow', 'black', /^Ghoul → Uptown, to bob · Zombie → Merchant District$/],
  ['q.sail', 'place:abyss', /^no gate leads back now$|^leads back to Arkham: /],
  ['q.go-where', 'go:abyss-1', /^no gate leads back now$/],
  ['q.give-up', 'keep', /^One more die in the next Upkeep/],
  ['q.give-up', 'give-up', /^Out of the game .* worth \$0, 3 Clues, no Spells and no Allies\.$/],
  ['q.spare', 'yes', /you may discard this card\.$/],
  ['q.spare', 'no', /^you are (arrested|delayed)$/],
  ['q.not-delayed', 'no', /^you are delayed$/],
  ['q.not-lost', 'no', /^you are lost in time and space$/],
  ['q.nine-lives', 'no', /^→ Uptown$/],
  ['q.nine-lives', 'yes', /^you are devoured$/],
  ['q.slip-away', 'yes', /^(→ Uptown · )?your turn ends$/],
  ['q.swap-places', 'yes', /^→ Great Hall of Celeano, first area: ann$/],
  ['q.shift', 'sanity', /^maximum Sanity 5 → 6 · maximum Stamina 6 → 5( · Sanity \d → \d)?$|^maximum Sanity 6 → 7/],
  ['q.repair', 'yes', /^Sanity \d → 0 · insane/],
  ['q.appease', 'card:scales-of-thoth', /^Terror stays at \d$/],
  ['q.gets-item', 'yes', /Combat checks/],
  ['q.gives-item', 'yes', /lose Stamina/],
];

const EXPECTED_QUESTIONS = new RegExp(
  `^(${EXPECTED_TEXTS.map(([question]) => question.replace('.', '\\.')).join('|')})$`,
);

/** A decision with the views before and after its answer. */
interface Observation {
  readonly decision: TypedDecision;
  readonly view: TableView;
  readonly answer: string;
  readonly now: TableView;
}
const observations: Observation[] = [];

describe('an answer to a question of a box', () => {
  beforeAll(async () => {
    await observeScenarios(SCENARIOS, EXPECTED_QUESTIONS, (decision, view, { id, after }) =>
      observations.push({ decision, view, answer: id, now: after() }),
    );
  });

  it('states its outcome as the rules define it [A-MYTHOS-14, A-MYTHOS-29, A-MOVE-23, H-UPKEEP-37, H-DEATH-02]', () => {
    const found = new Set<string>();
    const faults = new Set<string>();
    for (const { decision, view } of observations) {
      for (const option of decision.options) {
        const line = EXPECTED_TEXTS.find(([question, id]) => question === decision.key && id === option.id);
        if (!line) continue;
        found.add(`${decision.key} ${option.id}`);
        const [en, de] = outcomeTexts(view, decision, option);
        if (!line[2].test(en) || de === '' || UNTRANSLATED.test(en + de))
          faults.add(`${decision.key} ${option.id}: ${en} / ${de}`);
      }
    }
    expect([...faults]).toEqual([]);
    expect([...found].sort()).toEqual(EXPECTED_TEXTS.map(([question, id]) => `${question} ${id}`).sort());
  });

  it('predicts the actual places, monsters, maxima and gates that lead back [A-MYTHOS-15, A-MOVE-22]', () => {
    const compared = new Set<string>();
    for (const { decision, view, answer, now } of observations) {
      const change = aboutOf(decision).changes?.[answer];
      for (const what of ['place', 'moves', 'monsters', 'maximum', 'back'] as const) {
        const outcome = change?.[what] === undefined ? undefined : ACTUAL_OUTCOMES[what](change, decision, view, now);
        if (outcome === undefined) continue;
        expect([decision.key, what, outcome[0]]).toEqual([decision.key, what, outcome[1]]);
        compared.add(`${decision.key} ${what}`);
      }
    }
    expect([...compared].sort()).toEqual([
      'q.go-where back',
      'q.nine-lives place',
      'q.quell-surge monsters',
      'q.sail back',
      'q.shift maximum',
      'q.slip-away place',
      'q.swap-places place',
      'q.which-arrow moves',
    ]);
  });

  it('states the chance of a roll that it causes [H-UPKEEP-37]', async () => {
    const chances = new Map<string, number | undefined>();
    const files = ['scenarios/dark-pharaoh/benefits.yaml', 'scenarios/haunt/people/arrest-lost-death.yaml'];
    await observeScenarios(files, /^q\.(anoint|give-up)$/, (decision, view) => {
      const content = contentFor(view);
      const w = createWords('en', catalogueFor(view, 'en'), content);
      for (const option of decision.options)
        chances.set(`${decision.key} ${option.id}`, outcomeOf({ w, content, view }, decision, option).chance);
    });
    // A Tainted investigator rolls twice, and both must be a 1; two of six faces return an investigator.
    expect(Object.fromEntries(chances)).toEqual({
      'q.anoint yes': 1 / 36,
      'q.anoint no': undefined,
      'q.give-up keep': 1 / 3,
      'q.give-up give-up': undefined,
    });
  });
});

type ActualOutcome = (
  change: OptionChange,
  decision: TypedDecision,
  before: TableView,
  now: TableView,
) => readonly [predicted: unknown, actual: unknown] | undefined;

/** Actual outcome for each kind of change; undefined: another question comes first. */
const ACTUAL_OUTCOMES: Readonly<Record<'place' | 'moves' | 'monsters' | 'maximum' | 'back', ActualOutcome>> = {
  place: (change, { by }, _, now) => [change.place, now.investigators[by[0] ?? 0]?.place],
  moves: ({ moves = [] }, _, before, now) => [
    [...moves].map(({ monster, to }) => `${monster} ${to}`).sort(),
    now.monsters
      .filter(({ token, at }) => before.monsters.find((one) => one.token === token)?.at !== at)
      .map(({ token, at }) => `${token} ${at}`)
      .sort(),
  ],
  monsters({ monsters }, _, before, now) {
    const added = now.monsters.length - before.monsters.length;
    return added === 0 ? undefined : [monsters, added];
  },
  maximum: ({ maximum }, { by }, was, now) => {
    const [before, since] = [was, now].map(({ figures }) => figures.people[by[0] ?? 0]?.maximum);
    const change = (what: 'sanity' | 'stamina') => (since?.[what] ?? 0) - (before?.[what] ?? 0);
    return [maximum, { sanity: change('sanity'), stamina: change('stamina') }];
  },
  back({ back }, { by }, _, now) {
    const content = contentFor(now);
    const { world } = content.places.get(now.investigators[by[0] ?? 0]?.place ?? '') ?? {};
    if (world === undefined) return undefined;
    const leading = now.gates.filter((gate) => content.gateMarkers.get(gate.marker ?? '')?.world === world);
    return [back, leading.map(({ at }) => at)];
  },
};

describe('a check caused by an answer to a question of a box', () => {
  it('has its exact chance stated with each answer [A-SKILL-01, A-SKILL-03]', async () => {
    const chances: Record<string, Record<string, number>[]> = {};
    const files = ['dark-pharaoh/mythos', 'king-in-yellow/encounters'].map((file) => `scenarios/${file}.yaml`);
    await observeScenarios(files, /^q\.(murder-check|lowest-skill|again)$/, (decision) => {
      const checks = Object.entries(aboutOf(decision).checks ?? {});
      const entries = checks.map(([id, check]) => [id, chanceOfCheck(check)]);
      chances[decision.key] = [...(chances[decision.key] ?? []), Object.fromEntries(entries)];
    });
    const dice = (n: number) => expect.closeTo(1 - (2 / 3) ** n, 12);
    // Fight 3 and Lore 4 against a gate of −2. Sneak and Luck of 1, and an item worth 1 for Sneak. Will 3, less 1 each
    // time.
    expect(chances).toEqual({
      'q.murder-check': [
        { fight: dice(1), lore: dice(2) },
        { fight: dice(1), lore: dice(2) },
        { fight: dice(1), lore: dice(2) },
      ],
      'q.lowest-skill': [{ 'skill:sneak': dice(2), 'skill:luck': dice(1) }],
      'q.again': [{ yes: dice(2) }, { yes: dice(1) }, { yes: dice(2) }],
    });
  });
});

describe('a Mythos card among options', () => {
  it('is described by its gate, Clues and movement, and among few options also by its text [A-MYTHOS-02]', async () => {
    const cards = [...contentOfBoxes.mythos.values()];
    let view: TableView | undefined;
    await observeScenarios(['scenarios/dunwich/arkham-encounters.yaml'], /^q\.box-mythos$/, (_, seen) => {
      view = seen;
    });
    const textsAmong = (n: number) =>
      cards.slice(0, n).map(({ id }) => {
        const options = cards.slice(0, n).map((card) => ({
          id: `mythos:${card.id}` as const,
          key: 'o.mythos-card' as const,
          args: { mythos: card.id },
          on: card.id,
        }));
        const args = { investigator: 'ann', source: 'dunwich-northside-4', n: 1 };
        const decision = { id: '1', by: [0], why: '', key: 'q.box-mythos', args, options, asides: [] } as const;
        const option = options.find((one) => one.on === id);
        return option ? outcomeTexts(view as TableView, decision as never, option) : (['', ''] as const);
      });
    const w = createWords('en', CATALOGUES.en, contentOfBoxes);
    const [many, few] = [textsAmong(cards.length), textsAmong(6)];
    expect(many.flat().filter((text) => text === '' || UNTRANSLATED.test(text))).toEqual([]);
    many.forEach(([text], i) => {
      const { gate, clues = [], id } = cards[i] ?? {};
      for (const place of [gate, ...clues].filter((one) => one !== undefined))
        expect([id, text]).toEqual([id, expect.stringContaining(w.name('place', place).replace(/^The /, ''))]);
      expect(text.length).toBeLessThan(200);
    });
    few.forEach(([text], i) => {
      expect(text.startsWith(many[i]?.[0] ?? '?')).toBe(true);
    });
    expect(few.some(([text], i) => text.length > (many[i]?.[0].length ?? 0))).toBe(true);
  });
});
