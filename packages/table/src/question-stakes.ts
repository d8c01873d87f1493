/** Everything at stake in a question that neither its text nor its answers state. Page and terminal show it alike. */
import {
  type About,
  type Args,
  aboutOf,
  ancientOneText,
  asDecisionOf,
  type CheckDetails,
  type Content,
  causeText,
  type FoePreview,
  isUse,
  type TypedDecision,
  type TypedOption,
} from '@vigil/rules';
import { componentText, failureText, joinFacts, knockOutTexts, type TextContext } from './change-text.js';
import { findDestinations } from './destinations.js';
import { foeOddsText } from './foe-text.js';
import { listCardsToTake } from './taken-cards.js';
import type { TableInvestigator } from './view.js';

/** A sentence about a question. `source`: the component whose text it is. */
export interface Stake {
  readonly text: string;
  readonly source?: string;
}

/** Questions whose monsters attack after the answer. Others describe their monsters on their answers. */
const FOLLOWED_BY_FOES: ReadonlySet<string> = new Set([
  'q.roll',
  'q.before-check',
  'q.bonus',
  'q.after-roll',
  'q.cast',
  'q.hands',
  'q.steal',
  'q.fight-or-evade',
  'q.fight-or-flee',
  'q.continue-combat',
]);

/** Returns the stakes of a question, in the order of their events. */
export function stakesOfQuestion(reader: TextContext, decision: TypedDecision): readonly Stake[] {
  const about = aboutOf(decision);
  const who = reader.view.investigators[decision.by[0] ?? -1];
  const { pending, foes = [] } = about;
  const checks = checksOf(about);
  const sources = [...new Set(checks.flatMap(({ cause }) => (cause === undefined ? [] : [cause])))];
  const asking = sources.filter((source) => !isOpponent(reader.content, source));
  const met = FOLLOWED_BY_FOES.has(decision.key) ? foes : foesToPass(reader, decision);
  const stakes: Stake[] = [
    ...asking.map((source) => ({ source, text: causeText(reader.w, reader.content, source).join(' ') })),
    ...[...asking, ...(about.source === undefined ? [] : [about.source]), ...cardsToUse(decision)].flatMap((source) =>
      takenTexts(reader, source),
    ),
    ...sources.map((source) => ({ text: attackText(reader, source) })),
    ...lastPointTexts(reader, decision, who),
    { text: priceText(reader, about, who) },
    { text: pending ? pendingText(reader, pending, who) : '' },
    ...met.map((foe) => ({ text: reader.w.say('preview.stake', foeArgs(reader, foe, personOf(reader, foe) ?? who)) })),
  ];
  return stakes.filter(({ text }) => text !== '');
}

/** Returns the checks of a question that no single answer describes. */
function checksOf(about: About): readonly CheckDetails[] {
  const own = about.check !== undefined && about.sources ? [about as CheckDetails] : [];
  return [...own, ...(about.checks?.roll ? [about.checks.roll] : []), ...(about.pending ? [about.pending] : [])];
}

/** True if a check is made against a component instead of for its text. */
function isOpponent({ tokens, monsters, ancientOnes }: Content, source: string): boolean {
  return tokens.has(source) || monsters.has(source) || ancientOnes.has(source);
}

/** Returns the price of the check that the question itself describes, before its roll. */
function priceText(reader: TextContext, about: About, who: TableInvestigator | undefined): string {
  if (about.check === undefined || about.rolled) return '';
  return reader.w.capitalize(failureText(reader, who, about as CheckDetails));
}

function pendingText(reader: TextContext, check: CheckDetails, who: TableInvestigator | undefined): string {
  const { w } = reader;
  const fails = failureText(reader, who, check) || 'none';
  return w.say('preview.pending', { check: w.say(`check.${check.check}`), fails });
}

/** Returns the texts of cards that a text makes its reader take. */
function takenTexts(reader: TextContext, source: string): readonly Stake[] {
  return listCardsToTake(reader.content, source).map((card) => ({
    source: card,
    text: joinFacts([reader.w.name('card', card), componentText(reader, card)]),
  }));
}

/** Returns the cards that answers would use. */
function cardsToUse({ options }: TypedDecision): readonly string[] {
  return (options as readonly TypedOption[]).flatMap(({ key, args }) => (isUse(key) ? [cardOf(args)] : []));
}

function cardOf(args: TypedOption['args']): string {
  return String((args as Args | undefined)?.card);
}

/** Returns the attack of the Ancient One that follows a check against it; empty for other opponents. */
function attackText({ w, content }: TextContext, source: string): string {
  const def = content.ancientOnes.get(source);
  return def ? [ancientOneText(w, def).attack].flat().join(' ') : '';
}

/** Names the cards whose use takes the last Sanity, or whose casting does if it fails. */
function lastPointTexts(
  reader: TextContext,
  decision: TypedDecision,
  who: TableInvestigator | undefined,
): readonly Stake[] {
  const { loadouts = [] } = asDecisionOf(decision, 'q.hands')?.about ?? {};
  if (!who) return [];
  const uses = loadouts.flatMap((loadout) => loadout.uses).filter(({ sanity = 0 }) => sanity >= who.sanity);
  const used = [...new Set(uses.map(({ card }) => card))].map((card) => ({
    text: joinFacts([reader.w.name('card', card), ...knockOutTexts(reader, who, { sanity: -who.sanity, stamina: 0 })]),
  }));
  const { checks = {} } = aboutOf(decision);
  const cast = decision.options.flatMap(({ id, key, args }) => {
    const check = checks[id];
    if (!check || !isUse(key) || (check.fails?.sanity ?? 0) < who.sanity) return [];
    return [{ text: joinFacts([reader.w.name('card', cardOf(args)), failureText(reader, who, check)]) }];
  });
  return [...used, ...cast];
}

/** Returns the monsters to pass before any step of a move. */
function foesToPass({ content, view }: TextContext, decision: TypedDecision): readonly FoePreview[] {
  const next = findDestinations(content, view, decision)?.find(({ answers }) => answers.length === 1);
  return next?.foesOnPath ?? [];
}

/** Returns the investigator who would make the checks, if the preview names one. */
function personOf({ view }: TextContext, { by }: FoePreview): TableInvestigator | undefined {
  return view.investigators.find(({ id }) => id === by);
}

function foeArgs(reader: TextContext, foe: FoePreview, who: TableInvestigator | undefined) {
  return { monster: foe.monster, odds: foeOddsText(reader, foe, who) };
}
