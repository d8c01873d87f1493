import type { Movement } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import type { ReactNode } from 'react';
import { FigureIcon } from '../art/card-icons.js';
import { Lights } from '../board/ground.js';
import { Disc, DiscWords, Plate, type State, StreetName } from '../board/place.js';
import { ArrowHead } from '../board/roads.js';
import { DIMENSION_SYMBOLS, SymbolMark } from '../board/symbols.js';
import { StopCell } from '../faces/arkham/sheet.js';
import { IntentionHeads, IntentionLabel } from '../faces/haunt/intentions.js';
import { SlotCell } from '../faces/haunt/sheet.js';
import { Sign } from '../faces/haunt/threat.js';
import { capital } from '../say/capital.js';
import { useEdition } from '../say/use-edition.js';
import { Dice } from '../table/decision/dice.js';
import { DoomTrack, Pips, TerrorTrack } from '../table/threat/tracks.js';
import { t as say } from '../words/t.js';
import { quiet, Token } from './excerpt.js';
import { t } from './words.js';
import './learn.css';
import './legend.css';

/** All signs and tokens of a game, drawn by what draws them on the table. */
export function Legend({ game }: { game: GameId }) {
  return (
    <section className="legend" aria-labelledby="legend-title">
      <Shared />
      <h2 id="legend-title">{t('ui.primer.legend')}</h2>
      <p className="legend-about">{t('ui.primer.legend.about')}</p>
      <div className="legend-groups">
        <Monsters game={game} />
        {game === 'haunt' && <Goals />}
        <Tracks game={game} />
        <Places game={game} />
        {game === 'haunt' && <Signs />}
        <Symbols game={game} />
        <You game={game} />
      </div>
    </section>
  );
}

/** What the drawings of this screen refer to. */
function Shared() {
  return (
    <svg className="legend-shared" width="0" height="0" aria-hidden="true">
      <Lights />
      <IntentionHeads />
    </svg>
  );
}

interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Group({ name, title, about, children }: GroupProps) {
  return (
    <section className={`legend-group ${name}`}>
      <h3>{title}</h3>
      {about !== undefined && <p>{about}</p>}
      <ul>{children}</ul>
    </section>
  );
}

/** A sign, what it is called, and what it says. */
function Entry({
  name,
  about,
  wide = false,
  children,
}: {
  name: string;
  about: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={wide ? 'wide' : undefined}>
      <div className="legend-sign">{children}</div>
      <p>
        <b>{name}</b> {about}
      </p>
    </li>
  );
}

function OnBoard({ half, children }: { half: number; children: ReactNode }) {
  return (
    <svg viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A monster for each way to move; the same for all who read. */
const MOVERS = [
  ['normal', 'ghoul'],
  ['fast', 'dimensional-shambler'],
  ['flying', 'byakhee'],
  ['stationary', 'dark-young'],
  ['unique', 'hound-of-tindalos'],
] as const satisfies readonly (readonly [Movement, string])[];

function Monsters({ game }: { game: GameId }) {
  return (
    <Group name="of-monsters" title={t(`ui.primer.monsters.${game}`)} about={t('ui.primer.monsters.corner')}>
      {MOVERS.map(([movement, id]) => (
        <Entry key={movement} name={t(`ui.primer.border.${movement}`)} about={t(`ui.primer.${game}.${movement}`)}>
          <OnBoard half={16}>
            <Token id={id} />
          </OnBoard>
        </Entry>
      ))}
      {game === 'haunt' && (
        <Entry name={t('ui.primer.carries')} about={t('ui.primer.carries.about')}>
          <OnBoard half={16}>
            <Token id="cultist" clues={2} />
          </OnBoard>
        </Entry>
      )}
    </Group>
  );
}

function Location({ id, state = {} }: { id: string; state?: Partial<State> }) {
  const edition = useEdition();
  const { words } = edition;
  const all = { ...quiet(edition, id), ...state };
  return (
    <OnBoard half={42}>
      <g className="place location">
        <Disc id={id} state={all} />
        {/* A gate has its modifier, a lens its figure; the name is not needed. */}
        <DiscWords label={[]} state={{ ...all, gate: undefined }} />
        {all.gate && (
          <text className="modifier-words" x={-25} y={-18.2} textAnchor="middle">
            {words.signed(all.gate.modifier)}
          </text>
        )}
      </g>
    </OnBoard>
  );
}

function Places({ game }: { game: GameId }) {
  const { content, words } = useEdition();
  const gate = content.gateMarkers.get('gate-abyss-1');
  return (
    <Group name="of-places" title={t('ui.primer.places')}>
      <Entry name={t('ui.primer.stable')} about={t(`ui.primer.stable.${game}`)}>
        <Location id="library" />
      </Entry>
      <Entry name={t('ui.primer.unstable')} about={t(`ui.primer.unstable.${game}`)}>
        <Location id="the-witch-house" />
      </Entry>
      {game === 'haunt' && (
        <Entry name={t('ui.primer.face-down')} about={t('ui.primer.face-down.about')}>
          <Location id="graveyard" state={{ unknownGate: true }} />
        </Entry>
      )}
      <Entry name={t('ui.primer.gate')} about={t(`ui.primer.gate.${game}`)}>
        <Location id="woods" state={{ gate }} />
      </Entry>
      {game === 'arkham' && (
        <Entry name={t('ui.primer.seal')} about={t('ui.primer.seal.about')}>
          <Location id="unvisited-isle" state={{ sealed: true }} />
        </Entry>
      )}
      <Entry name={t('ui.primer.clue')} about={t(`ui.primer.clue.${game}`)}>
        <Location id="independence-square" state={{ clues: 2 }} />
      </Entry>
      <Entry name={t('ui.primer.street')} about={t('ui.primer.street.about')}>
        <OnBoard half={56}>
          <g className="place street">
            <Plate width={100} />
            <StreetName name={words.name('place', 'uptown')} />
          </g>
        </OnBoard>
      </Entry>
      <Entry
        name={t('ui.primer.arrows')}
        about={t(game === 'arkham' ? 'ui.primer.arrows.about' : 'ui.primer.arrows.haunt')}
      >
        <OnBoard half={20}>
          <g transform="translate(-9 0)">
            <ArrowHead look="black" />
          </g>
          <g transform="translate(9 0)">
            <ArrowHead look="white" />
          </g>
        </OnBoard>
      </Entry>
    </Group>
  );
}

function Symbols({ game }: { game: GameId }) {
  const { content, words } = useEdition();
  const gates = [...content.gateMarkers.values()];
  return (
    <Group name="of-symbols" title={t('ui.primer.symbols')} about={t(`ui.primer.symbols.${game}`)}>
      {DIMENSION_SYMBOLS.map((symbol) => {
        const world = gates.find((gate) => gate.symbol === symbol)?.world;
        return (
          <Entry
            key={symbol}
            name={capital(words.say(`symbol.${symbol}`))}
            about={world === undefined ? t('ui.primer.symbol.none') : words.name('world', world)}
          >
            <OnBoard half={9}>
              <SymbolMark symbol={symbol} />
            </OnBoard>
          </Entry>
        );
      })}
    </Group>
  );
}

function You({ game }: { game: GameId }) {
  return (
    <Group name="of-you" title={t('ui.primer.you')}>
      <Entry name={t('ui.primer.cameo')} about={t('ui.primer.cameo.about')}>
        <svg viewBox="-24 -26 48 44" aria-hidden="true">
          <Token id="amanda-sharpe" active />
        </svg>
      </Entry>
      {(['sanity', 'stamina'] as const).map((what) => (
        <Entry key={what} wide name={t(`ui.primer.${what}`)} about={t(`ui.primer.${what}.about`, { game })}>
          <span className={`points ${what} vitals-sample`}>
            <span className="points-name">
              <FigureIcon of={what} />
            </span>
            <Pips value={3} most={5} />
          </span>
        </Entry>
      ))}
      <Entry
        wide
        name={t(game === 'arkham' ? 'ui.primer.slider' : 'ui.primer.slots')}
        about={t(game === 'arkham' ? 'ui.primer.slider.about' : 'ui.primer.slots.about')}
      >
        <Bonuses game={game} />
      </Entry>
      <Entry wide name={t('ui.primer.dice')} about={t('ui.primer.dice.about')}>
        <Dice faces={[6, 5, 2]} hits={[5, 6]} />
      </Entry>
    </Group>
  );
}

/** A pair of skills as the sheet shows it. */
function Bonuses({ game }: { game: GameId }) {
  const pairs = [
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const;
  const slots = ['covered', 'allocated', 'free', 'free'] as const;
  return (
    <div className={game === 'haunt' ? 'slots' : ''} aria-hidden="true">
      <table className="slider">
        <tbody>
          {[0, 1].map((side) => (
            <tr key={side}>
              {pairs.map((pair, i) =>
                game === 'haunt' ? (
                  <SlotCell key={pair[0]} slot={slots[i] ?? 'free'} value={pair[side] ?? 0} />
                ) : (
                  <StopCell key={pair[0]} value={pair[side] ?? 0} now={i === 1} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Tracks({ game }: { game: GameId }) {
  return (
    <Group name="of-tracks" title={t('ui.primer.tracks')}>
      <Entry wide name={say('ui.table.doom')} about={t(`ui.primer.doom.${game}`)}>
        <DoomTrack doom={3} spaces={5} />
      </Entry>
      <Entry wide name={say('ui.table.terror')} about={t(`ui.primer.terror.${game}`)}>
        <TerrorTrack terror={2} most={10} />
      </Entry>
    </Group>
  );
}

function Signs() {
  const fields = [
    ['grey', 'hexagon'],
    ['black', 'triangle'],
    ['none', 'crescent'],
  ] as const;
  return (
    <Group name="of-signs" title={t('ui.primer.signs')}>
      {fields.map(([field, symbol]) => (
        <Entry key={field} name={t(`ui.primer.sign.${field}`)} about={t(`ui.primer.sign.${field}.about`)}>
          <div className="signs" aria-hidden="true">
            <table>
              <tbody>
                <tr>
                  <Sign symbol={symbol} field={field === 'none' ? undefined : field} anywhere={field !== 'none'} />
                </tr>
              </tbody>
            </table>
          </div>
        </Entry>
      ))}
    </Group>
  );
}

function Goals() {
  const { words } = useEdition();
  return (
    <Group name="of-goals" title={t('ui.primer.goals')}>
      {(['hunt', 'collect', 'act'] as const).map((goal) => (
        <Entry key={goal} wide name={capital(words.say(`goal.${goal}`))} about={t(`ui.primer.goal.${goal}`)}>
          <svg viewBox="0 0 130 28" aria-hidden="true">
            <path className={`intention ${goal}`} d="M4 22Q60 4 122 20" markerEnd={`url(#intent-${goal})`} />
            <g transform="translate(58 13)">
              <IntentionLabel goal={goal} label={words.say(`goal.${goal}`)} />
            </g>
          </svg>
        </Entry>
      ))}
    </Group>
  );
}
