/** Previews of answers at the terminal: the likeliest first, and the result of stopping at a place. */
import { aboutOf, type HauntView, type TypedDecision, toHauntContent } from '@vigil/rules';
import { createHauntPlan, createHauntWhatIf } from '@vigil/rules/haunt/plan';
import { findDestinations, foeOdds, formatPercent } from '@vigil/table';
import { describe, expect, it, vi } from 'vitest';
import { openTestTable, playOn, type TestTable } from './terminal-harness.js';

vi.setConfig({ testTimeout: 60_000 });

const FOR_ONE_THING = ['q.explored-gate', 'q.initiative', 'q.bonus', 'q.which-first', 'q.engage-monster', 'q.hands'];
const GAMES = [
  {
    game: 'arkham',
    investigators: ['joe-diamond', 'kate-winthrop', 'jenny-barnes'],
    kinds: ['q.which-first', 'q.hands'],
  },
  { game: 'haunt', investigators: ['joe-diamond', 'kate-winthrop'], kinds: ['q.bonus', 'q.engage-monster'] },
] as const;

/** The chances of the answers that are listed now, from the first on. */
function chancesOf(at: TestTable): number[] {
  const lines = at.type('v').split('\n');
  return lines.flatMap((line) => {
    const found = /^ *\d+ {2}.*? {2}(\d+)%/.exec(line);
    return found ? [Number(found[1])] : [];
  });
}

describe('answers at the terminal', () => {
  it.each(GAMES)(
    'of $game that roll for one thing are listed with the likeliest first, and number 1 is that one',
    async ({ kinds, ...one }) => {
      const met = new Set<string>();
      for (const seed of ['T', 'U', 'V', 'W']) {
        const at = await openTestTable({ ...one, seed });
        for (let i = 0; i < 60 && !at.now.outcome; i++) {
          playOn(at, 40, ({ decisions }) => FOR_ONE_THING.includes(decisions[0]?.key ?? ''));
          const [decision] = at.now.decisions;
          if (!decision || !FOR_ONE_THING.includes(decision.key)) break;
          const chances = chancesOf(at);
          expect([decision.key, chances]).toEqual([decision.key, [...chances].sort((a, b) => b - a)]);
          if (new Set(chances).size > 1) met.add(decision.key);
          playOn(at, 1);
        }
      }
      expect([...met]).toEqual(expect.arrayContaining([...kinds]));
    },
  );

  it.each(GAMES)(
    'of $game who walks say what comes of stopping at each place in reach',
    async ({ kinds: _, ...one }) => {
      let [places, faced, past] = [0, 0, 0];
      const at = await openTestTable(one);
      for (let i = 0; i < 25 && !at.now.outcome; i++) {
        playOn(at, 60, ({ decisions }) => decisions.some(({ key }) => key === 'q.movement'));
        const moving = at.now.decisions.find(({ key }) => key === 'q.movement') as TypedDecision | undefined;
        if (!moving) break;
        for (const to of findDestinations(at.game.content, at.now.view, moving) ?? []) {
          const said = at.type(`if ${to.place}`);
          places++;
          for (const foe of to.foesToFace) {
            faced++;
            const { fight } = foeOdds(foe);
            if (fight !== undefined) expect(said).toContain(`defeat it in one roll ${formatPercent(fight, 'en')}`);
          }
          if (to.foesOnPath.length > 0) {
            past++;
            expect(said).toMatch(new RegExp(`Past .*: ${formatPercent(to.chance, 'en')}`));
          }
          expect(said).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
        }
        // The preview of staying describes the current place.
        expect(at.type('if')).toContain('If you stop here');
        expect(aboutOf(moving).foes).toBeDefined();
        playOn(at, 1);
      }
      expect(places).toBeGreaterThan(50);
      expect(faced).toBeGreaterThan(0);
      if (one.game === 'arkham') expect(past).toBeGreaterThan(0);
      expect(at.type('if atlantis')).toMatch(/out of reach|Nobody is moving/);
    },
  );
});

describe('what is done at a place', () => {
  const KINDS = [
    ['arkham', 'q.location', /Have an encounter {2}a random [A-Z][A-Za-z ]+ card/],
    ['haunt', 'q.activity', /Investigate [^\n]*? {2}(takes .* · )?[Ll]ocation cards until one is from [A-Z][a-z ]+/],
    ['haunt', 'q.activity', /Enter the gate [^\n]*? {2}into the first section of the Other World/],
    ['arkham', 'q.after-roll', /Keep this result {2}failure costs \d (Sanity|Stamina)/],
  ] as const;

  it.each(KINDS)(
    'in %s at %s is said at the terminal with the answer [A-ENC-05, H-ACT-01]',
    async (game, key, says) => {
      const at = await openTestTable({ game, investigators: ['joe-diamond', 'kate-winthrop'], seed: 'U' });
      const seen: string[] = [];
      for (let i = 0; i < 60 && !at.now.outcome && !seen.some((said) => says.test(said)); i++) {
        playOn(at, 200, ({ decisions }) => decisions.some((one) => one.key === key));
        seen.push(at.type('v'));
        playOn(at, 1);
      }
      expect(seen.join('')).toMatch(says);
    },
  );
});

describe('before a phase of Haunt', () => {
  const PLACES = ['woods', 'graveyard', 'unvisited-isle', 'science-building', 'northside', 'river-docks'];

  it.each(['en', 'de'] as const)(
    'if says what there is to weigh, and what comes of somebody going somewhere first (%s) [H-MONSTER-MOVE-01, H-MONSTER-ACT-01]',
    async (language) => {
      let [asked, other] = [0, 0];
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
          const said = at.type('if');
          expect(said).toContain(`: ${plan.mornings}`);
          expect(said.split('\n').filter((line) => line.startsWith('  ') && line.includes('→')).length).toBe(
            plan.cityPhase.monsters.filter(({ to, from, special }) => !special && !(to.length === 1 && to[0] === from))
              .length,
          );
          const before = new Map(plan.cityPhase.monsters.map((one) => [one.token, JSON.stringify(one)]));
          const who = view.investigators[1];
          const walks = ['street', 'location'].includes(at.game.content.places.get(who?.place ?? '')?.kind ?? '');
          for (const place of PLACES) {
            const then = createHauntWhatIf(toHauntContent(at.game.content), view as HauntView, { seat: 1, place });
            const line = at.type(`if ${who?.id.split('-')[0]} ${place.replace('-', ' ')}`);
            if (!walks) expect(line).toContain(place.replace('-', ' '));
            if (!walks) continue;
            const changed = then.cityPhase.monsters.filter((one) => before.get(one.token) !== JSON.stringify(one));
            expect([place, line.split('≠').length - 1]).toEqual([place, changed.length]);
            if (changed.length > 0) other++;
          }
          const text = `${said}${at.type('if kate woods')}`;
          expect(text).not.toMatch(/[⟦⟧]|undefined|NaN|t\.weigh|\[object/);
          asked++;
          playOn(at, 1);
        }
        expect(at.type('if nobody nowhere')).toMatch(at.now.outcome ? /./ : /nobody nowhere|walk|geht/);
      }
      expect([asked > 20, other > 10]).toEqual([true, true]);
    },
  );
});
