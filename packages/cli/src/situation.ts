import type { Content, Investigator, State, Words } from '@vigil/rules';
import { columns } from './output.js';

/** The position as lines of text: only what lies open on the table (A-SETUP-25). `active`: seats that may decide. */
export function situation(content: Content, w: Words, state: State, active: ReadonlySet<number>): string[] {
  return [
    heading(w, state),
    ...tracks(content, w, state),
    ...state.investigators.map((who) => person(content, w, who, active.has(who.seat), who.seat === state.first)),
  ];
}

function heading(w: Words, { turn, step }: State): string {
  const phase = w.has(`phase.${step.phase}`) ? w.say(`phase.${step.phase}`) : step.phase;
  return rule(turn === 0 ? w.capital(phase) : `Turn ${turn} · ${w.capital(phase)}`);
}

/** A line across with a title. */
export function rule(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(3, 74 - title.length))}`;
}

function tracks(content: Content, w: Words, state: State): string[] {
  const place = (id: string) => w.name('place', id);
  const old = content.ancientOnes.get(state.ancientOne);
  const outside = state.monsters.filter(({ at }) => at === 'outskirts').length;
  const limit = state.terror >= 10 ? '' : `/${state.investigators.length + 3}`;
  const gates = state.gates.map(({ marker, at }) => `${place(at)} (${w.name('gate', marker)})`);
  const clues = Object.entries(state.clues).filter(([, n]) => n > 0);
  const monsters = state.monsters.filter(({ at }) => at !== 'outskirts');
  const closed = state.closed.map(({ at }) => place(at));
  const cards = [state.environment, state.rumor?.card, ...state.headlines.map(({ card }) => card)];
  const inPlay = cards.flatMap((card) => (card === undefined ? [] : w.name('mythos', card)));
  const { battle } = state;
  const rows: [string, string][] = [
    [
      w.name('ancientOne', state.ancientOne),
      `doom ${state.doom}/${old?.doom ?? '?'}, terror ${state.terror}, gates ${state.gates.length}, ` +
        `monsters ${monsters.length}${limit}, outskirts ${outside}` +
        (battle ? `, final battle round ${battle.round}, successes kept ${battle.pool}` : ''),
    ],
    ['gates', gates.join(', ')],
    ['seals', state.seals.map(place).join(', ')],
    ['monsters', monsters.map(({ token, at }) => `${w.name('monster', token)} at ${place(at)}`).join(', ')],
    ['clues', clues.map(([at, n]) => `${place(at)}${n === 1 ? '' : ` ${n}`}`).join(', ')],
    ['closed', closed.join(', ')],
    ['in play', inPlay.join(', ')],
  ];
  return columns(rows.filter(([, what]) => what !== ''));
}

function person(content: Content, w: Words, who: Investigator, active: boolean, first: boolean): string {
  const name = w.name('investigator', who.id);
  if (who.place === 'out') return `  ${name}: out of the game`;
  const sheet = content.investigators.get(who.id);
  const skills = (['speed-sneak', 'fight-will', 'lore-luck'] as const).map((pair, i) =>
    (sheet?.sliders[pair][who.sliders[i] ?? 0] ?? []).join('/'),
  );
  const trophies = who.monsterTrophies.length + who.gateTrophies.length;
  const facts = [
    w.name('place', who.place),
    `sanity ${who.sanity}`,
    `stamina ${who.stamina}`,
    `clues ${who.clues}`,
    `$${who.money}`,
    `speed/sneak ${skills[0]}, fight/will ${skills[1]}, lore/luck ${skills[2]}`,
    ...(trophies > 0 ? [`trophies: ${who.monsterTrophies.length} monsters, ${who.gateTrophies.length} gates`] : []),
    ...(who.delayed ? ['delayed'] : []),
    ...(who.losesTurn === undefined ? [] : ['loses a turn']),
    ...(who.explored ? ['explored'] : []),
    ...(first ? ['first player'] : []),
  ];
  const cards = who.cards.map(({ card, exhausted, tokens }) =>
    [w.name('card', card), ...(exhausted ? ['(exhausted)'] : []), ...(tokens ? [`(${tokens} tokens)`] : [])].join(' '),
  );
  const line = `${active ? '>' : ' '} ${name}: ${facts.join(', ')}`;
  return cards.length === 0 ? line : `${line}\n      ${cards.join(', ')}`;
}
