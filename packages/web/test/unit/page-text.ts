import type { PlayedAnswer } from '@vigil/lab';
import {
  type Args,
  aboutOf,
  asDecisionOf,
  type CheckDetails,
  causeText,
  effectText,
  monsterText,
  questionText,
} from '@vigil/rules';
import {
  compareNewcomers,
  endTriggerArgs,
  failureText,
  foeOddsText,
  guardArgs,
  monsterStatsText,
  outcomeOf,
  type StartingLimits,
  stakesOfQuestion,
  toughnessIn,
} from '@vigil/table';
import { describeOption, encounterText, placeSummary } from '../../src/play/options.js';
import { t } from '../../src/table/preview/words.js';
import type { LoadedContent } from '../../src/text/loaded-content.js';

const POSSESSION_KINDS = ['value', 'clues', 'spells', 'allies'] as const;

/**
 * Returns the page's text for one answer: the subject of the question, its stakes, its prices, and the button. Composed
 * by the functions that the components call, without the components.
 */
export function pageTextOf(loaded: LoadedContent, { view, decision, option }: PlayedAnswer): string {
  const { content } = loaded;
  const w = loaded.wordsAt(view);
  const reader = { w, content, view };
  const about = aboutOf(decision);
  const who = view.investigators[decision.by[0] ?? -1];
  const { source = about.source } = (decision.args ?? {}) as { readonly source?: string };
  const monster = content.tokens.get(about.monster ?? '');
  const [effect] = about.effects ?? [];
  const { text, hint = '', reduction = '' } = describeOption(loaded, decision, option, view);
  const limits = asDecisionOf(decision, 'q.newcomer')?.about.limits;
  const [newcomer] = limits
    ? compareNewcomers(content, view, [String((option.args as Args | undefined)?.investigator)], limits)
    : [];
  return [
    ...(source === undefined ? [] : causeText(w, content, source)),
    ...(effect ? [effectText(w, [effect])] : []),
    ...(about.entries ?? []).map(({ card, at }) => encounterText(loaded, card, at, view) ?? ''),
    ...(monster
      ? [monsterStatsText(w, monster, toughnessIn(decision, about.monster ?? '')), ...monsterText(w, monster)]
      : []),
    ...stakesOfQuestion(reader, decision).map((stake) => stake.text),
    ...Object.values(about.checks ?? {}).map((check) => failureText(reader, who, check)),
    about.rolled ? failureText(reader, who, about as CheckDetails) : '',
    ...foesOf(),
    ...(limits && newcomer
      ? [t('shared.newcomer.limits', { what: amounts(limits, POSSESSION_KINDS) }), ...broughtBy(newcomer)]
      : []),
    questionText(w, decision),
    text,
    hint,
    reduction,
    option.key === 'o.place' && option.on !== undefined ? placeSummary(loaded, view, option.on) : '',
    outcomeOf(reader, decision, option).text ?? '',
  ].join('\n');

  /** The odds against monsters where the page shows them. */
  function foesOf(): string[] {
    const foes = about.foes ?? [];
    if (/^q\.(which-first|engage-monster)$/.test(decision.key))
      return foes.filter((foe) => foe.monster === option.on).map((foe) => foeOddsText(reader, foe, who));
    if (decision.key !== 'q.movement') return [];
    const place = option.key === 'o.go' ? option.args?.place : who?.place;
    return [
      ...foes.filter((foe) => foe.place === place).map((foe) => foeOddsText(reader, foe, who)),
      ...(about.guards ?? [])
        .filter((guard) => guard.place === place)
        .map((guard) => t('shared.walk.guard', guardArgs(w, guard))),
      ...(about.endTriggers ?? [])
        .filter((trigger) => trigger.place === place)
        .flatMap((trigger) => [t('shared.walk.end', endTriggerArgs(w, trigger)), effectText(w, trigger.effects)]),
    ];
  }

  /** Formats possessions of a newcomer. */
  function amounts(of: StartingLimits, kinds: readonly (keyof StartingLimits)[]): string {
    return w.list(
      kinds.map((kind) => t(`ui.newcomer.${kind}`, { n: of[kind], money: w.say('amount.money', { n: of[kind] }) })),
    );
  }

  function broughtBy({ excess, randomItems }: NonNullable<typeof newcomer>): string[] {
    const exceeded = POSSESSION_KINDS.filter((kind) => excess[kind] > 0);
    return [
      exceeded.length > 0 ? t('shared.newcomer.too-much', { what: amounts(excess, exceeded) }) : '',
      randomItems > 0 ? t('shared.newcomer.random', { n: randomItems }) : '',
    ];
  }
}
