import { type Content, cardsInPlay, type Investigator, type PersonFigures, type View, type Words } from '@vigil/rules';
import { columns } from '../output.js';

/** The board as lines of text: only what lies open on the table (A-SETUP-25). */
export function board(content: Content, w: Words, view: View): string[] {
  const place = (id: string) => w.name('place', id);
  const old = content.ancientOnes.get(view.ancientOne);
  const outside = view.monsters.filter(({ at }) => at === 'outskirts').length;
  const limit = view.figures.monsterLimit === undefined ? '' : `/${view.figures.monsterLimit}`;
  const gates = view.gates.map(({ marker, at }) => `${place(at)} (${w.name('gate', marker)})`);
  const clues = Object.entries(view.clues).filter(([, n]) => n > 0);
  const monsters = view.monsters.filter(({ at }) => at !== 'outskirts');
  const closed = view.closed.map(({ at }) => place(at));
  const inPlay = cardsInPlay(view).map(({ card }) => w.name('mythos', card));
  const { battle } = view;
  const rows: [string, string][] = [
    [
      w.name('ancientOne', view.ancientOne),
      `doom ${view.doom}/${old?.doom ?? '?'}, terror ${view.terror}, gates ${view.gates.length}, ` +
        `monsters ${view.figures.monsters}${limit}, outskirts ${outside}` +
        (battle ? `, final battle round ${battle.round}, successes kept ${battle.pool}` : ''),
    ],
    ['gates', gates.join(', ')],
    ['seals', view.seals.map(place).join(', ')],
    ['monsters', monsters.map(({ token, at }) => `${w.name('monster', token)} at ${place(at)}`).join(', ')],
    ['clues', clues.map(([at, n]) => `${place(at)}${n === 1 ? '' : ` ${n}`}`).join(', ')],
    ['closed', closed.join(', ')],
    ['in play', inPlay.join(', ')],
  ];
  return columns(rows.filter(([, what]) => what !== ''));
}

/** One line, or two, for each investigator. `active`: seats that may decide. `only`: no others. */
export function people(
  content: Content,
  w: Words,
  view: View,
  active: ReadonlySet<number>,
  only: ReadonlySet<number> | undefined = undefined,
): string[] {
  return view.investigators
    .filter(({ seat }) => only === undefined || only.has(seat))
    .map((who) => person(content, w, view, who, view.figures.people[who.seat]?.maximum, active.has(who.seat)));
}

function person(
  content: Content,
  w: Words,
  view: View,
  who: Investigator,
  most: PersonFigures['maximum'] | undefined,
  active: boolean,
): string {
  const name = w.name('investigator', who.id);
  if (who.place === 'out') return `  ${name}: out of the game`;
  const sheet = content.investigators.get(who.id);
  const skills = (['speed-sneak', 'fight-will', 'lore-luck'] as const).map((pair, i) =>
    (sheet?.sliders[pair][who.sliders[i] ?? 0] ?? []).join('/'),
  );
  const trophies = who.monsterTrophies.length + who.gateTrophies.length;
  const facts = [
    w.name('place', who.place),
    `sanity ${who.sanity}/${most?.sanity}`,
    `stamina ${who.stamina}/${most?.stamina}`,
    `clues ${who.clues}`,
    `$${who.money}`,
    `speed/sneak ${skills[0]}, fight/will ${skills[1]}, lore/luck ${skills[2]}`,
    ...(trophies > 0 ? [`trophies: ${who.monsterTrophies.length} monsters, ${who.gateTrophies.length} gates`] : []),
    ...(who.delayed ? ['delayed'] : []),
    ...(who.losesTurn === undefined ? [] : ['loses a turn']),
    ...(who.explored ? ['explored'] : []),
    ...(who.seat === view.first ? ['first player'] : []),
  ];
  const cards = who.cards.map(({ card, exhausted, tokens }) =>
    [w.name('card', card), ...(exhausted ? ['(exhausted)'] : []), ...(tokens ? [`(${tokens} tokens)`] : [])].join(' '),
  );
  const line = `${active ? '>' : ' '} ${name}: ${facts.join(', ')}`;
  return cards.length === 0 ? line : `${line}\n      ${cards.join(', ')}`;
}
