import type { PublicOption } from '@vigil/engine';
import { aboutOf, type CheckInSight, type TypedDecision } from '@vigil/rules';
import {
  bestDice,
  chance,
  chanceOfTwo,
  clueDice,
  everyCounts,
  onAverage,
  passes,
  perCent,
  type Somebody,
  type SumRow,
  sumOfCheck,
} from '@vigil/table';
import { sourceName } from './encounters.js';
import { say } from './say.js';
import type { Scene } from './scene.js';

/** The dice a check would have. `inHand`: the weapons are told elsewhere. */
export function rolledFor({ content, w }: Scene, check: CheckInSight, inHand: boolean): string {
  const { dice: n, sources, allocating } = check;
  if (allocating) {
    const { dice, skill, value } = allocating;
    return say(w, 't.odds.allocating', { n: dice, skill, value, without: perCent(passes(check, n)) });
  }
  const armed = inHand ? [] : sources.filter(({ source }) => content.cards.get(source)?.weapon);
  const weapons = w.list(armed.map(({ source }) => w.name('card', source)));
  return armed.length > 0 ? say(w, 't.odds.armed', { n, weapons }) : say(w, 't.odds.dice', { n });
}

/** What Clues would do for a check, where somebody has some. */
export function withClues({ w, view }: Scene, check: CheckInSight, who: Somebody): string | undefined {
  const clues = check.clues ?? who.clues;
  const perClue = clueDice(view, who, check.check);
  const more = (n: number) => perCent(passes(check, bestDice(check) + n * perClue));
  if (clues <= 0) return undefined;
  return clues === 1
    ? say(w, 't.odds.clue', { more: more(1) })
    : say(w, 't.odds.clues', { one: more(1), two: more(2) });
}

/** What a Clue or two would add to a bonus, for those who have some. */
export function bonusHint({ w, view }: Scene, decision: TypedDecision, option: PublicOption): string | undefined {
  const { check, ways, difficulty = 1, faces = [], second } = aboutOf(decision);
  const dice = ways?.find((way) => way.option === option.id)?.dice;
  const who = view.investigators[decision.by[0] ?? 0];
  if (dice === undefined || !who || check === undefined || who.clues === 0) return undefined;
  const perClue = clueDice(view, who, check);
  const more = (n: number) =>
    perCent(chanceOfTwo(chance(Math.max(0, dice) + n * perClue, difficulty, faces.length), second));
  return who.clues === 1
    ? say(w, 't.odds.clue', { more: more(1) })
    : say(w, 't.odds.clues', { one: more(1), two: more(2) });
}

/** A check as a sum: where each die comes from. */
export function sumOf(scene: Scene, check: CheckInSight): string {
  const { w } = scene;
  const { rows, dice } = sumOfCheck(check);
  const lines = rows.map(
    (row, i) => `${rowName(scene, row, check)} ${i === 0 && row.by >= 0 ? row.by : w.signed(row.by)}`,
  );
  return say(w, 't.check.sum', { check: check.check, sum: lines.join(', '), n: dice });
}

function rowName(scene: Scene, { what, source, n }: SumRow, { allocating }: CheckInSight): string {
  const { w } = scene;
  if (what === 'floor') return say(w, 't.check.floor');
  if (what === 'clues') return say(w, 't.check.clues');
  if (what === 'lasting') return say(w, 't.check.lasting');
  if (what === 'allocated' && allocating) {
    return say(w, 't.check.allocating', { skill: allocating.skill, value: allocating.value });
  }
  if (what === 'card') return say(w, 't.check.card', { name: w.name('card', source) });
  const name = w.capital(sourceName(scene, source) ?? say(w, 't.check.itself'));
  return n === 1 ? name : say(w, 't.check.several', { name, n });
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How likely a check is to be passed, with Clues and without. */
export function chancesOf(scene: Scene, check: CheckInSight, who: Somebody | undefined): string {
  const { w } = scene;
  const { faces, difficulty } = check;
  const pool = bestDice(check);
  const needed = everyCounts(check)
    ? say(w, 't.check.expected', { n: onAverage(check, pool).toLocaleString(w.locale, TENTHS) })
    : say(w, 't.check.needed', { n: difficulty });
  const clues = who && withClues(scene, check, who);
  const counts = say(w, 't.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length });
  const sixes = check.sixes ? [say(w, 't.check.sixes')] : [];
  const parts = [needed, counts, ...sixes, ...(clues === undefined ? [] : [clues])];
  return say(w, 't.check.chance', { chance: perCent(passes(check, pool)), parts: parts.join('; ') });
}
