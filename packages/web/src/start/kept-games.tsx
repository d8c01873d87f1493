import { useState } from 'react';
import { GAME_NAMES } from '../game/games.js';
import type { KeptGame } from '../game/storage.js';
import { words } from '../game/words.js';

interface Props {
  /** Undefined while they are looked for. */
  readonly games: readonly KeptGame[] | undefined;
  readonly forget: (id: string) => Promise<void>;
}

/** The games that can be continued, the last one first. */
export function KeptGames({ games, forget }: Props) {
  if (games === undefined) return <p className="small">Looking…</p>;
  if (games.length === 0) return <p className="small">None yet. Every game is kept here, answer by answer.</p>;
  return (
    <ul className="kept">
      {games.map((game) => (
        <Kept key={game.id} game={game} forget={() => forget(game.id)} />
      ))}
    </ul>
  );
}

function Kept({ game, forget }: { game: KeptGame; forget: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  const { id, investigators, ancientOne, turn, phase, over, seed, changed } = game;
  const people = words.list(investigators.map((one) => words.name('investigator', one)));
  const count = game.game === 'haunt' ? `day ${turn}` : `turn ${turn}, ${words.say(`phase.${phase}`)}`;
  const state = over ? 'over' : turn === 0 ? words.say('phase.set-up') : count;
  return (
    <li>
      <a href={`#game=${id}`}>
        <b>{people}</b>
        <span>
          against {words.name('ancientOne', ancientOne)}: {state}
        </span>
        <small>
          {GAME_NAMES[game.game ?? 'arkham']} ·{' '}
          {new Date(changed).toLocaleString(words.locale, { dateStyle: 'medium', timeStyle: 'short' })} · seed {seed}
        </small>
      </a>
      <button
        type="button"
        className="plain"
        onClick={() => (sure ? void forget() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {sure ? 'Really forget' : 'Forget'}
      </button>
    </li>
  );
}
