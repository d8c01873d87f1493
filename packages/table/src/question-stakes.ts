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
  monsterText,
  type TypedDecision,
  type TypedOption,
} from '@vigil/rules';
import { componentText, failureText, joinFacts, knockOutTexts, type TextContext } from './change-text.js';
import { findDestinations } from './destinations.js';
import { foeOddsText } from './foe-text.js';
import { listCardsToTake } from './taken-cards.js';
import { consequenceTexts, effectsOf } from './text-consequences.js';
import type { TableInvestigator } from './view.js';

/** A sentence about a question. `source`: the component whose text it is. */
export interface Stake {
  readonly text: string;
  readonly source?: string;
}

/** Questions whose monsters attack or are met after the answer. Others describe their monsters on their answers. */
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
  'q.ward-off',
  'q.may',
  'q.may-pay',
  'q.choose',
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
    ...treatmentTexts(reader, decision),
    ...opponents(decision, sources).map((source) => ({ text: attackText(reader, source) })),
    ...(about.monster === undefined && about.monsters === undefined ? sources : []).map((source) => ({
      text: foeEffectText(reader, source),
    })),
    ...consequenceTexts(reader, who, textsOf(reader, decision, opponents(decision, sources))).map((text) => ({ text })),
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

/** Returns the effects that a question is about; without any, the texts that ask, and those of cards to use. */
function textsOf({ content }: TextContext, decision: TypedDecision, checking: readonly string[]): readonly unknown[] {
  const { effects, source, entries = [] } = aboutOf(decision);
  if (effects && effects.length > 0) return [effects];
  const { source: named } = (decision.args ?? {}) as { readonly source?: string };
  return [
    ...[...checking, source, named].map((one) => (one === undefined ? undefined : effectsOf(content, one))),
    ...entries.map(({ card, at }) => effectsOf(content, at === undefined ? card : `${card}/${at}`)),
    // The answers themselves state the price of a card, but not its losses.
    ...cardsToUse(decision).map((card) =>
      content.cards.get(card)?.abilities?.map(({ cost, then }) => ({ cost: { lose: cost?.lose }, then })),
    ),
  ];
}

/** Returns the cards that answers would use. */
function cardsToUse({ options }: TypedDecision): readonly string[] {
  return (options as readonly TypedOption[]).flatMap(({ key, args }) => (isUse(key) ? [cardOf(args)] : []));
}

function cardOf(args: TypedOption['args']): string {
  return String((args as Args | undefined)?.card);
}

/** Returns the cards in play that answer to paid abilities of the location. */
function treatmentTexts(reader: TextContext, { args, options }: TypedDecision): readonly Stake[] {
  const { w, content, view } = reader;
  const { place } = (args ?? {}) as { readonly place?: string };
  if (!(options as readonly TypedOption[]).some(({ key }) => key === 'o.location-ability')) return [];
  return view.inPlay.flatMap(({ card }) => {
    const { triggers = [] } = content.tableCards.get(card) ?? {};
    if (!triggers.some(({ when }) => when.on === 'treated' && when.at === place)) return [];
    return [{ source: card, text: joinFacts([w.name('component', card), componentText(reader, card)]) }];
  });
}

/** Returns the opponents of a question's checks, and the Ancient One that attacks after the answer. */
function opponents({ args }: TypedDecision, sources: readonly string[]): readonly string[] {
  const { ancientOne } = (args ?? {}) as { readonly ancientOne?: string };
  return [...new Set([...sources, ...(ancientOne === undefined ? [] : [ancientOne])])];
}

/** Returns the attack of the Ancient One that follows a check against it; empty for other opponents. */
function attackText({ w, content }: TextContext, source: string): string {
  const def = content.ancientOnes.get(source);
  return def ? [ancientOneText(w, def).attack].flat().join(' ') : '';
}

/** Returns the text of a monster whose defeat, or a failed check against it, has effects. */
function foeEffectText({ w, content }: TextContext, source: string): string {
  const kind = content.monsters.get(source);
  const hasEffects = kind?.defeated ?? kind?.combatFailed ?? kind?.horrorFailed;
  return kind && hasEffects ? joinFacts([w.name('monster', source), monsterText(w, kind).join(' ')]) : '';
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
