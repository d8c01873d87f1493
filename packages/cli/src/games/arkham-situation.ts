import { CHOSEN_SHEETS, type Content, type Investigator, listCardsInPlay, type View, type Words } from '@vigil/rules';
import { figuresOf, SKILL_PAIRS } from '@vigil/table';
import { joinFacts, say } from '../terminal/text.js';
import {
  cardLabel,
  cardsOf,
  closedRow,
  cluesRow,
  countNames,
  listRow,
  type Person,
  type Row,
  shortSummary,
  summaryLine,
  trophiesOf,
} from './rows.js';

/** The board: only what lies open on the table (A-SETUP-25). */
export function board(content: Content, w: Words, view: View): Row[] {
  const place = (id: string) => w.name('place', id);
  const gates = view.gates.map(({ marker, at }) => {
    const gate = content.gateMarkers.get(marker);
    const symbol = gate ? w.say(`symbol.${gate.symbol}`) : '';
    return say(w, 't.gate.open', { place: at, gate: marker, symbol, by: w.signed(gate?.modifier ?? 0) });
  });
  const monsters = view.monsters.filter(({ at }) => at !== 'outskirts');
  const groups = [...new Set(monsters.map(({ at }) => at))].map((at) => {
    const names = monsters.filter((monster) => monster.at === at).map(({ token }) => w.name('monster', token));
    return say(w, 't.monsters.at', { monsters: countNames(names).join(', '), place: at });
  });
  const outskirts = view.monsters.filter(({ at }) => at === 'outskirts').map(({ token }) => w.name('monster', token));
  const inPlay = listCardsInPlay(view).filter(({ as }) => !isHeraldOrGuardian(as));
  const sheets = view.inPlay.filter(({ as }) => isHeraldOrGuardian(as));
  const rows = [
    { head: w.name('ancientOne', view.ancientOne), what: tracks(content, w, view, outskirts.length) },
    ...sheets.map(({ card, as }) => ({ head: w.say(`kind.${as}`), what: heraldAndGuardianText(content, w, card) })),
    listRow(w, say(w, 't.row.gates'), gates),
    listRow(w, say(w, 't.row.seals'), view.seals.map(place)),
    listRow(w, say(w, 't.row.monsters'), groups),
    listRow(w, say(w, 't.row.outskirts'), countNames(outskirts)),
    cluesRow(w, view),
    closedRow(w, view),
    listRow(
      w,
      say(w, 't.row.in-play'),
      inPlay.map((tableCard) => cardLabel(w, w.name('mythos', tableCard.card), tableCard)),
    ),
  ];
  return rows.filter(({ what }) => what !== '');
}

/** True if the card lies beside the Ancient One: a herald or a guardian. */
function isHeraldOrGuardian(as: string): boolean {
  return CHOSEN_SHEETS.some((kind) => kind === as);
}

function heraldAndGuardianText(content: Content, w: Words, card: string): string {
  const title = content.tableCards.get(card)?.title;
  return joinFacts([w.name('mythos', card), title !== undefined && w.name('printed', title)]);
}

function tracks(content: Content, w: Words, view: View, outskirts: number): string {
  const { figures, battle } = view;
  const { monsterLimit: limit } = figures;
  return joinFacts([
    say(w, 't.track.doom', { n: view.doom, of: content.ancientOnes.get(view.ancientOne)?.doom ?? 0 }),
    say(w, 't.track.terror', { n: view.terror, of: figures.highestTerror }),
    say(w, 't.track.gates', { n: view.gates.length, of: figures.gatesToAwaken }),
    view.seals.length > 0 && say(w, 't.track.seals', { n: view.seals.length, of: figures.sealsToWin }),
    limit === undefined
      ? say(w, 't.track.monsters.free', { n: figures.monsters })
      : say(w, 't.track.monsters', { n: figures.monsters, of: limit }),
    say(w, 't.track.outskirts', { n: outskirts, of: figures.outskirtsLimit }),
    battle && say(w, 't.track.battle', { round: battle.round, n: battle.pool }),
  ]);
}

/** All investigators at the table. */
export function people(content: Content, w: Words, view: View): Person[] {
  return view.investigators.map((who) => person(content, w, view, who));
}

function person(content: Content, w: Words, view: View, who: Investigator): Person {
  const { seat } = who;
  if (who.place === 'out') return { seat, lines: [say(w, 'shared.person.out')], brief: [] };
  const unusual = joinFacts([
    who.delayed && say(w, 'shared.person.delayed'),
    who.losesTurn !== undefined && say(w, 'shared.person.loses-turn', { n: who.losesTurn }),
    who.explored && say(w, 'shared.person.explored'),
    who.defaulted && say(w, 'shared.person.defaulted'),
    who.replacement && say(w, 'shared.person.enters', { n: who.replacement.turn }),
    seat === view.first && view.investigators.length > 1 && say(w, 'shared.person.first'),
  ]);
  const short = joinFacts([summaryLine(w, view, who), unusual]);
  const have = [...cardsOf(w, who), ...trophiesOf(content, w, who)];
  return {
    seat,
    brief: [short, shortSummary(w, view, who)],
    lines: [short, skills(content, w, view, who), ...(have.length > 0 ? [have.join(', ')] : [])],
  };
}

/** Formats the skills at the current sliders, including bonuses of cards. */
function skills(content: Content, w: Words, view: View, who: Investigator): string {
  const sheet = content.investigators.get(who.id);
  const bonus = figuresOf(view, who).skills;
  const pairs = SKILL_PAIRS.map(({ pair, skills: both }, i) => {
    const stop = sheet?.sliders[pair][who.sliders[i] ?? 0];
    return both
      .map((skill, side) => {
        const more = bonus[skill] === 0 ? '' : ` (${w.signed(bonus[skill])})`;
        return `${w.say(`skill.${skill}`)} ${stop?.[side] ?? 0}${more}`;
      })
      .join(' ');
  });
  return joinFacts([...pairs, w.say('amount.focus', { n: sheet?.focus ?? 0 })]);
}
