import { useState } from 'react';
import { newSeed } from '../game/chance.js';
import { GAME_NAMES, TABLE_SIZES } from '../game/games.js';
import { Session } from '../game/session.js';
import type { GameId } from '../game/view.js';
import { AncientOnes } from './ancient-ones.js';
import { HouseRuleChoices } from './house-rules.js';
import { Investigators } from './investigators.js';

const GAMES = Object.entries(GAME_NAMES) as [GameId, string][];

/** Everything that is agreed before a game: which one, who plays, against whom, from which seed, by which house rules. */
export function NewGame({ begin }: { begin: (make: (id: string) => Promise<Session>) => void }) {
  const [game, setGame] = useState<GameId>('arkham');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [random, setRandom] = useState(1);
  const [ancientOne, setAncientOne] = useState('random');
  const [seed, setSeed] = useState(newSeed);
  const [houseRules, setHouseRules] = useState<Readonly<Record<string, string>>>({});
  const players = chosen.length + random;
  const { least, most } = TABLE_SIZES[game];

  const change = (next: GameId) => {
    setGame(next);
    setChosen([]);
    setRandom(TABLE_SIZES[next].least);
    setHouseRules({});
  };
  const start = () => {
    const investigators = [...chosen, ...Array<string>(random).fill('random')];
    begin((id) => Session.start(id, game, { investigators, ancientOne, houseRules }, seed.trim() || newSeed()));
  };

  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h2>New game</h2>
      <fieldset>
        <legend>Game</legend>
        <div className="choices games">
          {GAMES.map(([id, name]) => (
            <label key={id} className={id === game ? 'on' : ''}>
              <input type="radio" name="game" checked={id === game} onChange={() => change(id)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Investigators game={game} chosen={chosen} choose={setChosen} random={random} setRandom={setRandom} />
      <AncientOnes chosen={ancientOne} choose={setAncientOne} />
      <fieldset className="seed">
        <legend>Chance</legend>
        <label>
          Seed{' '}
          <input value={seed} onChange={(event) => setSeed(event.target.value)} maxLength={80} spellCheck={false} />
        </label>
        <button type="button" onClick={() => setSeed(newSeed())}>
          Another
        </button>
        <p className="small">The same seed and the same answers always give the same game.</p>
      </fieldset>
      <HouseRuleChoices game={game} changed={houseRules} change={setHouseRules} />
      <p className="begin">
        <button type="submit" className="great" disabled={players < least || players > most}>
          {players < least || players > most
            ? `${GAME_NAMES[game]} takes ${least} to ${most} investigators`
            : `Begin with ${players === 1 ? 'one investigator' : `${players} investigators`}`}
        </button>
      </p>
    </form>
  );
}
