import type { PublicOption } from '@vigil/engine';
import {
  aboutOf,
  answerText,
  causeText,
  entryText,
  gateCardText,
  type HauntPreview,
  idForm,
  isUse,
  locationAbilityText,
  mythosText,
  type TypedDecision,
} from '@vigil/rules';
import {
  adaptLocation,
  bonusChances,
  cluesOn,
  gameIdOf,
  SKILL_PAIRS,
  sealsOf,
  type TableView,
  toughnessIn,
  visibleGateAt,
} from '@vigil/table';
import { capitalize } from '../text/capitalize.js';
import { checkHint, cluesHint } from '../text/check-hint.js';
import { encounterTheme, findEncounterEntry } from '../text/chronicle.js';
import { monsterFigures } from '../text/describe.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { formatCheckChance, formatPercent } from '../text/percent.js';
import { t } from '../words/t.js';

/** The cards that lie open in a question: to be bought, or to choose among. */
export function offeredCards({ content }: LoadedContent, decision: TypedDecision | undefined): readonly string[] {
  if (!decision) return [];
  const options: readonly PublicOption[] = decision.options;
  const named = options.flatMap(({ on, args = {} }) => [on, args.card]);
  const cards = [...(aboutOf(decision).cards ?? []), ...named].filter((id) => typeof id === 'string');
  return [...new Set(cards)].filter((id) => content.cards.has(id));
}

/** Returns the component that an option is about, for its explanation. */
export function subjectOf({ on, args = {} }: Pick<PublicOption, 'on' | 'args'>): string | undefined {
  const named = [on, args.card, args.monster, args.gate, args.mythos, args.place];
  return named.find((id): id is string => typeof id === 'string');
}

/**
 * Returns options in the order of their number keys; the first nine have one. The options to end a day of Haunt share
 * one button, which is last and always has a key. `isAllowed`: true for options that can be given here.
 */
export function keyedOptions(
  { options }: TypedDecision,
  isAllowed: (option: PublicOption) => boolean = () => true,
): readonly PublicOption[] {
  const end = findDayEndOption(options, isAllowed);
  if (!end) return options;
  const others = options.filter((option) => option.key !== 'o.end-day' && isAllowed(option));
  return [...others.slice(0, KEYS - 1), end, ...others.slice(KEYS - 1)];
}

/** Keeps only the own one of the options that end a day of Haunt. */
export function findDayEndOption(
  options: readonly PublicOption[],
  isAllowed: (option: PublicOption) => boolean,
): PublicOption | undefined {
  const endings = options.filter(({ key }) => key === 'o.end-day');
  return endings.find(isAllowed) ?? endings[0];
}

const KEYS = 9;

/** The key of an option by its place among the keyed ones: 1 to 9, then the same with Shift; undefined: none. */
export function keyOf(at: number): string | undefined {
  if (at < 0 || at >= 2 * KEYS) return undefined;
  return at < KEYS ? `${at + 1}` : `⇧${at + 1 - KEYS}`;
}

/** An option with its button text. `hint`: its effect, or the contents of its place. */
export interface OptionText {
  readonly text: string;
  readonly hint: string | undefined;
  /** Chance to pass the check of the option. */
  readonly chance?: string;
  /** Reason why an item counts for less than printed. */
  readonly reduction?: string;
}

/** The text of an option. `monsterPreview`: preview of the monsters' moves, if known. */
export function describeOption(
  loaded: LoadedContent,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
  monsterPreview?: HauntPreview,
): OptionText {
  const { wordsAt } = loaded;
  // The outcome is shown separately.
  if (option.key === 'o.choice') return { text: answerText(wordsAt(view), decision, option), hint: undefined };
  const hint = hintOf(loaded, decision, option, view, monsterPreview);
  const check = aboutOf(decision).checks?.[option.id];
  const chance = check ? formatCheckChance(check) : bonusChance(decision, option);
  const against = reductionText(loaded, decision, option);
  return {
    text: answerText(wordsAt(view), decision, option),
    hint: hint === '' ? undefined : hint,
    ...(chance && { chance }),
    ...(against && { reduction: against }),
  };
}

function hintOf(
  loaded: LoadedContent,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
  monsterPreview: HauntPreview | undefined,
): string | undefined {
  const { content, words, wordsAt } = loaded;
  const { args = {}, key } = option;
  const check = aboutOf(decision).checks?.[option.id];
  if (check) {
    const hint = checkHint(loaded, check, aboutOf(decision).checks, decision.key === 'q.hands');
    if (key === 'o.location-ability') return `${capitalize(hint)}. ${locationText(loaded, option, view) ?? ''}`;
    if (typeof args.card !== 'string') return hint;
    return isUse(key)
      ? `${capitalize(hint)}. ${cardText(loaded, args.card, view) ?? ''}`.trim()
      : cardText(loaded, args.card, view);
  }
  if (key.startsWith('o.slider-')) return sliderHint(loaded, decision, option, view);
  switch (key) {
    case 'o.location-ability':
      return locationText(loaded, option, view);
    case 'o.encounter-card': {
      const entry = aboutOf(decision).entries?.[Number(args.n) - 1];
      return entry && encounterText(loaded, entry.card, entry.at, view);
    }
    case 'o.component':
      return causeText(wordsAt(view), content, String(args.component)).join(' ');
    case 'o.rumor-act':
    case 'o.rumor-pass': {
      const rumor = content.mythos.get(String(args.mythos));
      return rumor && mythosText(words, rumor).join(' ');
    }
    case 'o.investigator': {
      const sheet = decision.key.startsWith('q.new') ? content.investigators.get(String(args.investigator)) : undefined;
      if (!sheet) return '';
      const points = (['sanity', 'stamina'] as const).map((what) => words.say(`amount.${what}`, { n: sheet[what] }));
      return [words.name('occupation', sheet.id), ...points].join(' · ');
    }
    case 'o.monster-at': {
      const move = decision.key === 'q.monster-order' && monsterPreview?.moves.find(({ token }) => token === option.on);
      return move ? words.say(move.reason) : '';
    }
    case 'o.go':
      return placeSummary(loaded, view, String(args.place));
    case 'o.stop': {
      const who = view.investigators[decision.by[0] ?? 0];
      return who && placeSummary(loaded, view, who.place, who.id);
    }
    case 'o.monster':
    case 'o.engage-monster': {
      const monster = content.tokens.get(String(args.monster)) ?? content.monsters.get(String(args.monster));
      return (
        monster &&
        monsterFigures(loaded, monster, option.on === undefined ? undefined : toughnessIn(decision, option.on))
          .map(([label, value]) => `${label} ${value}`)
          .join(' · ')
      );
    }
    case 'o.bonus':
    case 'o.allocate':
    case 'o.no-bonus':
      return bonusHint(decision, option);
    default:
      return typeof args.card === 'string' ? cardText(loaded, args.card, view) : undefined;
  }
}

/** Chance of passing a check with a bonus, or undefined without such a check. */
function bonusChance(decision: TypedDecision, { id }: PublicOption): string | undefined {
  const chance = bonusChances(decision, id);
  return chance && formatPercent(chance[0]?.chance ?? 0);
}

/** Effect of Clues on a bonus. */
function bonusHint(decision: TypedDecision, { id }: PublicOption): string | undefined {
  return cluesHint(bonusChances(decision, id)?.slice(1) ?? []);
}

/** Text of a location's offer. */
function locationText(
  { content, wordsAt }: LoadedContent,
  { args = {} }: PublicOption,
  view: TableView,
): string | undefined {
  const location = content.locations.get(String(args.place));
  const ability = location && adaptLocation(gameIdOf(view), location).abilities?.[Number(args.ability) - 1];
  return ability && locationAbilityText(wordsAt(view), ability);
}

/** The text of a card, of a sheet's ability, or of a table card. */
function cardText({ content, wordsAt }: LoadedContent, id: string, view: TableView): string | undefined {
  return causeText(wordsAt(view), content, id).join(' ') || undefined;
}

/** Text of an encounter. */
export function encounterText(
  loaded: LoadedContent,
  card: string,
  at: string | undefined,
  view: TableView,
): string | undefined {
  const { content, wordsAt } = loaded;
  const w = wordsAt(view);
  const gateCard = content.gateCards.get(card);
  if (gateCard) return gateCardText(w, gateCard, at ?? 'other');
  const entry = at === undefined ? undefined : findEncounterEntry(loaded, card, at);
  return entry && entryText(w, entry);
}

/** Returns the reduced bonus of a weapon that resistance weakens (A-COMBAT-22, A-COMBAT-23). */
function reductionText(
  { content, words }: LoadedContent,
  decision: TypedDecision,
  { id, key, args = {} }: PublicOption,
): string | undefined {
  const { checks } = aboutOf(decision);
  const card = String(args.card);
  const weapon = content.cards.get(card)?.weapon;
  if (key !== 'o.take-weapon' || !weapon) return undefined;
  const line = checks?.[id]?.sources.findLast(({ source }) => source === card);
  if (!line || line.by >= weapon.bonus) return undefined;
  return t('shared.odds.resisted', { by: line.by === 0 ? 'none' : words.signed(line.by) });
}

const SLIDER_STEP = idForm('{pair}:{side}');

/** Position that a slider step leads to. */
function sliderHint(
  { content, words }: LoadedContent,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
): string | undefined {
  const { pair, side } = SLIDER_STEP.read(option.id) ?? {};
  const i = SKILL_PAIRS.findIndex((one) => one.pair === pair);
  const who = view.investigators[decision.by[0] ?? 0];
  const found = SKILL_PAIRS[i];
  if (!who || !('sliders' in who) || !found) return undefined;
  const stop = (who.sliders[i] as number) + (side === 'left' ? -1 : 1);
  const values = content.investigators.get(who.id)?.sliders[found.pair][stop];
  return values && found.skills.map((skill, n) => `${words.say(`skill.${skill}`)} ${values[n]}`).join(', ');
}

/** Short text about the dangers of a place. `by`: the investigator to leave out. */
export function placeSummary({ words }: LoadedContent, view: TableView, place: string, by?: string): string {
  const parts: string[] = [];
  const gate = visibleGateAt(view, place);
  if (gate)
    parts.push(
      gate.marker === undefined
        ? t('shared.here.unknown-gate')
        : t('shared.here.gate', {
            gate: words.name('gate', gate.marker),
            to: words.nameInForm('gate', gate.marker, 'to'),
          }),
    );
  if (sealsOf(view).includes(place)) parts.push(t('shared.here.sealed'));
  for (const { token } of view.monsters.filter(({ at }) => at === place)) {
    const carried = cluesOn(view, token);
    const monster = words.name('monster', token);
    parts.push(carried === 0 ? monster : t('ui.here.carries', { monster, n: carried }));
  }
  const clues = view.clues[place] ?? 0;
  if (clues > 0) parts.push(words.say('amount.clue', { n: clues }));
  for (const who of view.investigators.filter((investigator) => investigator.place === place && investigator.id !== by))
    parts.push(words.name('investigator', who.id));
  return parts.join(', ');
}

/** The options of a decision by their subjects on the board or a sheet. */
export function optionsByTarget(decision: TypedDecision | undefined): ReadonlyMap<string, readonly PublicOption[]> {
  const targets = new Map<string, PublicOption[]>();
  for (const option of decision?.options ?? []) {
    if (option.on === undefined) continue;
    const group = targets.get(option.on);
    if (group) group.push(option);
    else targets.set(option.on, [option]);
  }
  return targets;
}

/** Name of a source: component, skill, encounter. Undefined for a clause. */
export function sourceName(loaded: LoadedContent, source: string): string | undefined {
  const { words } = loaded;
  if (words.has(`skill.${source}`)) return words.say(`skill.${source}`);
  const [card, at] = source.split('/');
  if (at !== undefined) return encounterTheme(loaded, card as string, at) ?? t('shared.here.encounter');
  const name = words.name('component', source);
  return name === source ? undefined : name;
}
