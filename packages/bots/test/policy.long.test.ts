/** The careful bot's errands and reasons. Its code names no component. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamLab, hauntLab } from '@vigil/lab';
import {
  type Content,
  createWords,
  ENGLISH,
  GERMAN,
  type Investigator,
  messageText,
  SEAL_COST,
  type TypedDecision,
  type View,
} from '@vigil/rules';
import { SHARED_CATALOGUES } from '@vigil/table/words';
import { describe, expect, it } from 'vitest';
import { assignErrands, errandsOf, roadsOf } from '../src/careful/arkham/errands.js';
import { planOf } from '../src/careful/arkham/plan.js';
import { carefulAnswer, carefulBot, carefulMove } from '../src/index.js';

const SOURCES = fileURLToPath(new URL('../src/careful', import.meta.url));

/** Ids of components that are also words of the rules. */
const RULE_WORDS = new Set(['speed', 'sneak', 'fight', 'will', 'lore', 'luck']);

function idsOf(content: Content): ReadonlySet<string> {
  const kinds = [
    'cards',
    'locations',
    'streets',
    'monsters',
    'investigators',
    'ancientOnes',
    'worlds',
    'mythos',
    'gateMarkers',
  ] as const;
  return new Set(kinds.flatMap((kind) => [...content[kind].keys()]).filter((id) => !RULE_WORDS.has(id)));
}

async function start(seed: string, investigators = 3) {
  const lab = arkhamLab(await loadBoxes(['base']));
  const play = Play.start(lab.definition, lab.setup(0, { investigators: [investigators] }), seed);
  return { play, content: lab.content as Content, bot: carefulBot(lab.content as Content) };
}

describe('the policy of the careful bot', () => {
  it('names no component of any box', async () => {
    const boxes = await loadBoxes(BOXES.entries.map(({ id }) => id));
    const ids = idsOf(arkhamLab(boxes).content as Content);
    expect(ids.size).toBeGreaterThan(500);
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const literals = [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/'([^'\n]+)'/g)].map(
        ([, text = '']) => text,
      );
      expect(
        literals.filter((text) => ids.has(text)),
        file,
      ).toEqual([]);
    }
  });

  it('sends no two investigators to the same gate, and none to seal it without the means', async () => {
    const { play, content, bot } = await start('errands', 4);
    let seals = 0;
    while (play.result === undefined && play.state.turn < 14) {
      if (play.decisions[0]?.key === 'q.movement') {
        const view = play.view() as View;
        const plan = planOf(content, view);
        const who = view.investigators[play.decisions[0].by[0] as number] as Investigator;
        const errands = [...assignErrands(plan, who, roadsOf(plan, who)).values()];
        const gates = errands.filter(({ purpose }) => purpose === 'seal' || purpose === 'close').map(({ at }) => at);
        expect(new Set(gates).size).toBe(gates.length);
        for (const { seat, purpose } of errands) {
          if (purpose !== 'seal') continue;
          seals++;
          const { clues, cards } = view.investigators[seat] as Investigator;
          expect(clues >= SEAL_COST || cards.some(({ card }) => plan.facts.seals.has(card))).toBe(true);
        }
      }
      bot.move(play);
    }
    expect(seals).toBeGreaterThan(0);
  });

  it('prefers the nearer of two equal places, and gates where gates open more often', async () => {
    const { play, content } = await start('values', 1);
    const view = structuredClone(play.view()) as View;
    const [who] = view.investigators as [Investigator];
    Object.assign(who, { place: 'uptown', clues: SEAL_COST, sanity: 5, stamina: 5 });
    Object.assign(view, { monsters: [], gates: [], clues: { woods: 1, 'hibbs-roadhouse': 1 } });
    const ratesOf = (position: View) => {
      const plan = planOf(content, position);
      return new Map(
        errandsOf(plan, who, roadsOf(plan, who), 3).map(({ at, purpose, rate }) => [`${purpose} ${at}`, rate]),
      );
    };
    const clues = ratesOf({ ...view });
    expect(clues.get('clues woods')).toBeGreaterThan(clues.get('clues hibbs-roadhouse') ?? 99);
    const often = planOf(content, view).facts.oftenAt;
    const [most, least] = ['woods', 'historical-society'] as const;
    expect(often.get(most)).toBeGreaterThan(often.get(least) as number);
    const marker = [...content.gateMarkers.keys()][0] as string;
    const worthAt = (at: string) => {
      const steps = { ...view, gates: [{ at, marker }] };
      Object.assign(who, { place: content.locations.get(at)?.street });
      return ratesOf(steps).get(`seal ${at}`) ?? 0;
    };
    expect(worthAt(most)).toBeGreaterThan(worthAt(least));
  });
});

describe('a reason of the careful bot', () => {
  it.each(['arkham', 'haunt'] as const)(
    'belongs to its answer and is a sentence in both languages, in %s',
    async (game) => {
      const boxes = await loadBoxes(['base']);
      const lab = (game === 'arkham' ? arkhamLab(boxes) : hauntLab(boxes)) as unknown as ReturnType<typeof arkhamLab>;
      const content = lab.content as Content;
      const catalogues = { en: ENGLISH, de: GERMAN };
      const words = (['en', 'de'] as const).map((language) =>
        createWords(language, { ...catalogues[language], ...SHARED_CATALOGUES[language] }, content),
      );
      const keys = new Set<string>();
      for (let i = 0; i < 4; i++) {
        const play = Play.start(lab.definition, lab.setup(i, { investigators: [3] }), `reasons ${i}`);
        const bot = carefulBot(content);
        while (play.result === undefined && play.answerCount < 500) {
          const [decision] = play.decisions as readonly TypedDecision[];
          if (decision && play.decisions.length === 1) {
            const view = play.view(decision.by[0]) as View;
            const { option, reason } = carefulMove(decision, view, content);
            expect(option).toBe(carefulAnswer(decision, view, content));
            if (reason) {
              keys.add(reason.key);
              const [english, german] = words.map((one) => messageText(one, reason));
              expect(english).toMatch(/^[“\p{Lu}].+\.$/u);
              expect(english).not.toMatch(/[{}]|undefined|NaN|shared\./);
              expect(german).not.toMatch(/[{}]|undefined|NaN|shared\./);
              expect(german).not.toBe(english);
            }
          }
          bot.move(play);
        }
      }
      expect(keys.size).toBeGreaterThan(3);
      expect((lab.definition as { id: string }).id).toBe(game);
    },
  );
});
