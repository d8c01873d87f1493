import {
  type Content,
  type Foresight,
  type HauntInvestigator,
  type HauntMonster,
  type HauntView,
  mythosOf,
  type PersonFigures,
  type Words,
} from '@vigil/rules';
import { columns } from '../output.js';

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;

/** The board of Haunt as lines of text: only what lies open on the table. */
export function board(content: Content, w: Words, view: HauntView, foresight: Foresight): string[] {
  const place = (id: string) => w.name('place', id);
  const old = content.ancientOnes.get(view.ancientOne);
  const faceUp = view.gates.flatMap(({ marker, at, faceUp: up }) =>
    up && marker !== undefined
      ? [`${place(at)} (${w.name('gate', marker)}, ${symbol(w, content.gateMarkers.get(marker)?.symbol)})`]
      : [],
  );
  const faceDown = view.gates.flatMap(({ at, faceUp: up }) => (up ? [] : [place(at)]));
  const clues = Object.entries(view.clues).flatMap(([at, n]) => (n > 0 ? [`${place(at)}${times(n)}`] : []));
  const rows: [string, string][] = [
    [
      w.name('ancientOne', view.ancientOne),
      `doom ${view.doom}/${old?.doom ?? '?'}, terror ${view.terror}/${view.figures.highestTerror}, ${view.gates.length} gates, ` +
        `${view.gatePile} in the pile, ${view.cup} monsters in the cup`,
    ],
    ['face-up', faceUp.join(', ')],
    ['face-down', faceDown.join(', ')],
    ['clues', clues.join(', ')],
    ['closed', view.closed.map(({ at }) => place(at)).join(', ')],
    ...stacks(content, w, view),
  ];
  return [
    ...columns(rows.filter(([, what]) => what !== '')),
    ...mythos(content, w, view),
    ...monsters(content, w, view, foresight),
  ];
}

/** The day's cards as a grid: where monsters act, where clues come, the symbols on grey and on black. */
function mythos(content: Content, w: Words, view: HauntView): string[] {
  const rows = mythosOf(view).map((id): [string, string] => {
    const card = content.mythos.get(id);
    const symbols = (list: readonly string[] = []) => list.map((one) => symbol(w, one)).join(' ') || '-';
    const at = card?.gate === undefined ? '-' : w.name('place', card.gate);
    const clue = card?.clues.map((one) => w.name('place', one)).join(', ') || '-';
    return [
      `  ${w.name('mythos', id)}`,
      `${at}; clue: ${clue}; grey: ${symbols(card?.white)}; black: ${symbols(card?.black)}`,
    ];
  });
  return rows.length === 0 ? [] : ['Mythos', ...columns(rows)];
}

/** Monsters in the city with what they carry and what they have in mind. */
function monsters(content: Content, w: Words, view: HauntView, { moves, activities }: Foresight): string[] {
  const here = view.monsters.filter(({ at }) => isInCity(content, at));
  if (here.length === 0) return [];
  const rows = moves.flatMap(({ token, from, to, goal, reason }): [string, string][] => {
    const monster = here.find((one) => one.token === token);
    if (!monster) return [];
    const next = goal === 'stay' || to.length === 0 ? '' : ` -> ${to.map((id) => w.name('place', id)).join(' or ')}`;
    const act = activities.find((one) => one.token === token);
    const would = act ? `; here: ${act.what}` : '';
    return [[`  ${described(content, w, monster)}`, `${w.name('place', from)}${next}: ${w.say(reason)}${would}`]];
  });
  return ['Monsters, in the order in which they move', ...columns(rows)];
}

function described(content: Content, w: Words, { token, clues }: HauntMonster): string {
  const kind = content.tokens.get(token);
  const carried = clues > 0 ? `, ${clues} clue${clues === 1 ? '' : 's'}` : '';
  return `${w.name('monster', token)} (${symbol(w, kind?.symbol)}, ${w.signed(kind?.awareness ?? 0)}${carried})`;
}

/** What waits in the Other Worlds and the Outskirts, the topmost first. */
function stacks(content: Content, w: Words, view: HauntView): [string, string][] {
  const all = [...content.worlds.keys(), 'outskirts'].map((at): [string, string] => {
    const pile = view.monsters.filter((one) => one.at === at).reverse();
    const name = content.worlds.has(at) ? w.name('world', at) : w.name('place', at);
    return [name, pile.map(({ token }) => w.name('monster', token)).join(', ')];
  });
  return all.filter(([, pile]) => pile !== '').map(([name, pile]) => ['stack', `${name}: ${pile}`]);
}

function isInCity(content: Content, at: string): boolean {
  return at !== 'outskirts' && !content.worlds.has(at);
}

function symbol(w: Words, id: string | undefined): string {
  return id === undefined ? '-' : w.say(`symbol.${id}`);
}

function times(n: number): string {
  return n === 1 ? '' : ` ${n}`;
}

/** A line or two for each investigator: figures, bonuses with their markers, assets. */
export function people(
  content: Content,
  w: Words,
  view: HauntView,
  active: ReadonlySet<number>,
  only: ReadonlySet<number> | undefined = undefined,
): string[] {
  return view.investigators
    .filter(({ seat }) => only === undefined || only.has(seat))
    .flatMap((who) => person(content, w, who, view.figures.people[who.seat]?.maximum, active.has(who.seat)));
}

function person(
  content: Content,
  w: Words,
  who: HauntInvestigator,
  most: PersonFigures['maximum'] | undefined,
  active: boolean,
): string[] {
  const name = w.name('investigator', who.id);
  if (who.place === 'out') return [`  ${name}: removed from play`];
  const facts = [
    w.name('place', who.place),
    `sanity ${who.sanity}/${most?.sanity}`,
    `stamina ${who.stamina}/${most?.stamina}`,
    `focus ${content.investigators.get(who.id)?.focus ?? 0}`,
    `clues ${who.clues}`,
    `$${who.money}`,
    ...(who.monsterTrophies.length > 0 ? [`monsters ${who.monsterTrophies.length}`] : []),
    ...(who.gateTrophies.length > 0 ? [`gates ${who.gateTrophies.length}`] : []),
    ...(who.staysSince === undefined ? [] : ['must stay']),
    ...(who.waitsSince === undefined ? [] : ['must wait']),
  ];
  const cards = who.cards.map(({ card, exhausted, tokens }) =>
    [w.name('card', card), ...(exhausted ? ['(exhausted)'] : []), ...(tokens ? [`(${tokens} tokens)`] : [])].join(' '),
  );
  if (who.pledged) cards.push(`${w.name('card', who.pledged.card)} (pledged)`);
  return [
    `${active ? '>' : ' '} ${name}: ${facts.join(', ')}`,
    `      ${PAIRS.map((pair, i) => `${pair} ${bonuses(content, who, i)}`).join('   ')}`,
    ...(cards.length === 0 ? [] : [`      ${cards.join(', ')}`]),
  ];
}

/** The four bonuses of a pair: free as they are, `*3/1*` in use, `(3/1)` under an older marker. */
function bonuses(content: Content, who: HauntInvestigator, pair: number): string {
  const stops = content.investigators.get(who.id)?.sliders[PAIRS[pair] as (typeof PAIRS)[number]] ?? [];
  return stops
    .map((stop, i) => {
      const text = stop.join('/');
      const slot = who.slots[pair]?.[i];
      return slot === 'covered' ? `(${text})` : slot === 'allocated' ? `*${text}*` : text;
    })
    .join(' ');
}
