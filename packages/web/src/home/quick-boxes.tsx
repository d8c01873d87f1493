import type { GameId } from '@vigil/table';
import { findAddableBoxes } from '../play/boxes.js';
import { GAME_IDS } from '../play/games.js';
import { t } from '../words/t.js';

interface Props {
  readonly busy: boolean;
  readonly play: (game: GameId, box: string) => void;
}

/** A game at once with each box that can be added, of each game it is made for. */
export default function QuickStartBoxes({ busy, play }: Props) {
  return GAME_IDS.flatMap((game) =>
    findAddableBoxes(game).map(({ id, name }) => (
      <button key={`${game} ${id}`} type="button" disabled={busy} onClick={() => play(game, id)}>
        <b>{name}</b>
        <span>{t('ui.home.quick.box', { game: t(`ui.frame.game.${game}`), people: t(`ui.home.quick.${game}`) })}</span>
      </button>
    )),
  );
}
