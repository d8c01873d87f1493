import type { ActivityPreview, HauntPlan, HauntSupposed, MonsterPreview, Words } from '@vigil/rules';
import { formatPercent } from '@vigil/table';
import type { PlanPreview } from '../games/game.js';
import { lookUp } from './look-up.js';
import type { TerminalScene } from './scene.js';
import { joinFacts, say } from './text.js';

/**
 * Parses a move in the city: the beginning of a name and a place. The name may be left out if only one investigator
 * qualifies.
 */
export function parseMove(
  { w, content, view }: TerminalScene,
  text: string,
): { seat: number; place: string } | undefined {
  const inCity = ({ kind }: { readonly kind?: string } = {}) => kind === 'street' || kind === 'location';
  const people = view.investigators.flatMap(({ id, place }, seat) =>
    inCity(content.places.get(place)) ? [{ id, seat, name: w.name('investigator', id) }] : [],
  );
  const places = [...content.places.values()].filter(inCity).map(({ id }) => ({ id, name: w.name('place', id) }));
  const words = text.split(' ');
  // The longest name first; the remainder is the place.
  for (let n = words.length - 1; n >= (people.length === 1 ? 0 : 1); n--) {
    const who = n === 0 ? { entries: people } : lookUp(people, words.slice(0, n).join(' '));
    const to = lookUp(places, words.slice(n).join(' '));
    const [person, place] = [who.entries[0], to.entries[0]];
    if (person && place && !('instead' in who) && !('instead' in to)) return { seat: person.seat, place: place.id };
  }
  return undefined;
}

/** The plan before an investigator acts: mornings left, gates that each could close, and the monsters' moves. */
export function planLines(scene: TerminalScene, { plan }: PlanPreview): string[] {
  const { w } = scene;
  return [
    morningLines(scene, plan, plan),
    ...gateCloserLines(scene, plan).map((line) => `  ${line}`),
    `${say(w, 'shared.plan.stay')}:`,
    ...monsters(scene, plan.cityPhase.monsters),
  ];
}

/** The same plan if an investigator moves first; changes in the monsters' moves are marked. */
export function planLinesAfterMove(
  scene: TerminalScene,
  { plan, suppose }: PlanPreview,
  seat: number,
  place: string,
): string[] {
  const { w, view } = scene;
  const then = suppose(seat, place);
  const before = new Map(plan.cityPhase.monsters.map((monster) => [monster.token, JSON.stringify(monster)]));
  const changed = new Set(
    then.cityPhase.monsters
      .filter((monster) => before.get(monster.token) !== JSON.stringify(monster))
      .map(({ token }) => token),
  );
  return [
    say(w, 't.weigh.goes', { investigator: view.investigators[seat]?.id ?? '', place }),
    ...(changed.size === 0 ? [`  ${say(w, 't.weigh.same')}`] : monsters(scene, then.cityPhase.monsters, changed)),
    `  ${morningLines(scene, plan, then)}`,
  ];
}

function morningLines(
  { w }: TerminalScene,
  plan: HauntPlan,
  then: Pick<HauntSupposed, 'morningsAfter' | 'mayLose'>,
): string {
  return joinFacts([
    say(w, 't.weigh.mornings', { n: plan.mornings, shut: plan.gatesToWin }),
    then.mayLose
      ? say(w, 'shared.plan.lost')
      : then.morningsAfter < plan.mornings && say(w, 'shared.plan.then', { n: then.morningsAfter }),
  ]);
}

/** Lists the investigators whose possessions could close a gate, the nearest first for each gate. */
function gateCloserLines({ w, view }: TerminalScene, { gates }: HauntPlan): string[] {
  return gates.flatMap((gate) =>
    gate.faceUp
      ? gate.people
          .filter(({ possible, steps }) => possible.length > 0 && steps !== undefined)
          .map(({ seat, steps = 0, possible, chance }) => {
            const ways = possible.map((kind) =>
              say(w, 't.weigh.way', { kind, chance: formatPercent(kind === 'item' ? 1 : chance[kind][0], w.locale) }),
            );
            const investigator = view.investigators[seat]?.id ?? '';
            return say(w, 't.weigh.could', { investigator, place: gate.at, n: steps, ways: w.list(ways, 'or') });
          })
      : [],
  );
}

/** Lists the monsters in order of movement. `changed`: the marked ones. */
function monsters({ w, view }: TerminalScene, all: readonly MonsterPreview[], changed?: ReadonlySet<string>): string[] {
  if (all.length === 0) return [`  ${say(w, 'shared.plan.no-monsters')}`];
  return all.map((item) => {
    const { token, from, to, special, meets, activities, alwaysActs } = item;
    const stays = to.length === 1 && to[0] === from;
    const places = w.list(
      to.map((at) => w.name('place', at)),
      'or',
    );
    const doing = activities.map((act) => actText(w, act));
    const meetings = meets.map(({ seat, certain }) =>
      say(w, 't.weigh.met', { investigator: view.investigators[seat]?.id ?? '', sure: certain ? 'yes' : 'no' }),
    );
    return `${changed?.has(token) ? '≠' : ' '} ${joinFacts([
      say(w, 't.weigh.moves', { monster: token, how: special ? 'special' : stays ? 'stays' : 'goes', places }),
      doing.length > 0 && say(w, 't.weigh.acts', { what: w.list(doing, 'or'), sure: alwaysActs ? 'yes' : 'no' }),
      meetings.length > 0 && say(w, 't.weigh.meets', { names: w.list(meetings) }),
    ])}`;
  });
}

function actText(w: Words, act: ActivityPreview): string {
  const names = act.what === 'summon' ? w.list(act.monsters.map((token) => w.name('monster', token))) : '';
  return say(w, 't.weigh.act', { what: act.what, n: 'n' in act ? act.n : 0, names });
}
