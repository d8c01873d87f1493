/** The position at the end of a digest, so that a forum thread can be run on it (PBP-12). */
import { type TableView, visibleGates, type Wait } from '@vigil/table';
import type { ChronicleLanguage } from './chronicle-language.js';

/** The data of a standing. `players`: names by seat. `waits`: the players the table waits for. */
export interface StandingSource {
  readonly view: TableView;
  readonly players: readonly (string | undefined)[];
  readonly waits: readonly Pick<Wait, 'seat' | 'kind'>[];
}

/** A labelled part of the standing. */
export interface StandingPart {
  readonly label: string;
  readonly text: string;
}

/** Returns investigators, tracks, gates, monsters and Clues of a position, and who has to post. */
export function createStanding(reader: ChronicleLanguage, source: StandingSource): readonly StandingPart[] {
  const { words } = reader;
  const { view, players, waits } = source;
  const who = (seat: number) => {
    const name = words.name('investigator', view.investigators[seat]?.id ?? '');
    return players[seat] === undefined ? name : words.say('chron.standing.who', { name, player: players[seat] });
  };
  const part = (key: string, text: string) =>
    text === '' ? [] : [{ label: words.say(`chron.standing.${key}`), text: reader.toPlainText(text) }];
  const asked = [...new Set(waits.flatMap(({ seat, kind }) => (kind === 'keeper' ? [] : [seat])))];
  const isKeeperAsked = waits.some(({ kind }) => kind === 'keeper');
  return [
    ...view.investigators.map(({ place, sanity, stamina, clues, money }, seat) => {
      const amounts = { place, sanity, stamina, clues, money: words.say('countable.money.n', { n: money }) };
      // Nothing is left of an investigator who is out of the game.
      const state =
        place === 'out' ? words.name('place', place) : words.say('chron.standing.investigator', { ...amounts });
      return { label: reader.toPlainText(who(seat)), text: reader.toPlainText(state) };
    }),
    ...part('tracks', words.say('chron.standing.tracks.at', { doom: view.doom, terror: view.terror })),
    ...part('gates', gatesText(reader, view)),
    ...part('monsters', monstersText(reader, view)),
    ...part('clues', cluesText(reader, view)),
    ...part('waits', words.list([...asked.map(who), ...(isKeeperAsked ? [words.say('chron.keeper')] : [])])),
  ];
}

function gatesText({ words }: ChronicleLanguage, view: TableView): string {
  return words.list(
    visibleGates(view).map(({ at, marker }) =>
      marker === undefined
        ? words.name('place', at)
        : words.say('chron.standing.gate', { place: words.name('place', at), world: words.name('gate', marker) }),
    ),
  );
}

function monstersText({ words }: ChronicleLanguage, { monsters }: TableView): string {
  const at = new Map<string, string[]>();
  for (const { token, at: place } of monsters) at.set(place, [...(at.get(place) ?? []), words.name('monster', token)]);
  const name = (place: string) =>
    words.name('mythos', place) === place ? words.name('place', place) : words.name('mythos', place);
  return [...at]
    .map(([place, there]) => words.say('chron.appeared', { at: name(place), monsters: words.list(there) }))
    .join('; ');
}

function cluesText({ words }: ChronicleLanguage, { clues }: TableView): string {
  return words.list(
    Object.entries(clues).flatMap(([place, n]) => (n > 0 ? [words.say('chron.clues.at', { place, n })] : [])),
  );
}
