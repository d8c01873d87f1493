import type { PublicOption } from '@vigil/engine';
import { averageSuccesses, bestDice, type CheckDetails, chanceOfCheck, type TypedDecision } from '@vigil/rules';
import {
  bonusChances,
  type ClueChance,
  chancesWithClues,
  countsEverySuccess,
  dicePoolOf,
  failureText,
  formatCheckChance,
  formatPercent,
  type PoolRow,
} from '@vigil/table';
import { sourceName } from './encounters.js';
import type { TerminalScene } from './scene.js';
import { say } from './text.js';

/** The dice of a check. `inHand`: the weapons are described elsewhere. */
export function dicePoolText({ content, w }: TerminalScene, check: CheckDetails, inHand: boolean): string {
  const { dice: n, sources, allocating } = check;
  if (allocating) {
    const { dice, skill, value } = allocating;
    return say(w, 'shared.odds.allocating', {
      n: dice,
      skill,
      value,
      without: formatPercent(chanceOfCheck(check, 0, n), w.locale),
    });
  }
  const armed = inHand ? [] : sources.filter(({ source }) => content.cards.get(source)?.weapon);
  const weapons = w.list(armed.map(({ source }) => w.name('card', source)));
  return armed.length > 0 ? say(w, 'shared.odds.armed', { n, weapons }) : say(w, 'shared.odds.dice', { n });
}

/** Effect of Clues on a check, if some may be spent on it. */
export function cluesText({ w }: TerminalScene, [item, two]: readonly ClueChance[]): string | undefined {
  if (!item) return undefined;
  const args = { n: item.clues, one: formatPercent(item.chance, w.locale) };
  return two
    ? say(w, 'shared.odds.clues', { ...args, m: two.clues, two: formatPercent(two.chance, w.locale) })
    : say(w, 'shared.odds.clue', args);
}

/** Effect of Clues on a bonus. */
export function bonusHint(scene: TerminalScene, decision: TypedDecision, option: PublicOption): string | undefined {
  return cluesText(scene, bonusChances(decision, option.id)?.slice(1) ?? []);
}

/** Formats a check as a sum, with the source of each die. */
export function dicePoolBreakdown(scene: TerminalScene, check: CheckDetails): string {
  const { w } = scene;
  const { rows, dice } = dicePoolOf(check);
  const lines = rows.map(
    (row, i) => `${rowName(scene, row, check)} ${i === 0 && row.by >= 0 ? row.by : w.signed(row.by)}`,
  );
  return say(w, 't.check.sum', { check: check.check, sum: lines.join(', '), n: dice });
}

function rowName(scene: TerminalScene, { what, source, n }: PoolRow, { allocating }: CheckDetails): string {
  const { w } = scene;
  if (what === 'floor') return say(w, 'shared.check.floor');
  if (what === 'clues') return say(w, 'shared.check.clues');
  if (what === 'lasting') return say(w, 'shared.check.lasting');
  if (what === 'allocated' && allocating) {
    return say(w, 'shared.check.allocating', { skill: allocating.skill, value: allocating.value });
  }
  if (what === 'card') return say(w, 'shared.check.card', { name: w.name('card', source) });
  const name = w.capitalize(sourceName(scene, source) ?? say(w, 'shared.check.itself'));
  return n === 1 ? name : say(w, 'shared.check.several', { name, n });
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Returns the chance to pass a check, with and without Clues, and the price of failing for a seat. */
export function chancesText(scene: TerminalScene, check: CheckDetails, seat: number | undefined): string {
  const { w } = scene;
  const { faces, difficulty } = check;
  const needed = countsEverySuccess(check)
    ? say(w, 't.check.expected', { n: averageSuccesses(check, bestDice(check)).toLocaleString(w.locale, TENTHS) })
    : say(w, 't.check.needed', { n: difficulty });
  const clues = cluesText(scene, chancesWithClues(check));
  const counts = say(w, 'shared.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length });
  const sixes = check.sixes ? [say(w, 'shared.check.sixes')] : [];
  const fails = failureText(scene, scene.view.investigators[seat ?? -1], check);
  const parts = [needed, counts, ...sixes, ...(clues === undefined ? [] : [clues]), ...(fails === '' ? [] : [fails])];
  return say(w, 't.check.chance', { chance: formatCheckChance(check, w.locale), parts: parts.join('; ') });
}
