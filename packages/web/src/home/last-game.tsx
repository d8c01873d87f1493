import { gameAddress } from '../app/route.js';
import { AncientOnePicture } from '../art/ancient-ones.js';
import { Portrait } from '../art/portraits.js';
import type { KeptGame } from '../play/storage.js';
import { capital } from '../say/capital.js';
import { nameIn } from '../say/kept-names.js';
import { useEdition } from '../say/use-edition.js';
import WithEdition from '../say/with-edition.js';
import { t, when } from '../words/t.js';

/** The game to go on with, with the boxes it is played with. */
export default function LastGame({ game }: { game: KeptGame }) {
  return (
    <WithEdition packs={game.packs}>
      <Plate game={game} />
    </WithEdition>
  );
}

/** Who plays, against whom, how far it has come, when that was. */
function Plate({ game }: { game: KeptGame }) {
  const edition = useEdition();
  const { words } = edition;
  const { id, investigators, ancientOne, turn, phase, changed, decides } = game;
  const nameOf = (who: string) => nameIn(edition, game, 'investigator', who);
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
          {t('ui.home.against', { name: nameIn(edition, game, 'ancientOne', ancientOne) })},{' '}
          {t('ui.home.where', { turn, game: game.game, phase: capital(words.say(`phase.${phase}`)) })} ·{' '}
          {t('ui.home.played', { game: t(`ui.frame.game.${game.game}`), when: when(changed) })}
        </small>
      </a>
    </>
  );
}
