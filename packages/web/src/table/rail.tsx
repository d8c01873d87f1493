import { ancientOneText, mythosText, type View } from '@vigil/rules';
import { memo } from 'react';
import { SymbolIcon } from '../board/symbols.js';
import { capital, content, words } from '../game/arkham.js';
import { nameOf } from '../game/describe.js';
import { gateLimit, monsterLimit, monstersInArkham, outskirtsLimit } from '../game/figures.js';
import { useLit, useTable } from './context.js';

/** The left side: the Ancient One, how bad things are, what is in play, and every monster by name. */
export const Rail = memo(function Rail() {
  const { snapshot } = useTable();
  const { view } = snapshot;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="rail" aria-label="Ancient One, tracks and cards in play" tabIndex={0}>
      <AncientOne view={view} />
      <Doom view={view} />
      <Terror terror={view.terror} />
      <Counts view={view} />
      <InPlay view={view} />
      <Monsters view={view} />
    </section>
  );
});

function AncientOne({ view }: { view: View }) {
  const { inspect } = useTable();
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const text = ancientOneText(words, def);
  const lines = view.battle ? text.attack : [...text.worshippers, ...text.power];
  return (
    <section className="ancient">
      <h2>
        <button type="button" onClick={() => inspect(def.id)}>
          {def.name}
        </button>
      </h2>
      <p className="small">
        {view.battle ? `Awake: round ${view.battle.round}` : def.powerName} · Combat{' '}
        {view.battle ? words.signed(view.battle.rating) : text.combatRating}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Doom({ view }: { view: View }) {
  const spaces = content.ancientOnes.get(view.ancientOne)?.doom ?? 0;
  return (
    <section>
      <h3>
        Doom{' '}
        <span>
          <b>{view.doom}</b> of {spaces}
        </span>
      </h3>
      <ol className="doom" aria-hidden="true">
        {Array.from({ length: spaces }, (_, i) => i + 1).map((n) => (
          <li key={n} className={n <= view.doom ? 'on' : ''}>
            {n <= view.doom ? '' : n}
          </li>
        ))}
      </ol>
      {view.battle && (
        <p>
          Successes kept: <b>{view.battle.pool}</b>
        </p>
      )}
    </section>
  );
}

function Terror({ terror }: { terror: number }) {
  const next = nextToClose(terror);
  return (
    <section>
      <h3>
        Terror{' '}
        <span>
          <b>{terror}</b> of 10
        </span>
      </h3>
      <ol className="terror" aria-hidden="true">
        {Array.from({ length: 11 }, (_, n) => n).map((n) => (
          <li key={n} className={n === terror ? 'now' : n < terror ? 'on' : ''}>
            {n}
          </li>
        ))}
      </ol>
      {next && (
        <p className="small">
          At {next.closesAtTerror} closes: {next.name}
        </p>
      )}
    </section>
  );
}

/** The shop that closes next. */
function nextToClose(terror: number) {
  return [...content.locations.values()]
    .filter(({ closesAtTerror: at }) => at !== undefined && at > terror)
    .sort((one, other) => (one.closesAtTerror ?? 0) - (other.closesAtTerror ?? 0))[0];
}

function Counts({ view }: { view: View }) {
  const limit = monsterLimit(view);
  const figures: readonly (readonly [string, string])[] = [
    ['Gates', `${view.gates.length}/${gateLimit(view)}`],
    ['Monsters', limit === undefined ? `${monstersInArkham(view)}` : `${monstersInArkham(view)}/${limit}`],
    ['Outskirts', `${view.monsters.filter(({ at }) => at === 'outskirts').length}/${outskirtsLimit(view)}`],
    ['Seals', `${view.seals.length}/6`],
  ];
  return (
    <dl className="counts">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Environment, rumor and lasting headlines, with what they say. */
function InPlay({ view }: { view: View }) {
  const { rumor } = view;
  const tokens = rumor === undefined || rumor.tokens === 0 ? '' : ` · ${rumor.tokens} tokens on it`;
  const held = rumor === undefined || rumor.monsters.length === 0 ? '' : ` · ${rumor.monsters.length} monsters on it`;
  const cards: (readonly [card: string, note: string])[] = [];
  if (view.environment !== undefined) cards.push([view.environment, '']);
  if (rumor) cards.push([rumor.card, tokens + held]);
  for (const { card, until } of view.headlines) cards.push([card, ` · to the end of turn ${until}`]);
  return cards.map(([id, note]) => <MythosCard key={id} id={id} note={note} />);
}

function MythosCard({ id, note }: { id: string; note: string }) {
  const { inspect, targets, point } = useTable();
  const card = content.mythos.get(id);
  if (!card) return null;
  const open = targets.has(id);
  const where = card.activity === undefined ? '' : ` · at ${words.name('place', card.activity)}`;
  return (
    <section className={open ? 'mythos-card open' : 'mythos-card'}>
      <p className="small">
        {capital(card.type)}
        {card.subtype === undefined ? '' : ` · ${card.subtype}`}
        {where}
        {note}
      </p>
      <h3>
        <button type="button" onClick={() => (open ? point(id) : inspect(id))}>
          {card.name}
        </button>
      </h3>
      {mythosText(words, card).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Monsters({ view }: { view: View }) {
  if (view.monsters.length === 0) return null;
  return (
    <section className="monsters">
      <h3>Monsters</h3>
      <ul>
        {view.monsters.map(({ token, at }) => (
          <li key={token}>
            <MonsterEntry token={token} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MonsterEntry({ token, at }: { token: string; at: string }) {
  const { targets, point, inspect, pointing } = useTable();
  const { light, glance } = pointing;
  const lit = useLit(token);
  const kind = content.tokens.get(token);
  const open = targets.has(token);
  if (!kind) return null;
  return (
    <button
      type="button"
      className={`${open ? 'open' : ''}${lit ? ' lit' : ''}`}
      onClick={() => (open ? point(token) : inspect(token))}
      onPointerEnter={() => {
        light(token);
        glance(token);
      }}
      onPointerLeave={pointing.rest}
    >
      <SymbolIcon symbol={kind.symbol} title={words.say(`symbol.${kind.symbol}`)} />
      <span>
        {kind.name} <small>{nameOf(at).replace(/^The /, '')}</small>
      </span>
    </button>
  );
}
