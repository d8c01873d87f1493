import { useEffect, useRef, useState } from 'react';
import { newId, newSeed } from '../game/chance.js';
import { readGame } from '../game/files.js';
import { TABLE_SIZES } from '../game/games.js';
import { Session } from '../game/session.js';
import { forget, type KeptGame, keptGames } from '../game/storage.js';
import type { GameId } from '../game/view.js';
import { Eye } from '../table/top-strip.js';
import { KeptGames } from './kept-games.js';
import { NewGame } from './new-game.js';

interface Props {
  /** Makes a game and sits down at it. */
  readonly begin: (make: (id: string) => Promise<Session>) => void;
  readonly trouble: string | undefined;
}

/** The first screen: go on with a game, begin at once, or choose everything. */
export function Start({ begin, trouble }: Props) {
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [refused, setRefused] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    keptGames().then(setGames, () => setGames([]));
  }, []);

  const importFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    setRefused(undefined);
    try {
      const saved = await readGame(chosen);
      const session = await Session.resume(newId(), saved);
      begin(() => Promise.resolve(session));
    } catch (error) {
      setRefused(`This file cannot be continued: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const problem = trouble ?? refused;
  return (
    <main className="start">
      <header className="title">
        <Eye />
        <div>
          <h1>Vigil</h1>
          <p>Arkham Horror, second edition, and its remix Haunt of the Watchers, with every rule enforced</p>
        </div>
      </header>
      {problem !== undefined && (
        <p className="trouble" role="alert">
          {problem}
        </p>
      )}
      <div className="start-columns">
        <div className="start-left">
          <section className="quick">
            <h2>Quick start</h2>
            <p>Investigators and an Ancient One drawn at random.</p>
            <button type="button" className="great" onClick={() => begin((id) => quickStart(id, 'arkham'))}>
              Arkham Horror
            </button>
            <button type="button" className="great" onClick={() => begin((id) => quickStart(id, 'haunt'))}>
              Haunt of the Watchers
            </button>
          </section>
          <section>
            <h2>Games in this browser</h2>
            <KeptGames
              games={games}
              forget={async (id) => {
                await forget(id);
                setGames(await keptGames());
              }}
            />
            <button type="button" onClick={() => file.current?.click()}>
              Import a game from a file
            </button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label="A game exported earlier"
              onChange={(event) => importFile(event.target.files?.[0])}
            />
          </section>
          <footer className="small">
            <p>
              Unofficial fan work. Not affiliated with the publisher or the authors of Arkham Horror; it holds none of
              the game's art or text. <a href="./font-licences.txt">Licences of the fonts</a>
            </p>
          </footer>
        </div>
        <NewGame begin={begin} />
      </div>
    </main>
  );
}

/** A game at once: as few people as it takes, everything by chance; one person alone need not ask the others. */
function quickStart(id: string, game: GameId): Promise<Session> {
  const investigators = Array<string>(TABLE_SIZES[game].least).fill('random');
  const houseRules = game === 'haunt' ? { dayEnds: 'anyone' } : {};
  return Session.start(id, game, { investigators, ancientOne: 'random', houseRules }, newSeed());
}
