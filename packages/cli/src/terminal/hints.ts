import type { PublicOption } from '@vigil/engine';
import {
  type Args,
  aboutOf,
  answerText,
  type CheckDetails,
  causeText,
  DOOM_PER_DAY,
  DOOM_PER_TERROR,
  locationAbilityText,
  mythosText,
  type TypedDecision,
} from '@vigil/rules';
import {
  adaptLocation,
  chancesWithClues,
  failureText,
  formatCheckChance,
  formatPercent,
  monsterStatsText,
  optionChance,
  outcomeOf,
  SKILL_PAIRS,
  type TableInvestigator,
  toughnessIn,
} from '@vigil/table';
import { bonusHint, cluesText, dicePoolText } from './check-chances.js';
import { encounterText } from './encounters.js';
import { whatIsAt } from './places.js';
import { furtherChance, furtherHint, monsterOddsText, newcomerHint, ritualHint, stopText } from './preview.js';
import type { TerminalScene } from './scene.js';
import { encounterAt } from './stop-preview.js';
import { joinFacts, say } from './text.js';

/** Maximum number of card answers that are listed with their texts. */
const MAX_TEXTS = 8;

/** A listed answer: its text, the chance of its check, and its effect. */
export interface OptionLine {
  readonly text: string;
  readonly chance?: string;
  readonly hint?: string;
}

/** Returns the line of an answer in the list. */
export function optionLine(scene: TerminalScene, decision: TypedDecision, option: PublicOption): OptionLine {
  const { w } = scene;
  const about = aboutOf(decision);
  const text = answerText(w, decision, option);
  const outcome = outcomeOf(scene, decision, option);
  const hint = joinFacts([hintOf(scene, decision, option), outcome.text]);
  const check = about.checks?.[option.id];
  // All chances in a list mean the same.
  const same = optionChance(decision, option);
  const likely =
    same !== undefined
      ? formatPercent(same, w.locale)
      : check && decision.key !== 'q.hands'
        ? formatCheckChance(check, w.locale)
        : (furtherChance(scene, decision, option) ??
          (outcome.chance === undefined ? undefined : formatPercent(outcome.chance, w.locale)));
  return { text, ...(likely !== undefined && { chance: likely }), ...(hint && { hint }) };
}

function hintOf(scene: TerminalScene, decision: TypedDecision, option: PublicOption): string | undefined {
  const about = aboutOf(decision);
  const { checks } = about;
  const check = checks?.[option.id];
  const further = furtherHint(scene, decision, option);
  const { card } = option.args ?? {};
  if (further !== undefined) return joinFacts([further, typeof card === 'string' ? textOf(scene, card) : undefined]);
  // In a long list cards are looked up by name.
  const named = decision.options.filter((item) => typeof (item.args as Args | undefined)?.card === 'string');
  const brief = named.length > MAX_TEXTS;
  const entry = option.key === 'o.encounter-card' ? about.entries?.[Number(option.args?.n) - 1] : undefined;
  const says = entry
    ? encounterText(scene, entry.card, entry.at)
    : typeof card === 'string' && !brief
      ? textOf(scene, card)
      : undefined;
  if (!check)
    return option.key.startsWith('o.slider-')
      ? sliderHint(scene, decision, option)
      : plainHint(scene, decision, option, says);
  const who = scene.view.investigators[option.by ?? decision.by[0] ?? -1];
  const rolled = checkHint(scene, check, checks, decision.key === 'q.hands', who);
  const ritual = ritualHint(scene, decision, option);
  const casting =
    decision.key === 'q.hands' && option.key === 'o.cast'
      ? say(scene.w, 't.preview.cast', { chance: formatCheckChance(check, scene.w.locale) })
      : undefined;
  const before = ritual ?? casting;
  const hint = before === undefined ? rolled : `${before}; ${rolled}`;
  if (option.key === 'o.location-ability') return `${hint}. ${plainHint(scene, decision, option, says) ?? ''}`;
  if (says === undefined) return hint;
  return option.key === 'o.cast' || option.key === 'o.use' || entry
    ? `${hint}. ${says}`
    : (weaponHint(scene, decision, option) ?? says);
}

/** Formats the dice of an answer, and the effect of Clues that may be spent on it. */
function checkHint(
  scene: TerminalScene,
  check: CheckDetails,
  checks: Readonly<Record<string, CheckDetails>> | undefined,
  inHand: boolean,
  who: TableInvestigator | undefined,
): string {
  const { horror } = checks ?? {};
  const rolled = dicePoolText(scene, check, inHand);
  const first =
    check.check === 'combat' && horror
      ? say(scene.w, 'shared.odds.first', {
          chance: formatCheckChance(horror, scene.w.locale),
          fails: failureText(scene, who, horror, 'else'),
          rolled,
        })
      : rolled;
  const clues = cluesText(scene, chancesWithClues(check));
  return clues === undefined ? first : `${first}; ${clues}`;
}

/** Returns the reduced bonus of a weapon that resistance weakens (A-COMBAT-22, A-COMBAT-23). */
function weaponHint(
  { content, w }: TerminalScene,
  decision: TypedDecision,
  { id, key, args = {} }: PublicOption,
): string | undefined {
  const card = String(args.card);
  const weapon = content.cards.get(card)?.weapon;
  if (key !== 'o.take-weapon' || !weapon) return undefined;
  const line = aboutOf(decision).checks?.[id]?.sources.findLast(({ source }) => source === card);
  if (!line || line.by >= weapon.bonus) return undefined;
  return say(w, 'shared.odds.resisted', { by: line.by === 0 ? 'none' : w.signed(line.by) });
}

/** Describes the effect of an answer without a check, or the contents of its place. */
function plainHint(
  scene: TerminalScene,
  decision: TypedDecision,
  option: PublicOption,
  says: string | undefined,
): string | undefined {
  const { content, w, view, game, monsterPreview } = scene;
  const { args = {}, key } = option;
  switch (key) {
    case 'o.location-ability': {
      const location = content.locations.get(String(args.place));
      const ability = location && adaptLocation(game, location).abilities?.[Number(args.ability) - 1];
      return ability && locationAbilityText(w, ability);
    }
    case 'o.component':
      return causeText(w, content, String(args.component)).join(' ');
    case 'o.rumor-act':
    case 'o.rumor-pass': {
      const rumor = content.mythos.get(String(args.mythos));
      return rumor && mythosText(w, rumor).join(' ');
    }
    case 'o.investigator': {
      const sheet = decision.key.startsWith('q.new') ? content.investigators.get(String(args.investigator)) : undefined;
      if (!sheet) return undefined;
      const points = (['sanity', 'stamina'] as const).map((what) => w.say(`amount.${what}`, { n: sheet[what] }));
      const living = w.name('occupation', sheet.id);
      const hint = newcomerHint(scene, decision, sheet.id);
      return [living, ...points, ...(hint === '' ? [] : [hint])].join(' · ');
    }
    case 'o.monster-at': {
      const move = decision.key === 'q.monster-order' && monsterPreview?.moves.find(({ token }) => token === option.on);
      return move ? w.say(move.reason) : undefined;
    }
    case 'o.encounter':
    case 'o.activity-investigate':
      return encounterHint(scene, decision);
    case 'o.activity-enter':
      return say(w, 'shared.ritual.enter');
    case 'o.go':
      return stopText(scene, decision, String(args.place));
    case 'o.place':
      return option.on === undefined ? undefined : whatIsAt(scene, option.on);
    case 'o.stop': {
      const who = view.investigators[decision.by[0] ?? 0];
      return who && stopText(scene, decision, who.place, who.id);
    }
    case 'o.monster':
    case 'o.engage-monster': {
      const monster = content.tokens.get(String(args.monster)) ?? content.monsters.get(String(args.monster));
      const odds = monsterOddsText(scene, decision, option.on);
      const toughness = option.on === undefined ? undefined : toughnessIn(decision, option.on);
      return monster && [monsterStatsText(w, monster, toughness), ...(odds ? [odds] : [])].join(' · ');
    }
    case 'o.bonus':
    case 'o.allocate':
    case 'o.no-bonus':
      return bonusHint(scene, decision, option);
    case 'o.activity-seal':
    case 'o.activity-close':
      return ritualHint(scene, decision, option);
    case 'o.agree':
    case 'o.end-day':
    case 'shared.haunt.end-day':
      return say(w, 'shared.haunt.end-day.price', {
        dayDoom: DOOM_PER_DAY,
        dayTerror: Math.ceil(DOOM_PER_DAY / DOOM_PER_TERROR),
      });
    case 'o.buy':
      return says;
    default:
      return says;
  }
}

/** Describes the encounter at the investigator's place. In Haunt it includes the Clues there and the alternatives. */
function encounterHint(scene: TerminalScene, decision: TypedDecision): string | undefined {
  const { w, content, view, game } = scene;
  const { place } = (decision.args ?? {}) as { readonly place?: string };
  const location = content.locations.get(place ?? '');
  if (!location) return undefined;
  const clues = game === 'haunt' ? (view.clues[location.id] ?? 0) : 0;
  return joinFacts([
    clues > 0 && say(w, 't.preview.takes', { n: clues }),
    // Other offers of the place are separate answers.
    encounterAt(scene, location, game === 'haunt'),
  ]);
}

/** Returns the text of a card, a sheet's ability or a table card. */
function textOf({ content, w }: TerminalScene, id: string): string | undefined {
  return causeText(w, content, id).join(' ') || undefined;
}

/** Describes the result of a slider step. */
function sliderHint(
  { content, w, view }: TerminalScene,
  decision: TypedDecision,
  option: PublicOption,
): string | undefined {
  const [pair, side] = option.id.split(':');
  const i = SKILL_PAIRS.findIndex((item) => item.pair === pair);
  const who = view.investigators[decision.by[0] ?? 0];
  const found = SKILL_PAIRS[i];
  if (!who || !('sliders' in who) || !found) return undefined;
  const stop = (who.sliders[i] as number) + (side === 'left' ? -1 : 1);
  const values = content.investigators.get(who.id)?.sliders[found.pair][stop];
  return values && found.skills.map((skill, n) => `${w.say(`skill.${skill}`)} ${values[n]}`).join(', ');
}
