import {
  type Content,
  type HauntInvestigator,
  type HauntMonster,
  type HauntPreview,
  type HauntView,
  listMythosCards,
  type Words,
} from '@vigil/rules';
import { SKILL_PAIRS } from '@vigil/table';
import { joinFacts, say } from '../terminal/text.js';
import {
  cardsOf,
  closedRow,
  cluesRow,
  countNames,
  listRow,
  type Person,
  type Row,
  shortSummary,
  skillsOf,
  summaryLine,
  trophiesOf,
} from './rows.js';

/** The board of Haunt: only open information. */
export function board(content: Content, w: Words, view: HauntView, monsterPreview: HauntPreview): Row[] {
  const faceUp = view.gates.flatMap(({ marker, at, faceUp: up }) => {
    if (!up || marker === undefined) return [];
    const gate = content.gateMarkers.get(marker);
    const symbol = gate ? w.say(`symbol.${gate.symbol}`) : '';
    return [say(w, 't.gate.open', { place: at, gate: marker, symbol, by: w.signed(gate?.modifier ?? 0) })];
  });
  const faceDown = view.gates.flatMap(({ at, faceUp: up }) => (up ? [] : [w.name('place', at)]));
  const rows = [
    { head: w.name('ancientOne', view.ancientOne), what: tracks(content, w, view) },
    listRow(w, say(w, 't.row.face-up'), faceUp),
    listRow(w, say(w, 't.row.face-down'), faceDown),
    cluesRow(w, view),
    closedRow(w, view),
    ...mythos(content, w, view),
    ...monsters(content, w, view, monsterPreview),
    ...stacks(content, w, view),
  ];
  return rows.filter(({ what }) => what !== '');
}

function tracks(content: Content, w: Words, view: HauntView): string {
  const { figures } = view;
  return joinFacts([
    say(w, 't.track.doom', { n: view.doom, of: content.ancientOnes.get(view.ancientOne)?.doom ?? 0 }),
    say(w, 't.track.terror', { n: view.terror, of: figures.highestTerror }),
    say(w, 't.track.gates-to-win', { n: view.gates.length, of: figures.gatesToWin }),
    say(w, 't.track.pile', { n: view.gatePile }),
    say(w, 't.track.cup', { n: view.cup }),
  ]);
}

/** The day's cards: the places of activity and Clues, and the grey and black symbols. */
function mythos(content: Content, w: Words, view: HauntView): Row[] {
  const symbols = (list: readonly string[] = []) => list.map((item) => w.say(`symbol.${item}`)).join(' ') || '–';
  const cards = listMythosCards(view).map((id) => {
    const card = content.mythos.get(id);
    const place = card?.gate === undefined ? '–' : w.name('place', card.gate);
    const clue = card?.clues.map((item) => w.name('place', item)).join(', ') || '–';
    const signs = { grey: symbols(card?.white), black: symbols(card?.black) };
    return { full: say(w, 't.mythos.card', { mythos: id, place, clue, ...signs }), signs };
  });
  if (cards.length === 0) return [];
  const head = say(w, 't.row.mythos');
  const all = (which: 'grey' | 'black') => cards.map(({ signs }) => signs[which]).join(' | ');
  const brief = [
    say(w, 't.mythos.signs', { grey: all('grey'), black: all('black') }),
    say(w, 't.row.number', { n: cards.length }),
  ];
  return [{ head, what: cards.map(({ full }) => full).join('\n'), brief }];
}

/** Monsters in the city with their Clues and intentions, in order of movement. */
function monsters(content: Content, w: Words, view: HauntView, { moves, activities }: HauntPreview): Row[] {
  const cityMonsters = view.monsters.filter(({ at }) => at !== 'outskirts' && !content.worlds.has(at));
  const lines = moves.flatMap(({ token, from, to, goal, reason }) => {
    const monster = cityMonsters.find((item) => item.token === token);
    if (!monster) return [];
    const goes = goal !== 'stay' && to.length > 0;
    const next = goes
      ? ` → ${w.list(
          to.map((id) => w.name('place', id)),
          'or',
        )}`
      : '';
    const act = activities.find((activity) => activity.token === token);
    const would = act ? `; ${say(w, 't.monster.here', { what: act.what })}` : '';
    return [`${describeMonster(content, w, monster)} ${w.name('place', from)}${next}: ${w.say(reason)}${would}`];
  });
  if (lines.length === 0) return [];
  const places = countNames(
    cityMonsters.map(({ token, at }) => say(w, 't.monsters.at', { monsters: w.name('monster', token), place: at })),
  );
  return [
    {
      head: say(w, 't.row.monsters'),
      what: lines.join('\n'),
      brief: [places.join(', '), say(w, 't.row.number', { n: cityMonsters.length })],
    },
  ];
}

function describeMonster(content: Content, w: Words, { token, clues }: HauntMonster): string {
  const kind = content.tokens.get(token);
  const carried = clues > 0 ? `, ${w.say('amount.clue', { n: clues })}` : '';
  const symbol = kind ? w.say(`symbol.${kind.symbol}`) : '';
  return `${w.name('monster', token)} (${symbol}, ${w.signed(kind?.awareness ?? 0)}${carried})`;
}

/** Monsters waiting in the Other Worlds and the Outskirts, the topmost first. */
function stacks(content: Content, w: Words, view: HauntView): Row[] {
  const all = [...content.worlds.keys(), 'outskirts'].flatMap((at) => {
    const pile = view.monsters.filter((monster) => monster.at === at).reverse();
    if (pile.length === 0) return [];
    const name = w.capitalize(content.worlds.has(at) ? w.name('world', at) : w.name('place', at));
    return [{ name, pile: pile.map(({ token }) => w.name('monster', token)).join(', '), n: pile.length }];
  });
  if (all.length === 0) return [];
  const head = say(w, 't.row.stacks');
  const n = all.reduce((sum, item) => sum + item.n, 0);
  const brief = [all.map((item) => `${item.name} ${item.n}`).join(', '), say(w, 't.row.number', { n })];
  return [{ head, what: all.map(({ name, pile }) => `${name}: ${pile}`).join('\n'), brief }];
}

/** All investigators at the table: figures, bonuses with their markers, assets. */
export function people(content: Content, w: Words, view: HauntView): Person[] {
  return view.investigators.map((who) => person(content, w, view, who));
}

function person(content: Content, w: Words, view: HauntView, who: HauntInvestigator): Person {
  const { seat } = who;
  if (who.place === 'out') {
    const out = joinFacts([say(w, 't.person.removed'), who.estate && say(w, 'shared.person.estate')]);
    return { seat, lines: [out], brief: [say(w, 't.person.removed')] };
  }
  const short = joinFacts([
    summaryLine(w, view, who),
    who.staysSince !== undefined && say(w, 'shared.person.stays'),
    who.waitsSince !== undefined && say(w, 'shared.person.waits'),
  ]);
  const have = [...cardsOf(w, who), ...trophiesOf(content, w, who)];
  if (who.pledged) have.push(say(w, 't.card.pledged', { card: who.pledged.card }));
  const focus = w.say('amount.focus', { n: content.investigators.get(who.id)?.focus ?? 0 });
  const pairs = SKILL_PAIRS.map((_, i) => `${skillsOf(w, view, who, i)} ${bonuses(content, who, i)}`);
  return {
    seat,
    brief: [short, shortSummary(w, view, who)],
    lines: [short, joinFacts([...pairs, focus]), ...(have.length > 0 ? [have.join(', ')] : [])],
  };
}

/** The four bonuses of a pair: free as they are, `*3/1*` in use, `(3/1)` under an older marker. */
function bonuses(content: Content, who: HauntInvestigator, pair: number): string {
  const stops = content.investigators.get(who.id)?.sliders[SKILL_PAIRS[pair]?.pair ?? 'speed-sneak'] ?? [];
  return stops
    .map((stop, i) => {
      const text = stop.join('/');
      const slot = who.slots[pair]?.[i];
      return slot === 'covered' ? `(${text})` : slot === 'allocated' ? `*${text}*` : text;
    })
    .join(' ');
}
