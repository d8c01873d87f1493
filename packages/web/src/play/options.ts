import type { PublicOption } from '@vigil/engine';
import {
  aboutOf,
  answerText,
  causeText,
  entryText,
  type Foresight,
  gateCardText,
  idForm,
  isUse,
  locationAbilityText,
  mythosText,
  type TypedDecision,
} from '@vigil/rules';
import {
  chanceOf,
  chanceWithBonus,
  cluesOn,
  gameOf,
  gateSeenAt,
  locationIn,
  PAIRS,
  perCent,
  sealsOf,
  type TableView,
} from '@vigil/table';
import { aheadHint, cluesHint } from '../say/ahead.js';
import { capital } from '../say/capital.js';
import { entryOf, themeOf } from '../say/chronicle.js';
import { monsterFigures, occupationOf } from '../say/describe.js';
import type { Edition } from '../say/edition.js';
import { t } from '../words/t.js';

/** The cards that lie open in a question: to be bought, or to choose among. */
export function offeredCards({ content }: Edition, decision: TypedDecision | undefined): readonly string[] {
  if (!decision) return [];
  const options: readonly PublicOption[] = decision.options;
  const named = options.flatMap(({ on, args = {} }) => [on, args.card]);
  const cards = [...(aboutOf(decision).cards ?? []), ...named].filter((id) => typeof id === 'string');
  return [...new Set(cards)].filter((id) => content.cards.has(id));
}

/** What an option is about, for whoever wants to know more of it. */
export function subjectOf({ on, args = {} }: Pick<PublicOption, 'on' | 'args'>): string | undefined {
  const named = [on, args.card, args.monster, args.gate, args.mythos, args.place];
  return named.find((id): id is string => typeof id === 'string');
}

/**
 * The options in the order of their number keys, which the first nine have. Each investigator may want to end a day of
 * Haunt; the page has one button for all of them, below the others: it has one key, and always has one. `may`: which of
 * the answers there can be given; what others alone may do in a day has no key.
 */
export function keyedOptions(
  { options }: TypedDecision,
  may: (option: PublicOption) => boolean = () => true,
): readonly PublicOption[] {
  const end = dayEnding(options, may);
  if (!end) return options;
  const others = options.filter((option) => option.key !== 'o.end-day' && may(option));
  return [...others.slice(0, KEYS - 1), end, ...others.slice(KEYS - 1)];
}

/** The answer that ends a day of Haunt, of those that each investigator has: one's own. */
export function dayEnding(
  options: readonly PublicOption[],
  may: (option: PublicOption) => boolean,
): PublicOption | undefined {
  const endings = options.filter(({ key }) => key === 'o.end-day');
  return endings.find(may) ?? endings[0];
}

/** How many options have keys: 1 to 9. */
const KEYS = 9;

/** An option as its button says it. `hint`: what it would do, or what is there. */
export interface OptionWords {
  readonly text: string;
  readonly hint: string | undefined;
  /** How likely the check is to be passed that it leads to. */
  readonly chance?: string;
  /** Where what is taken up counts for less than it says. */
  readonly against?: string;
}

/** The words of an option. `foresight`: what the monsters are about to do, where that is known. */
export function optionWords(
  edition: Edition,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
  foresight?: Foresight,
): OptionWords {
  const { wordsAt } = edition;
  // What it brings is said by itself.
  if (option.key === 'o.choice') return { text: answerText(wordsAt(view), decision, option), hint: undefined };
  const hint = hintOf(edition, decision, option, view, foresight);
  const check = aboutOf(decision).checks?.[option.id];
  const chance = check ? chanceOf(check) : bonusChance(decision, option);
  const against = heldAgainst(edition, decision, option);
  return {
    text: answerText(wordsAt(view), decision, option),
    hint: hint === '' ? undefined : hint,
    ...(chance && { chance }),
    ...(against && { against }),
  };
}

function hintOf(
  edition: Edition,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
  foresight: Foresight | undefined,
): string | undefined {
  const { content, words, wordsAt } = edition;
  const { args = {}, key } = option;
  const check = aboutOf(decision).checks?.[option.id];
  if (check) {
    const ahead = aheadHint(edition, check, aboutOf(decision).checks, decision.key === 'q.hands');
    if (key === 'o.location-ability') return `${capital(ahead)}. ${offeredText(edition, option, view) ?? ''}`;
    if (typeof args.card !== 'string') return ahead;
    return isUse(key)
      ? `${capital(ahead)}. ${heldText(edition, args.card, view) ?? ''}`.trim()
      : heldText(edition, args.card, view);
  }
  if (key.startsWith('o.slider-')) return sliderHint(edition, decision, option, view);
  switch (key) {
    case 'o.location-ability':
      return offeredText(edition, option, view);
    case 'o.encounter-card': {
      const entry = aboutOf(decision).entries?.[Number(args.n) - 1];
      return entry && encounterText(edition, entry.card, entry.at, view);
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
      return [occupationOf(sheet), ...points].join(' · ');
    }
    case 'o.monster-at': {
      const move = decision.key === 'q.monster-order' && foresight?.moves.find(({ token }) => token === option.on);
      return move ? words.say(move.reason) : '';
    }
    case 'o.go':
      return whatIsAt(edition, view, String(args.place));
    case 'o.stop': {
      const who = view.investigators[decision.by[0] ?? 0];
      return who && whatIsAt(edition, view, who.place, who.id);
    }
    case 'o.monster':
    case 'o.engage-monster': {
      const monster = content.tokens.get(String(args.monster)) ?? content.monsters.get(String(args.monster));
      return (
        monster &&
        monsterFigures(edition, monster)
          .map(([label, value]) => `${label} ${value}`)
          .join(' · ')
      );
    }
    case 'o.bonus':
    case 'o.allocate':
    case 'o.no-bonus':
      return bonusHint(decision, option);
    default:
      return typeof args.card === 'string' ? heldText(edition, args.card, view) : undefined;
  }
}

/** Chance of passing a check with a bonus, or undefined without such a check. */
function bonusChance(decision: TypedDecision, { id }: PublicOption): string | undefined {
  const chance = chanceWithBonus(decision, id);
  return chance && perCent(chance[0]?.chance ?? 0);
}

/** Effect of Clues on a bonus. */
function bonusHint(decision: TypedDecision, { id }: PublicOption): string | undefined {
  return cluesHint(chanceWithBonus(decision, id)?.slice(1) ?? []);
}

/** What a location offers, as its text says it. */
function offeredText({ content, wordsAt }: Edition, { args = {} }: PublicOption, view: TableView): string | undefined {
  const location = content.locations.get(String(args.place));
  const ability = location && locationIn(gameOf(view), location).abilities?.[Number(args.ability) - 1];
  return ability && locationAbilityText(wordsAt(view), ability);
}

/** The text of a card, of the ability of a sheet, of what lies on the table. */
function heldText({ content, wordsAt }: Edition, id: string, view: TableView): string | undefined {
  return causeText(wordsAt(view), content, id).join(' ') || undefined;
}

/** What an encounter says. */
export function encounterText(
  edition: Edition,
  card: string,
  at: string | undefined,
  view: TableView,
): string | undefined {
  const { content, wordsAt } = edition;
  const w = wordsAt(view);
  const gateCard = content.gateCards.get(card);
  if (gateCard) return gateCardText(w, gateCard, at ?? 'other');
  const entry = at === undefined ? undefined : entryOf(edition, card, at);
  return entry && entryText(w, entry);
}

/** Where a weapon that could be taken up counts for less than it says: what it comes to (A-COMBAT-22, 23). */
function heldAgainst(
  { content, words }: Edition,
  decision: TypedDecision,
  { id, key, args = {} }: PublicOption,
): string | undefined {
  const { checks } = aboutOf(decision);
  const card = String(args.card);
  const weapon = content.cards.get(card)?.weapon;
  if (key !== 'o.take-weapon' || !weapon) return undefined;
  const line = checks?.[id]?.sources.findLast(({ source }) => source === card);
  if (!line || line.by >= weapon.bonus) return undefined;
  return t('ui.odds.resisted', { by: line.by === 0 ? 'none' : words.signed(line.by) });
}

const SLIDER_STEP = idForm('{pair}:{side}');

/** Where a step of a slider leads. */
function sliderHint(
  { content, words }: Edition,
  decision: TypedDecision,
  option: PublicOption,
  view: TableView,
): string | undefined {
  const { pair, side } = SLIDER_STEP.read(option.id) ?? {};
  const i = PAIRS.findIndex((one) => one.pair === pair);
  const who = view.investigators[decision.by[0] ?? 0];
  const found = PAIRS[i];
  if (!who || !('sliders' in who) || !found) return undefined;
  const stop = (who.sliders[i] as number) + (side === 'left' ? -1 : 1);
  const values = content.investigators.get(who.id)?.sliders[found.pair][stop];
  return values && found.skills.map((skill, n) => `${words.say(`skill.${skill}`)} ${values[n]}`).join(', ');
}

/** What is to be met at a place, in a few words. `by`: who would be there, and need not be told. */
export function whatIsAt({ words }: Edition, view: TableView, place: string, by?: string): string {
  const parts: string[] = [];
  const gate = gateSeenAt(view, place);
  if (gate)
    parts.push(
      gate.marker === undefined
        ? t('ui.here.unknown-gate')
        : t('ui.here.gate', {
            world: words.name('gate', gate.marker),
            to: words.formed('gate', gate.marker, 'to'),
          }),
    );
  if (sealsOf(view).includes(place)) parts.push(t('ui.here.sealed'));
  for (const { token } of view.monsters.filter(({ at }) => at === place)) {
    const carried = cluesOn(view, token);
    const monster = words.name('monster', token);
    parts.push(carried === 0 ? monster : t('ui.here.carries', { monster, n: carried }));
  }
  const clues = view.clues[place] ?? 0;
  if (clues > 0) parts.push(words.say('amount.clue', { n: clues }));
  for (const who of view.investigators.filter((one) => one.place === place && one.id !== by))
    parts.push(words.name('investigator', who.id));
  return parts.join(', ');
}

/** The options of a decision by what they refer to on the board or on a sheet. */
export function targetsOf(decision: TypedDecision | undefined): ReadonlyMap<string, readonly PublicOption[]> {
  const targets = new Map<string, PublicOption[]>();
  for (const option of decision?.options ?? []) {
    if (option.on === undefined) continue;
    const there = targets.get(option.on);
    if (there) there.push(option);
    else targets.set(option.on, [option]);
  }
  return targets;
}

/** What something came from, in words: a component, a skill, an encounter. Undefined for a clause of the rules. */
export function sourceName(edition: Edition, source: string): string | undefined {
  const { words } = edition;
  if (words.has(`skill.${source}`)) return words.say(`skill.${source}`);
  const [card, at] = source.split('/');
  if (at !== undefined) return themeOf(edition, card as string, at) ?? t('ui.here.encounter');
  const name = words.name('component', source);
  return name === source ? undefined : name;
}
