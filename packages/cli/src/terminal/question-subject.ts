import {
  aboutOf,
  answerLabel,
  type CheckDetails,
  causeText,
  effectText,
  isDecisionOf,
  type TypedDecision,
  unpublishedText,
} from '@vigil/rules';
import { failureText, monsterStatsText, stakesOfQuestion, toughnessIn } from '@vigil/table';
import { chancesText, dicePoolBreakdown } from './check-chances.js';
import { encounterText, sourceName } from './encounters.js';
import { changesOf, monsterKind, monsterLines } from './monsters.js';
import { previewLines } from './preview.js';
import { atmosphereLines, type TerminalScene } from './scene.js';
import { say } from './text.js';

/** The subject of a question, shown before it: a monster, the text of a card, an encounter, an offer. */
export function subjectLines(scene: TerminalScene, decision: TypedDecision): string[] {
  const about = aboutOf(decision);
  if (isDecisionOf(decision, 'q.trade', 'q.trade-accept')) return trade(scene, decision);
  if (about.rolled && about.sources) return rolled(scene, decision, about as CheckDetails);
  if (about.monster !== undefined) return monster(scene, decision, about.monster);
  if (about.monsters && about.monsters.length > 0)
    return about.monsters.flatMap((token) => monsterSummary(scene, decision, token));
  if (about.effects) return effect(scene, about.source, about.effects);
  if (about.entries?.length === 1) return encounter(scene, about.entries[0]?.card ?? '', about.entries[0]?.at);
  if (about.gate !== undefined) return gate(scene, about.gate);
  if (about.cards) return offeredLines(scene, about.cards);
  const from = about.checks?.roll?.sources.find(({ source }) => source.includes('/'))?.source.split('/');
  if (from) return encounter(scene, from[0] ?? '', from[1]);
  // Falls back to the source of the question: a card, a sheet, an encounter.
  const { source } = (decision.args ?? {}) as { readonly source?: string };
  return source === undefined ? [] : [...causeText(scene.w, scene.content, source)];
}

/** Returns the dice of a rolled check, and the price of leaving it failed. */
function rolled(scene: TerminalScene, { by }: TypedDecision, check: CheckDetails): string[] {
  const fails = failureText(scene, scene.view.investigators[by[0] ?? -1], check);
  return [dicePoolBreakdown(scene, check), ...(fails === '' ? [] : [scene.w.capitalize(fails)])];
}

function monster({ w, content, view, atmosphere }: TerminalScene, decision: TypedDecision, token: string): string[] {
  const kind = content.tokens.get(token) ?? content.monsters.get(token);
  if (!kind) return [];
  const changed = changesOf(content, w, kind, view.ancientOne);
  return [
    `${w.name('monster', token)} (${monsterKind(w, kind)}): ${monsterStatsText(w, kind, toughnessIn(decision, token))}`,
    ...atmosphereLines(atmosphere, kind.id),
    ...monsterLines(w, kind),
    ...changed.map((line) => `${w.name('ancientOne', view.ancientOne)}: ${line}`),
  ];
}

function monsterSummary({ w, content }: TerminalScene, decision: TypedDecision, token: string): string[] {
  const kind = content.tokens.get(token);
  return kind ? [`${w.name('monster', token)}: ${monsterStatsText(w, kind, toughnessIn(decision, token))}`] : [];
}

function effect(
  scene: TerminalScene,
  source: string | undefined,
  effects: NonNullable<ReturnType<typeof aboutOf>['effects']>,
): string[] {
  const [first] = effects;
  const name = source === undefined ? undefined : sourceName(scene, source);
  // An effect carried out by a custom rule is described by the text of its card.
  const whole = first || source === undefined ? [] : causeText(scene.w, scene.content, source);
  const text = first && first.do !== 'choose' ? effectText(scene.w, [first]) : whole.join(' ');
  const line = name === undefined || text === '' ? (name ?? text) : `${scene.w.capitalize(name)}: ${text}`;
  return line === '' ? [] : [scene.w.capitalize(line)];
}

function encounter(scene: TerminalScene, card: string, at: string | undefined): string[] {
  const theme = at === undefined ? undefined : scene.w.theme(card, at);
  const text = encounterText(scene, card, at);
  if (text === undefined) return [];
  return [theme === undefined ? text : `${scene.w.capitalize(theme)}: ${text}`];
}

function gate({ w, content }: TerminalScene, marker: string): string[] {
  const def = content.gateMarkers.get(marker);
  if (!def) return [];
  return [
    say(w, 't.gate.sheet', { gate: marker, by: w.signed(def.modifier), symbol: def.symbol }),
    ...unpublishedText(w, def),
  ];
}

function offeredLines({ w, content }: TerminalScene, cards: readonly string[]): string[] {
  if (cards.length === 0) return [];
  const all = cards.map((card) => {
    const price = content.cards.get(card)?.price;
    return price === undefined
      ? w.name('card', card)
      : `${w.name('card', card)} (${w.say('amount.money', { n: price })})`;
  });
  return [say(w, 't.about.on-offer', { what: all.join(', ') })];
}

/** Returns both halves of a trade. */
function trade({ w, view }: TerminalScene, decision: TypedDecision): string[] {
  const { from, to, give = [], ask = [], giveMoney = 0, askMoney = 0, giveClues = 0, askClues = 0 } = aboutOf(decision);
  const half = (seat: number | undefined, cards: readonly string[], money: number, clues: number) => {
    // Formats a possession with its condition.
    const things = cards.map((id) => w.name('card', id.split(':')[0] ?? id));
    if (money > 0) things.push(w.say('amount.money', { n: money }));
    if (clues > 0) things.push(w.say('amount.clue', { n: clues }));
    const investigator = view.investigators[seat ?? 0]?.id ?? '';
    return say(w, 't.about.gives', { investigator, what: things.join(', ') || say(w, 't.about.nothing') });
  };
  return [half(from, give, giveMoney, giveClues), half(to, ask, askMoney, askClues)];
}

/** Previews shown before the answers: the checks they lead to, and investigators without one. */
export function answerPreviewLines(scene: TerminalScene, decision: TypedDecision): string[] {
  return [
    ...checkLines(scene, decision),
    ...stakeLines(scene, decision),
    ...hinderedLines(scene, decision),
    ...previewLines(scene, decision),
  ];
}

/** Returns the stakes of a question, without those that its subject states. */
function stakeLines(scene: TerminalScene, decision: TypedDecision): string[] {
  const stated = subjectLines(scene, decision).join(' ');
  return stakesOfQuestion(scene, decision)
    .map(({ text }) => text)
    .filter((text) => !stated.includes(text));
}

/** Formats the upcoming checks as sums with chances. More than two are described on their answers instead. */
function checkLines(scene: TerminalScene, decision: TypedDecision): string[] {
  const about = aboutOf(decision);
  const { checks = {} } = about;
  const own = decision.options.filter(({ key }) => key !== 'o.use' && key !== 'o.cast' && key !== 'o.investigator');
  const shown = checks.roll ? [checks.roll] : own.flatMap(({ id }) => checks[id] ?? []);
  if (about.rolled || shown.length === 0 || shown.length > 2) return [];
  const [seat] = decision.by;
  return shown.flatMap((check) => {
    const sum = dicePoolBreakdown(scene, check);
    if (shown.length === 1) return [sum, chancesText(scene, check, seat)];
    const fails = failureText(scene, scene.view.investigators[seat ?? -1], check);
    return [fails === '' ? sum : `${sum}; ${fails}`];
  });
}

/** Lists the investigators of Haunt that cannot start a phase now, and why. */
function hinderedLines({ w, view }: TerminalScene, decision: TypedDecision): string[] {
  return (aboutOf(decision).obstructed ?? []).map(({ seat, why }) =>
    say(w, 't.haunt.hindered', { investigator: view.investigators[seat]?.id ?? '', why: why.replace('-', '') }),
  );
}

/** Returns the odds of all upcoming checks, for players who want the figures. */
export function previewOddsLines(scene: TerminalScene, decisions: readonly TypedDecision[]): string[] {
  return decisions.flatMap((decision) => {
    const about = aboutOf(decision);
    const checks = Object.entries(about.checks ?? {});
    return checks.flatMap(([id, check]) => {
      const option = decision.options.find((item) => item.id === id);
      const head = option && decision.options.length > 1 ? [answerLabel(scene.w, decision, option)] : [];
      return [...head, dicePoolBreakdown(scene, check), chancesText(scene, check, decision.by[0])];
    });
  });
}
