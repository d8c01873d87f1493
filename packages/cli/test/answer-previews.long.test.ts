/** Previews of answers at the terminal: chances, consequences, and the command "if". */
import { aboutOf, type HauntView, type TypedDecision, toHauntContent } from '@vigil/rules';
import { createHauntPlan, createHauntWhatIf } from '@vigil/rules/haunt/plan';
import { findDestinations, foeOdds, formatPercent } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { openTestTable, playOn, type TestTable } from './terminal-harness.js';

const SINGLE_PURPOSE_QUESTIONS = [
  'q.explored-gate',
  'q.initiative',
  'q.bonus',
  'q.which-first',
  'q.engage-monster',
  'q.hands',
];
const GAMES = [
  {
    game: 'arkham',
    investigators: ['joe-diamond', 'kate-winthrop', 'jenny-barnes'],
    kinds: ['q.which-first', 'q.hands'],
  },
  { game: 'haunt', investigators: ['joe-diamond', 'kate-winthrop'], kinds: ['q.bonus', 'q.engage-monster'] },
] as const;

/** Returns the chances of the listed answers, in their order. */
function chancesOf(at: TestTable): number[] {
  const lines = at.type('v').split('\n');
  return lines.flatMap((line) => {
    const found = /^ *\d+ {2}.*? {2}(\d+)%/.exec(line);
    return found ? [Number(found[1])] : [];
  });
}

describe('answers at the terminal', () => {
  it.each(GAMES)(
    'of $game that differ only in their chance are listed with the likeliest first',
    async ({ kinds, ...one }) => {
      const differing = new Set<string>();
      for (const seed of ['T', 'U', 'V', 'W']) {
        const at = await openTestTable({ ...one, seed });
        for (let i = 0; i < 60 && !at.now.outcome; i++) {
          playOn(at, 40, ({ decisions }) => SINGLE_PURPOSE_QUESTIONS.includes(decisions[0]?.key ?? ''));
          const [decision] = at.now.decisions;
          if (!decision || !SINGLE_PURPOSE_QUESTIONS.includes(decision.key)) break;
          const chances = chancesOf(at);
          expect([decision.key, chances]).toEqual([decision.key, [...chances].sort((a, b) => b - a)]);
          if (new Set(chances).size > 1) differing.add(decision.key);
          playOn(at, 1);
        }
      }
      expect([...differing]).toEqual(expect.arrayContaining([...kinds]));
    },
  );

  it.each(GAMES)(
    'of $game during a movement show the consequences of stopping at each place in reach',
    async ({ kinds: _, ...one }) => {
      let [places, facedMonsters, passedMonsters] = [0, 0, 0];
      const at = await openTestTable(one);
      for (let i = 0; i < 25 && !at.now.outcome; i++) {
        playOn(at, 60, ({ decisions }) => decisions.some(({ key }) => key === 'q.movement'));
        const moving = at.now.decisions.find(({ key }) => key === 'q.movement') as TypedDecision | undefined;
        if (!moving) break;
        for (const to of findDestinations(at.game.content, at.now.view, moving) ?? []) {
          const output = at.type(`if ${to.place}`);
          places++;
          for (const foe of to.foesToFace) {
            facedMonsters++;
            const { fight } = foeOdds(foe);
            if (fight !== undefined) expect(output).toContain(`defeat it in one roll ${formatPercent(fight, 'en')}`);
          }
          if (to.foesOnPath.length > 0) {
            passedMonsters++;
            expect(output).toMatch(new RegExp(`${formatPercent(to.chance, 'en')} to get past `));
          }
          expect(output).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
        }
        // The preview of staying describes the current place.
        expect(at.type('if')).toContain('If you stop here');
        expect(aboutOf(moving).foes).toBeDefined();
        playOn(at, 1);
      }
      expect(places).toBeGreaterThan(50);
      expect(facedMonsters).toBeGreaterThan(0);
      if (one.game === 'arkham') expect(passedMonsters).toBeGreaterThan(0);
      expect(at.type('if atlantis')).toMatch(/out of reach|Nobody is moving/);
    },
  );
});

describe('a card that applies where a movement ends', () => {
  const ARKHAM = `ancientOne: yig
environment: curfew-enforced
investigators: [{ name: Joe, sheet: joe-diamond, place: northside, skills: { speed: 2, will: 2 }, clues: 0, cards: [] }]
phase: movement`;
  const HAUNT = `game: haunt
ancientOne: yig
mythos: [curfew-enforced]
investigators: [
  { name: Joe, sheet: joe-diamond, place: northside },
  { name: Kate, sheet: kate-winthrop, place: woods }]`;

  it.each([
    ['arkham', 'en', ARKHAM, [], /Curfew Enforced: Will check 56% · Will check\. Failed: you are arrested\./],
    [
      'arkham',
      'de',
      ARKHAM,
      [],
      /Ausgangssperre: Willensprobe 56\s% · Willensprobe\. Misslungen: Du wirst verhaftet\./,
    ],
    [
      'haunt',
      'en',
      HAUNT,
      ['city:0:by:0'],
      /Curfew Enforced: Will check \d+% · Will check\. Failed: you are arrested\./,
    ],
  ] as const)(
    'is named with its check, for an answer and by the command "if" (%s, %s) [A-MISC-14, H-BASE-13]',
    async (game, language, position, answers, text) => {
      const at = await openTestTable({ game, language, position });
      for (const answer of answers) at.type(answer);
      expect(at.type('v')).toMatch(text);
      expect(at.type('if northside')).toMatch(text);
      expect(at.type('if newspaper')).not.toMatch(text);
    },
  );
});

describe('the consequences of an answer', () => {
  const KINDS = [
    ['arkham', 'q.location', /Have an encounter {2}a random [A-Z][A-Za-z ]+ card/],
    [
      'haunt',
      'q.activity',
      /Investigate [^\n]*? {2}(takes .* · )?[Dd]raw Location cards until one is from [A-Z][a-z ]+/,
    ],
    ['haunt', 'q.activity', /Enter the gate [^\n]*? {2}you enter the first section of the Other World/],
    ['arkham', 'q.after-roll', /Failure costs \d (Sanity|Stamina)/],
  ] as const;

  it.each(KINDS)(
    'are shown next to the answer at the terminal, in %s at %s [A-ENC-05, H-ACT-01]',
    async (game, key, pattern) => {
      const at = await openTestTable({ game, investigators: ['joe-diamond', 'kate-winthrop'], seed: 'U' });
      const outputs: string[] = [];
      for (let i = 0; i < 60 && !at.now.outcome && !outputs.some((text) => pattern.test(text)); i++) {
        playOn(at, 200, ({ decisions }) => decisions.some((one) => one.key === key));
        outputs.push(at.type('v'));
        playOn(at, 1);
      }
      expect(outputs.join('')).toMatch(pattern);
    },
  );
});

describe('the command "if" before a phase of Haunt', () => {
  const PLACES = ['woods', 'graveyard', 'unvisited-isle', 'science-building', 'northside', 'river-docks'];

  it.each(['en', 'de'] as const)(
    'shows the moves of monsters, and how an earlier move of an investigator changes them (%s) [H-MONSTER-MOVE-01, H-MONSTER-ACT-01]',
    async (language) => {
      let [plans, changes] = [0, 0];
      for (const seed of ['T', 'U', 'V']) {
        const at = await openTestTable({
          game: 'haunt',
          investigators: ['joe-diamond', 'kate-winthrop'],
          seed,
          language,
        });
        for (let i = 0; i < 12 && !at.now.outcome; i++) {
          playOn(at, 40, ({ decisions }) => decisions.some(({ key }) => key === 'q.day'));
          const { view, decisions } = at.now;
          if (!decisions.some(({ key }) => key === 'q.day')) break;
          const plan = createHauntPlan(toHauntContent(at.game.content), view as HauntView);
          const output = at.type('if');
          expect(output).toContain(`: ${plan.mornings}`);
          expect(output.split('\n').filter((line) => line.startsWith('  ') && line.includes('→')).length).toBe(
            plan.cityPhase.monsters.filter(({ to, from, special }) => !special && !(to.length === 1 && to[0] === from))
              .length,
          );
          const before = new Map(plan.cityPhase.monsters.map((one) => [one.token, JSON.stringify(one)]));
          const who = view.investigators[1];
          const canWalk = ['street', 'location'].includes(at.game.content.places.get(who?.place ?? '')?.kind ?? '');
          for (const place of PLACES) {
            const preview = createHauntWhatIf(toHauntContent(at.game.content), view as HauntView, { seat: 1, place });
            const line = at.type(`if ${who?.id.split('-')[0]} ${place.replace('-', ' ')}`);
            if (!canWalk) expect(line).toContain(place.replace('-', ' '));
            if (!canWalk) continue;
            const changed = preview.cityPhase.monsters.filter((one) => before.get(one.token) !== JSON.stringify(one));
            expect([place, line.split('≠').length - 1]).toEqual([place, changed.length]);
            if (changed.length > 0) changes++;
          }
          const text = `${output}${at.type('if kate woods')}`;
          expect(text).not.toMatch(/[⟦⟧]|undefined|NaN|t\.weigh|\[object/);
          plans++;
          playOn(at, 1);
        }
        expect(at.type('if nobody nowhere')).toMatch(at.now.outcome ? /./ : /nobody nowhere|walk|geht/);
      }
      expect([plans > 20, changes > 10]).toEqual([true, true]);
    },
  );
});
