import { gameAddress } from '../app/route.js';
import { AncientOnePicture } from '../art/ancient-ones.js';
import { Portrait } from '../art/portraits.js';
import type { GameEntry } from '../play/game-storage.js';
import { capitalize } from '../text/capitalize.js';
import { savedName } from '../text/saved-names.js';
import { useLoadedContent } from '../text/use-content.js';
import WithContent from '../text/with-content.js';
import { formatDateTime, t } from '../words/t.js';

/** The last game, with its boxes. */
export default function LastGame({ game }: { game: GameEntry }) {
  return (
    <WithContent packs={game.packs}>
      <GamePlate game={game} />
    </WithContent>
  );
}

/** Players, opponent, progress and date of a game. */
function GamePlate({ game }: { game: GameEntry }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { id, investigators, ancientOne, turn, phase, changed, decides } = game;
  const nameOf = (who: string) => savedName(loaded, game, 'investigator', who);
  return (
    <>
      <ul className="plate-people" aria-hidden="true">
        {investigators.map((who) => (
          <li key={who}>
            <Portrait id={who} />
          </li>
        ))}
        <li className="plate-foe">
          <AncientOnePicture id={ancientOne} />
        </li>
      </ul>
      <a className="great" href={gameAddress(id)}>
        {t('ui.home.go', { game: game.game, turn, who: decides === undefined ? 'none' : nameOf(decides) })}{' '}
        <small>
          {words.list(investigators.map(nameOf))}{' '}
          {t('ui.home.against', { name: savedName(loaded, game, 'ancientOne', ancientOne) })},{' '}
          {t('ui.home.where', { turn, game: game.game, phase: capitalize(words.say(`phase.${phase}`)) })} ·{' '}
          {t('ui.home.played', { game: t(`ui.frame.game.${game.game}`), when: formatDateTime(changed) })}
        </small>
      </a>
    </>
  );
}
