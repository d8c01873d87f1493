/**
 * Differences between content and reading, with reasons: other ids, handlers and their lines, rewrite rules for several
 * entries, and single entries.
 */
import { formatLine, type Line, parseLine, type Reading, type Value } from './normal-form.js';

/** Content of a reading's `departures.yaml`. */
export interface Departures {
  /** Ids of a reading that differ from those of the content. */
  readonly names?: readonly { readonly reading: string; readonly content: string; readonly why: string }[];
  /** Handlers of single components, by name, with the line each replaces. */
  readonly handlers?: readonly { readonly name: string; readonly line: string; readonly at: readonly string[] }[];
  readonly rules?: readonly { readonly rule: string; readonly why: string; readonly at: readonly string[] }[];
  readonly entries?: readonly { readonly at: string; readonly content: Value; readonly why: string }[];
}

type Rewrite = (lines: readonly Line[]) => readonly Line[];

const moveToEnd =
  (which: RegExp): Rewrite =>
  (lines) => [...lines.filter(({ say }) => !which.test(say)), ...lines.filter(({ say }) => which.test(say))];

/** Rewrites `may {yes (lose 1 sanity, …)}` as `may pay lose 1 sanity {yes (…)}`. */
function turnLossIntoPayment(each: Line): Line {
  const [yes, ...others] = each.say === 'may' ? (each.parts ?? []) : [];
  const [first, ...then] = yes?.lines ?? [];
  if (!yes || !first?.say.startsWith('lose ')) return each;
  return { say: `may pay ${first.say.replaceAll(' and ', ' + lose ')}`, parts: [{ ...yes, lines: then }, ...others] };
}

/** Rewrite rules by name. Each applies to every list of lines of an entry. */
const RULES: Readonly<Record<string, Rewrite>> = {
  'leaving comes last': moveToEnd(/^(move street|return|arrested|lost|devoured|through nearest gate)$/),
  'losses come last': moveToEnd(/^lose /),
  'the first loss is a price': (lines) => lines.map(turnLossIntoPayment),
  'the loss is a theft': (lines) =>
    lines.map((each) => ({ ...each, say: each.say.replace(/^discard (\d+ item)$/, 'stolen $1') })),
};

/** Rewrites all lines of a value, the innermost first. */
function rewriteLines(value: Value, rewrite: Rewrite): Value {
  const deep = (lines: readonly Line[]): readonly Line[] =>
    rewrite(
      lines.map(({ say, parts }) => ({
        say,
        ...(parts && { parts: parts.map((part) => ({ label: part.label, lines: deep(part.lines) })) }),
      })),
    );
  if (typeof value === 'string') return formatLine(deep([parseLine(value)])[0] as Line);
  if (!Array.isArray(value)) return value;
  return deep((value as readonly string[]).map(parseLine)).map(formatLine);
}

/** A reading as the content should match it, and departures without effect. */
export interface ExpectedReading {
  readonly reading: Reading;
  readonly stale: readonly string[];
}

/** Applies departures to a reading. */
export function applyDepartures(reading: Reading, departures: Departures): ExpectedReading {
  const stale: string[] = [];
  const changed = structuredClone(replaceIds(reading, departures.names ?? [], stale)) as Record<
    string,
    Record<string, Record<string, Value>>
  >;
  /** Changes the value at `kind/id/field`; stale if it is not there or stays as it is. */
  const at = (path: string, why: string, change: (value: Value | undefined) => Value | undefined): void => {
    const [kind, id, field] = path.split('/') as [string, string, string];
    const figures = changed[kind]?.[id];
    const before = figures?.[field];
    const after = figures && change(before);
    if (!figures || after === undefined || JSON.stringify(before) === JSON.stringify(after))
      stale.push(`${path}: ${why}`);
    else figures[field] = after;
  };
  for (const { rule, at: paths } of departures.rules ?? []) {
    const rewrite = RULES[rule];
    if (!rewrite)
      throw new Error(`there is no rule of departure "${rule}"; there are: ${Object.keys(RULES).join(', ')}`);
    for (const path of paths) at(path, rule, (value) => value && rewriteLines(value, rewrite));
  }
  for (const { name, line, at: paths } of departures.handlers ?? []) {
    for (const path of paths)
      at(path, `handler ${name}`, (value) => value && replaceLine(value, line, `handler ${name}`));
  }
  for (const { at: path, content } of departures.entries ?? []) {
    const [kind, id] = path.split('/') as [string, string];
    // An entry that no facts contain.
    const ofKind = changed[kind] ?? {};
    changed[kind] = { ...ofKind, [id]: ofKind[id] ?? {} };
    at(path, 'entry', () => content);
  }
  return { reading: changed, stale };
}

/** Returns a value with one line replaced by another. */
function replaceLine(value: Value, line: string, replacement: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(line, replacement)) as Value;
}

/** Returns the reading with the ids of the content. */
function replaceIds(reading: Reading, names: NonNullable<Departures['names']>, stale: string[]): Reading {
  let text = JSON.stringify(reading);
  for (const { reading: formerId, content } of names) {
    const changed = text.replace(new RegExp(`(?<![a-z0-9-])${formerId}(?![a-z0-9-])`, 'g'), content);
    if (changed === text) stale.push(`name ${formerId}`);
    text = changed;
  }
  return JSON.parse(text) as Reading;
}
