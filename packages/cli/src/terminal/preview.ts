import type { PublicOption } from '@vigil/engine';
import {
  aboutOf,
  asDecisionOf,
  bestDice,
  chanceOfLoadout,
  chanceOfRollOption,
  type EndTriggerPreview,
  effectText,
  type Loadout,
  locationAbilityText,
  type TypedDecision,
  type Words,
} from '@vigil/rules';
import {
  adaptLocation,
  compareNewcomers,
  endTriggerArgs,
  findDestinations,
  foeOddsText,
  formatPercent,
  guardArgs,
  type StartingLimits,
} from '@vigil/table';
import { whatIsAt } from './places.js';
import type { TerminalScene } from './scene.js';
import { joinFacts, say } from './text.js';

/** Maximum number of loadouts described. */
const MAX_LOADOUTS = 4;

/** Previews shown before the answers: loadouts, obstacles with their reasons, and monsters to pass. */
export function previewLines(scene: TerminalScene, decision: TypedDecision): string[] {
  return [
    ...loadoutLines(scene, decision),
    ...obstacleLines(scene, decision),
    ...leavingLines(scene, decision),
    ...limitLines(scene, decision),
  ];
}

/** Lists all combinations of weapons and Spells for a fight, best first. */
function loadoutLines({ w }: TerminalScene, decision: TypedDecision): string[] {
  const asked = asDecisionOf(decision, 'q.hands');
  if (!asked) return [];
  const lines = asked.about.loadouts.slice(0, MAX_LOADOUTS).map((loadout) => {
    const name =
      loadout.cards.length === 0
        ? say(w, 'shared.hands.bare')
        : loadout.cards.map((card) => w.name('card', card)).join(' + ');
    return say(w, 't.preview.hand', {
      name,
      chance: formatPercent(chanceOfLoadout(loadout), w.locale),
      more: detail(loadout),
    });
  });
  return lines.length < 2 ? [] : [say(w, 't.preview.hands', { hands: lines.join('; ') })];

  function detail(loadout: Loadout): string {
    const dice = loadout.outcomes.map(({ check }) => bestDice(check));
    const cast =
      loadout.casts.length > 0 ? say(w, 't.preview.cast', { chance: formatPercent(loadout.cast, w.locale) }) : '';
    return [say(w, 'shared.odds.dice', { n: Math.max(0, ...dice) }), ...(cast === '' ? [] : [cast])].join(', ');
  }
}

/** Lists unavailable actions, with reasons. */
function obstacleLines({ w, content, view, game }: TerminalScene, decision: TypedDecision): string[] {
  const at = asDecisionOf(decision, 'q.location');
  if (at) {
    const location = content.locations.get(at.args.place);
    const abilities = location ? (adaptLocation(game, location).abilities ?? []) : [];
    return (at.about?.closedAbilities ?? []).flatMap(({ ability, why }) => {
      const item = abilities[ability - 1];
      return item ? [say(w, 't.preview.closed', { why, text: locationAbilityText(w, item) })] : [];
    });
  }
  const activity = asDecisionOf(decision, 'q.activity');
  if (!activity) return [];
  const { rituals = [], gate = '', sealCost = 0 } = activity.about;
  const symbol = content.gateMarkers.get(gate)?.symbol ?? '';
  const has = view.investigators[decision.by[0] ?? 0]?.clues ?? 0;
  return rituals.flatMap(({ kind, lacks }) =>
    lacks ? [say(w, 't.preview.lacks', { kind, lacks, symbol: w.say(`symbol.${symbol}`), n: sealCost, has })] : [],
  );
}

/** Kinds of limits, in display order. */
const LIMIT_KINDS = ['value', 'clues', 'spells', 'allies'] as const satisfies readonly (keyof StartingLimits)[];

/** Returns the limits on what a new investigator may bring. */
function limitLines({ w }: TerminalScene, decision: TypedDecision): string[] {
  const asked = asDecisionOf(decision, 'q.newcomer');
  return asked ? [say(w, 'shared.newcomer.limits', { what: amounts(w, asked.about.limits, LIMIT_KINDS) })] : [];
}

/** Describes what a newcomer would bring to the team and would have to give up. */
export function newcomerHint({ w, content, view }: TerminalScene, decision: TypedDecision, id: string): string {
  const asked = asDecisionOf(decision, 'q.newcomer');
  const limits = asked?.about.limits ?? { clues: Infinity, spells: Infinity, allies: Infinity, value: Infinity };
  const [newcomer] = compareNewcomers(content, view, [id], limits);
  if (!newcomer) return '';
  const better = newcomer.betterSkills.map(({ skill, by }) => `${w.say(`skill.${skill}`)} ${w.signed(by)}`);
  const over = LIMIT_KINDS.filter((what) => newcomer.excess[what] > 0);
  return [
    ...(better.length > 0 ? [say(w, 'shared.newcomer.better', { what: w.list(better) })] : []),
    ...(over.length > 0 ? [say(w, 'shared.newcomer.too-much', { what: amounts(w, newcomer.excess, over) })] : []),
    ...(asked && newcomer.randomItems > 0 ? [say(w, 'shared.newcomer.random', { n: newcomer.randomItems })] : []),
  ].join(' · ');
}

function amounts(w: Words, of: StartingLimits, what: readonly (keyof StartingLimits)[]): string {
  return w.list(
    what.map((item) =>
      say(w, 't.preview.brought', { what: item, n: of[item], money: w.say('amount.money', { n: of[item] }) }),
    ),
  );
}

/** Lists the monsters to evade before walking on, and the chances. */
function leavingLines({ w, content, view }: TerminalScene, decision: TypedDecision): string[] {
  const next = findDestinations(content, view, decision)?.find(
    ({ answers, foesOnPath, guardsOnPath }) => answers.length === 1 && foesOnPath.length + guardsOnPath.length > 0,
  );
  if (!next) return [];
  const monsters = w.list([
    ...next.foesOnPath.map(({ monster }) => w.name('monster', monster)),
    ...next.guardsOnPath.map((guard) => guardArgs(w, guard).name),
  ]);
  return [
    say(w, 't.preview.leave', { monsters, chance: formatPercent(next.chance, w.locale) }),
    ...next.guardsOnPath.map((guard) => say(w, 'shared.walk.guard', guardArgs(w, guard))),
  ];
}

/** Describes a place and the result of stopping there: each monster with its odds. */
export function stopText(scene: TerminalScene, decision: TypedDecision, place: string, by?: string): string {
  const { w } = scene;
  const { foes = [], guards = [], endTriggers = [] } = aboutOf(decision);
  const who = scene.view.investigators[decision.by[0] ?? -1];
  const isThere = (one: { readonly place: string }) => one.place === place;
  const met = foes
    .filter((foe) => isThere(foe) && !foe.spares)
    .map((foe) => `${w.name('monster', foe.monster)}: ${foeOddsText(scene, foe, who)}`);
  return joinFacts([
    whatIsAt(scene, place, by),
    ...met,
    ...endTriggers.filter(isThere).map((trigger) => endTriggerLine(w, trigger)),
    ...guards.filter(isThere).map((guard) => say(w, 'shared.walk.guard', guardArgs(w, guard))),
  ]);
}

/** Describes a card that applies on ending a movement: the chance of its check, and its text. */
export function endTriggerLine(w: Words, trigger: EndTriggerPreview): string {
  const title = say(w, 'shared.walk.end', endTriggerArgs(w, trigger));
  return `${title}${trigger.check ? ' · ' : ': '}${effectText(w, trigger.effects)}`;
}

/** Returns the odds against one of the monsters of a question. */
export function monsterOddsText(
  scene: TerminalScene,
  decision: TypedDecision,
  token: string | undefined,
): string | undefined {
  const foe = aboutOf(decision).foes?.find(({ monster }) => monster === token);
  return foe && foeOddsText(scene, foe, scene.view.investigators[decision.by[0] ?? -1]);
}

/** Returns the chance that an answer to a roll achieves its aim. */
export function furtherChance({ w }: TerminalScene, decision: TypedDecision, option: PublicOption): string | undefined {
  const asked = asDecisionOf(decision, 'q.after-roll');
  const preview = asked?.about.further.find((item) => item.option === option.id);
  return asked && preview && formatPercent(chanceOfRollOption(asked.about, preview).now, w.locale);
}

/** Describes the dice an answer to a roll would add, and the chance that they suffice for its aim. */
export function furtherHint({ w }: TerminalScene, decision: TypedDecision, option: PublicOption): string | undefined {
  const asked = asDecisionOf(decision, 'q.after-roll');
  const preview = asked?.about.further.find((item) => item.option === option.id);
  if (!asked || !preview) return undefined;
  const { successes = 0, difficulty, surplusEffect } = asked.about;
  const { now, all, again } = chanceOfRollOption(asked.about, preview);
  const what = successes < difficulty ? 'pass' : (surplusEffect ?? 'more');
  const parts = [say(w, 't.preview.further', { n: preview.dice, chance: formatPercent(now, w.locale), what })];
  const max = preview.spend?.at(-1)?.clues;
  if (all !== undefined && max !== undefined)
    parts.push(say(w, 't.preview.all', { n: max, chance: formatPercent(all, w.locale) }));
  if (again !== undefined) parts.push(say(w, 'shared.further.again', { chance: formatPercent(again, w.locale) }));
  return parts.join('; ');
}

/** Describes the cost of a ritual, and whether the Ancient One comes. */
export function ritualHint(
  { w, view }: TerminalScene,
  decision: TypedDecision,
  option: PublicOption,
): string | undefined {
  const asked = asDecisionOf(decision, 'q.activity');
  const ritual = asked?.about.rituals?.find(({ kind }) => kind === option.id);
  if (!ritual || !('terror' in view)) return undefined;
  const { doom, drawnByTerror, drawnByDoom } = ritual;
  return say(w, 't.preview.ritual', {
    doom,
    terrorDrawn: formatPercent(drawnByTerror, w.locale),
    doomDrawn: formatPercent(drawnByDoom, w.locale),
    drawn: drawnByDoom > 0 ? 'yes' : 'no',
  });
}
