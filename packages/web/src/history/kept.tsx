import { bringAddress, gameAddress } from '../app/route.js';
import { SureButton } from '../frame/sure-button.js';
import type { KeptGame } from '../play/storage.js';
import { capital } from '../say/capital.js';
import type { Edition } from '../say/edition.js';
import { nameIn } from '../say/kept-names.js';
import { useEdition } from '../say/use-edition.js';
import { Cameo } from '../table/people/cameo.js';
import { when } from '../words/t.js';
import { t } from './words.js';

interface Props {
  readonly game: KeptGame;
  readonly forget: () => Promise<void>;
  /** Hands it out as a file. */
  readonly hand: () => Promise<void>;
}

/** Who plays a game. */
export function peopleOf(edition: Edition, game: KeptGame): string {
  return edition.words.list(game.investigators.map((one) => nameIn(edition, game, 'investigator', one)));
}

/** A kept game: who, against whom, how far or how it ended; to go on with or to look through, to keep, to forget. */
export function Kept({ game, forget, hand }: Props) {
  const edition = useEdition();
  const { id, investigators, ancientOne, over, ending } = game;
  const people = peopleOf(edition, game);
  const act = t(over ? 'ui.history.replay' : 'ui.history.continue');
  const named = (name: string) => t('ui.frame.act', { act: name, game: people });
  const result = ending === undefined ? '' : ending.won ? ' won' : ' lost';
  return (
    <li className={`kept-game${result}`}>
      <span className="kept-faces" aria-hidden="true">
        {investigators.slice(0, 4).map((one) => (
          <Cameo key={one} id={one} />
        ))}
      </span>
      <div className="kept-words">
        <h3>
          {people} <span>{t('ui.history.against', { name: nameIn(edition, game, 'ancientOne', ancientOne) })}</span>
        </h3>
        <p className="kept-state">{stateOf(edition, game)}</p>
        <p className="small">{details(game)}</p>
      </div>
      <div className="kept-tools">
        <a href={gameAddress(id)} aria-label={named(act)}>
          {act}
        </a>
        <button type="button" aria-label={named(t('ui.frame.export'))} onClick={() => void hand()}>
          {t('ui.frame.export')}
        </button>
        {!over && (
          <a href={bringAddress(id)} aria-label={named(t('ui.history.online'))}>
            {t('ui.history.online')}
          </a>
        )}
        <SureButton says={t('ui.history.forget')} saysThen={t('ui.history.forget.really')} to={people} act={forget} />
      </div>
    </li>
  );
}

function stateOf({ words }: Edition, { game, over, ending, turn, phase }: KeptGame): string {
  if (ending) {
    const how = words.say(`ending.${ending.how}`);
    return t(ending.won ? 'ui.history.state.won' : 'ui.history.state.lost', { how });
  }
  if (over) return t('ui.history.state.over');
  if (turn === 0) return t('ui.history.state.set-up');
  return t('ui.history.state.turn', { game, turn, phase: capital(words.say(`phase.${phase}`)) });
}

function details(kept: KeptGame): string {
  const { game, over, turn, ending, answers, changed, seed } = kept;
  const parts = [t(`ui.frame.game.${game}`), when(changed)];
  if (over) parts.push(t('ui.history.turns', { game, turn }));
  if (ending?.score !== undefined) parts.push(t('ui.history.score', { n: ending.score }));
  if (answers !== undefined) parts.push(t('ui.history.answers', { n: answers }));
  parts.push(t('ui.history.seed', { seed }));
  return parts.join(' · ');
}
