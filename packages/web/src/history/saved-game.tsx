import { useEffect, useRef, useState } from 'react';
import { gameAddress, takeOnlineAddress } from '../app/route.js';
import { HAS_SERVER } from '../online/has-server.js';
import { describeError, type ErrorText } from '../play/error-text.js';
import type { GameEntry } from '../play/game-storage.js';
import type { SavedBranch } from '../play/saved-game.js';
import { LinkToCopy } from '../replay/link-to-copy.js';
import { createSavedGameLink } from '../replay/saved-game-link.js';
import { Cameo } from '../table/people/cameo.js';
import { capitalize } from '../text/capitalize.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { savedName } from '../text/saved-names.js';
import { useLoadedContent } from '../text/use-content.js';
import { ConfirmButton } from '../ui/confirm-button.js';
import { ErrorMessage } from '../ui/error-message.js';
import { formatDateTime } from '../words/t.js';
import { t } from './words.js';

interface Props {
  readonly game: GameEntry;
  readonly remove: () => Promise<void>;
  /** Exports it as a file. */
  readonly exportFile: () => Promise<void>;
  /** Renames it; an empty name removes it. */
  readonly rename: (name: string) => Promise<void>;
  /** The game it was branched from, if still saved. */
  readonly from: GameEntry | undefined;
}

/** Formats the players of a game. */
export function formatPlayers(loaded: LoadedContent, game: GameEntry): string {
  return loaded.words.list(
    game.investigators.map((investigator) => savedName(loaded, game, 'investigator', investigator)),
  );
}

/**
 * A saved game: its investigators, the Ancient One, its progress or end, and the actions: resume or replay, export,
 * delete.
 */
export function SavedGameItem({ game, remove, exportFile, rename, from }: Props) {
  const loaded = useLoadedContent();
  const { id, investigators, ancientOne, over, ending, name } = game;
  const people = formatPlayers(loaded, game);
  const act = t(over ? 'ui.history.replay' : 'ui.history.continue');
  const title = name === undefined ? people : `${t('ui.history.named', { name })} ${people}`;
  const label = (what: string) => t('ui.frame.act', { act: what, game: title });
  const [open, setOpen] = useState<'name' | 'link'>();
  const toggle = (what: 'name' | 'link') => setOpen((before) => (before === what ? undefined : what));
  const result = ending === undefined ? '' : ending.won ? ' won' : ' lost';
  return (
    <li className={`saved-game${result}`}>
      <span className="saved-portraits" aria-hidden="true">
        {investigators.slice(0, 4).map((investigator) => (
          <Cameo key={investigator} id={investigator} />
        ))}
      </span>
      <div className="saved-text">
        <h3>
          {name !== undefined && <em>{t('ui.history.named', { name })}</em>} {people}{' '}
          <span>{t('ui.history.against', { name: savedName(loaded, game, 'ancientOne', ancientOne) })}</span>
        </h3>
        <p className="saved-state">{formatState(loaded, game)}</p>
        <p className="small">{formatDetails(game)}</p>
        {game.branch && <BranchSource game={game} branch={game.branch} from={from} />}
      </div>
      <div className="saved-tools">
        <a href={gameAddress(id)} aria-label={label(act)}>
          {act}
        </a>
        <button type="button" aria-label={label(t('ui.frame.export'))} onClick={() => void exportFile()}>
          {t('ui.frame.export')}
        </button>
        <button
          type="button"
          aria-label={label(t('ui.history.rename'))}
          aria-expanded={open === 'name'}
          onClick={() => toggle('name')}
        >
          {t('ui.history.rename')}
        </button>
        <button
          type="button"
          aria-label={label(t('ui.history.share'))}
          aria-expanded={open === 'link'}
          onClick={() => toggle('link')}
        >
          {t('ui.history.share')}
        </button>
        {!over && HAS_SERVER && (
          <a href={takeOnlineAddress(id)} aria-label={label(t('ui.history.online'))}>
            {t('ui.history.online')}
          </a>
        )}
        <ConfirmButton
          label={t('ui.history.forget')}
          confirmLabel={t('ui.history.forget.really')}
          subject={title}
          onConfirm={remove}
        />
      </div>
      {open === 'name' && (
        <NameForm
          label={t('ui.history.rename.label', { game: people })}
          name={name ?? ''}
          keep={async (next) => {
            setOpen(undefined);
            await rename(next);
          }}
        />
      )}
      {open === 'link' && <GameLink game={game} />}
    </li>
  );
}

/** The game it was branched from, and the moment of the branch. */
function BranchSource({ game, branch, from }: { game: GameEntry; branch: SavedBranch; from: GameEntry | undefined }) {
  const { of, turn } = branch;
  const title =
    from?.name === undefined ? branch.title : `${t('ui.history.named', { name: from.name })} ${branch.title}`;
  return (
    <p className="small saved-branch">
      {t('ui.history.branch', { game: game.game, turn })}{' '}
      {from ? (
        <a href={gameAddress(from.id)}>{title}</a>
      ) : (
        t(of === undefined ? 'ui.history.branch.shared' : 'ui.history.branch.gone', { title })
      )}
    </p>
  );
}

function NameForm({ label, name, keep }: { label: string; name: string; keep: (name: string) => Promise<void> }) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  // The user pressed a button to edit this.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="saved-form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep(text.trim());
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={60}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{t('ui.history.rename.keep')}</button>
    </form>
  );
}

/** A shareable link with a saved game. The game is opened in the background to create it. */
function GameLink({ game }: { game: GameEntry }) {
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<ErrorText>();
  useEffect(() => {
    let unmounted = false;
    createSavedGameLink(game.id).then(
      (url) => unmounted || setLink(url),
      (error) => unmounted || setProblem(describeError(error)),
    );
    return () => {
      unmounted = true;
    };
  }, [game.id]);
  return (
    <div className="saved-form">
      <ErrorMessage message={problem?.message} detail={problem?.detail} />
      {link !== undefined && <LinkToCopy link={link} secrets={!game.over} />}
    </div>
  );
}

function formatState({ words }: LoadedContent, { game, over, ending, turn, phase }: GameEntry): string {
  if (ending) {
    const how = words.say(`ending.${ending.how}`);
    return t(ending.won ? 'ui.history.state.won' : 'ui.history.state.lost', { how });
  }
  if (over) return t('ui.history.state.over');
  if (turn === 0) return t('ui.history.state.set-up');
  return t('ui.history.state.turn', { game, turn, phase: capitalize(words.say(`phase.${phase}`)) });
}

function formatDetails(entry: GameEntry): string {
  const { game, over, turn, ending, answers, changed, seed } = entry;
  const parts = [t(`ui.frame.game.${game}`), formatDateTime(changed)];
  if (over) parts.push(t('ui.history.turns', { game, turn }));
  if (ending?.score !== undefined) parts.push(t('ui.history.score', { n: ending.score }));
  if (answers !== undefined) parts.push(t('ui.history.answers', { n: answers }));
  parts.push(t('ui.history.seed', { seed }));
  return parts.join(' · ');
}
