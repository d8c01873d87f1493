import { useEffect, useRef, useState } from 'react';
import { bringAddress, gameAddress } from '../app/route.js';
import { SureButton } from '../frame/sure-button.js';
import { Trouble } from '../frame/trouble.js';
import type { KeptBranch } from '../play/kept-game.js';
import { type Told, told } from '../play/refused.js';
import type { KeptGame } from '../play/storage.js';
import { linkOfKept } from '../replay/link-of-kept.js';
import { LinkToCopy } from '../replay/link-to-copy.js';
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
  /** Gives it another name; by an empty one it has none. */
  readonly rename: (name: string) => Promise<void>;
  /** The game it was played on from, if that is still kept. */
  readonly from: KeptGame | undefined;
}

/** Who plays a game. */
export function peopleOf(edition: Edition, game: KeptGame): string {
  return edition.words.list(game.investigators.map((one) => nameIn(edition, game, 'investigator', one)));
}

/** A kept game: who, against whom, how far or how it ended; to go on with or to look through, to keep, to forget. */
export function Kept({ game, forget, hand, rename, from }: Props) {
  const edition = useEdition();
  const { id, investigators, ancientOne, over, ending, name } = game;
  const people = peopleOf(edition, game);
  const act = t(over ? 'ui.history.replay' : 'ui.history.continue');
  const called = name === undefined ? people : `${t('ui.history.named', { name })} ${people}`;
  const named = (what: string) => t('ui.frame.act', { act: what, game: called });
  const [open, setOpen] = useState<'name' | 'link'>();
  const toggle = (what: 'name' | 'link') => setOpen((before) => (before === what ? undefined : what));
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
          {name !== undefined && <em>{t('ui.history.named', { name })}</em>} {people}{' '}
          <span>{t('ui.history.against', { name: nameIn(edition, game, 'ancientOne', ancientOne) })}</span>
        </h3>
        <p className="kept-state">{stateOf(edition, game)}</p>
        <p className="small">{details(game)}</p>
        {game.branch && <FromWhich game={game} branch={game.branch} from={from} />}
      </div>
      <div className="kept-tools">
        <a href={gameAddress(id)} aria-label={named(act)}>
          {act}
        </a>
        <button type="button" aria-label={named(t('ui.frame.export'))} onClick={() => void hand()}>
          {t('ui.frame.export')}
        </button>
        <button
          type="button"
          aria-label={named(t('ui.history.rename'))}
          aria-expanded={open === 'name'}
          onClick={() => toggle('name')}
        >
          {t('ui.history.rename')}
        </button>
        <button
          type="button"
          aria-label={named(t('ui.history.share'))}
          aria-expanded={open === 'link'}
          onClick={() => toggle('link')}
        >
          {t('ui.history.share')}
        </button>
        {!over && (
          <a href={bringAddress(id)} aria-label={named(t('ui.history.online'))}>
            {t('ui.history.online')}
          </a>
        )}
        <SureButton says={t('ui.history.forget')} saysThen={t('ui.history.forget.really')} to={called} act={forget} />
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

/** Which game it was played on from, and at which moment. */
function FromWhich({ game, branch, from }: { game: KeptGame; branch: KeptBranch; from: KeptGame | undefined }) {
  const { of, turn } = branch;
  const title =
    from?.name === undefined ? branch.title : `${t('ui.history.named', { name: from.name })} ${branch.title}`;
  return (
    <p className="small kept-branch">
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
  // Somebody pressed a button to write here.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="kept-more"
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

/** A link that holds a kept game: it is opened for that, out of sight. */
function GameLink({ game }: { game: KeptGame }) {
  const [link, setLink] = useState<string>();
  const [trouble, setTrouble] = useState<Told>();
  useEffect(() => {
    let left = false;
    linkOfKept(game.id).then(
      (made) => left || setLink(made),
      (error) => left || setTrouble(told(error)),
    );
    return () => {
      left = true;
    };
  }, [game.id]);
  return (
    <div className="kept-more">
      <Trouble what={trouble?.what} exactly={trouble?.exactly} />
      {link !== undefined && <LinkToCopy link={link} secrets={!game.over} />}
    </div>
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
