import {
  type FoePreview,
  type LocationDef,
  locationAbilityText,
  locationFindsText,
  type TypedDecision,
} from '@vigil/rules';
import {
  adaptLocation,
  countGateCards,
  type Destination,
  findDestinations,
  foeOddsText,
  formatPercent,
  guardArgs,
  isHaunt,
  visibleGateAt,
} from '@vigil/table';
import { endTriggerLine } from './preview.js';
import type { TerminalScene } from './scene.js';
import { joinFacts, say } from './text.js';

/** Places in reach of the moving investigator, and the question of the move. */
export interface WalkChoice {
  readonly decision: TypedDecision;
  readonly places: readonly Destination[];
}

/**
 * Returns the places in reach of the moving investigator, the current one first. Undefined if no investigator moves.
 */
export function findWalk(
  { content, view }: TerminalScene,
  decisions: readonly TypedDecision[],
): WalkChoice | undefined {
  for (const decision of decisions) {
    const places = findDestinations(content, view, decision);
    if (places) return { decision, places };
  }
  return undefined;
}

/**
 * Describes the encounter at a location and what can be found there.
 *
 * @param besides true to include the alternatives to the encounter
 */
export function encounterAt({ w, game }: TerminalScene, location: LocationDef, besides: boolean): string {
  const offers = besides ? (adaptLocation(game, location).abilities ?? []) : [];
  return joinFacts([
    say(w, 't.if.encounter', { street: w.name('place', location.street), game }),
    locationFindsText(w, location).join(' '),
    offers.length > 0 && say(w, 't.if.or', { what: offers.map((offer) => locationAbilityText(w, offer)).join(' / ') }),
  ]);
}

/**
 * Preview of stopping at a place, in order: monsters to pass, monsters to face with odds, items, cards that apply
 * there, actions, possible events.
 */
export function stopPreview(scene: TerminalScene, decision: TypedDecision, to: Destination): string[] {
  const { w, content, view, monsterPreview } = scene;
  const { place, path, points, foesOnPath, guardsOnPath, foesToFace, avoidableFoes, chance } = to;
  const seat = decision.by[0] ?? 0;
  const who = view.investigators[seat];
  const location = content.locations.get(place);
  const gate = visibleGateAt(view, place);
  const clues = view.clues[place] ?? 0;
  const others = view.investigators.filter(
    (investigator) => investigator.place === place && investigator.seat !== seat,
  );
  const coming = monsterPreview?.moves.filter((move) => move.from !== place && move.to.includes(place)) ?? [];
  const explored = who && 'explored' in who && who.explored && path.length === 1;
  const names = (foes: readonly FoePreview[]) => w.list(foes.map(({ monster }) => w.name('monster', monster)));
  const lines = [
    foesOnPath.length > 0 &&
      say(w, 't.if.past', { monsters: names(foesOnPath), chance: formatPercent(chance, w.locale) }),
    ...[...guardsOnPath, ...(to.guard ? [to.guard] : [])].map((guard) =>
      say(w, 'shared.walk.guard', guardArgs(w, guard)),
    ),
    ...foesToFace.map((foe) => say(w, 't.if.face', { monster: foe.monster, odds: foeOddsText(scene, foe, who) })),
    avoidableFoes.length > 0 && say(w, 'shared.walk.spares', { monsters: names(avoidableFoes) }),
    clues > 0 && say(w, 't.if.clues', { n: clues, after: foesToFace.length > 0 && !isHaunt(view) ? 'fight' : 'none' }),
    ...to.endTriggers.map((trigger) => endTriggerLine(w, trigger)),
    gate?.marker !== undefined &&
      !isHaunt(view) &&
      (explored ? say(w, 'shared.walk.explored') : say(w, 't.if.drawn', { gate: gate.marker })),
    location && (isHaunt(view) || !gate) && encounterAt(scene, location, true),
    !location && !gate && say(w, 'shared.walk.street'),
    others.length > 0 && say(w, 't.if.people', { names: w.list(others.map(({ id }) => w.name('investigator', id))) }),
    ...coming.map(({ token }) => say(w, 'shared.walk.comes', { monster: token })),
    location && !location.stable && !gate && !isHaunt(view) && opening(),
  ];
  const by = w.list(path.slice(1, -1).map((item) => w.name('place', item)));
  const head = say(w, 't.if.head', {
    place,
    here: path.length === 1 ? 'yes' : 'no',
    points,
    by: by || 'none',
    names: by,
  });
  return [head, ...lines.filter((line) => typeof line === 'string').map((line) => `  ${w.capitalize(line)}`)];

  function opening(): string {
    const [n, total] = countGateCards(content, view, place);
    return say(w, 'shared.walk.mythos', { n, of: total });
  }
}
