import { investigatorText } from '@vigil/rules';
import { compareNewcomers, type Newcomer, SKILL_PAIRS, type StartingLimits } from '@vigil/table';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FigureIcon } from '../../art/card-icons.js';
import { Portrait } from '../../art/portraits.js';
import { subjectOf } from '../../play/options.js';
import { ShortSheet } from '../../start/short-sheet.js';
import { capitalize } from '../../text/capitalize.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t as tt } from '../../words/t.js';
import { useTable } from '../context.js';
import { moveFocus, OptionButton } from '../decision/options.js';
import { CardButton } from '../people/held-cards.js';
import { Pips } from '../threat/tracks.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './newcomers.css';

/** Kinds of starting possessions, in display order. */
const POSSESSION_KINDS = ['value', 'clues', 'spells', 'allies'] as const satisfies readonly (keyof StartingLimits)[];

/** No limits on the possessions of a newcomer. */
const NO_LIMITS: StartingLimits = { clues: Infinity, spells: Infinity, allies: Infinity, value: Infinity };

/**
 * The choice of a replacement investigator. Shows all candidates as portraits, and the sheet of the selected one beside
 * the team's gaps. In Haunt it also shows the predecessor and the remaining limits. A press on a portrait selects it;
 * another, or the button below, confirms.
 */
export function NewcomerChoice({ decision }: { decision: DecisionOf<'q.newcomer' | 'q.new-investigator'> }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { answer, canAnswer, snapshot, readOnly } = useTable();
  const limits = decision.key === 'q.newcomer' ? decision.about.limits : undefined;
  const coming = decision.options.filter(({ key }) => key === 'o.investigator');
  const others = decision.options.filter(({ key }) => key !== 'o.investigator');
  const people = compareNewcomers(
    content,
    snapshot.view,
    coming.map(({ args }) => String(args?.investigator)),
    limits ?? NO_LIMITS,
  );
  const [chosen, choose] = useState<string>();
  const selected = people.find(({ sheet }) => sheet.id === chosen) ?? people[0];
  const option = coming.find(({ args }) => args?.investigator === selected?.sheet.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between portraits
    <div className="newcomers" data-keys onKeyDown={moveFocus}>
      {limits && (
        <div className="predecessor">
          <span aria-hidden="true">
            <Portrait id={limits.id} head />
          </span>
          <p>
            <b>{t('ui.newcomer.gone', { name: words.name('investigator', limits.id) })}</b>
            <small>{t('shared.newcomer.limits', { what: formatPossessions(loaded, limits, POSSESSION_KINDS) })}</small>
          </p>
        </div>
      )}
      <ol className="faces">
        {coming.map((one, i) => {
          const id = String(one.args?.investigator);
          const shown = id === selected?.sheet.id;
          return (
            <li key={one.id}>
              <button
                type="button"
                data-option={one.id}
                data-key={i < 9 ? i + 1 : undefined}
                data-about={subjectOf(one)}
                aria-pressed={shown}
                aria-disabled={readOnly || !canAnswer(one) || undefined}
                onClick={() => (id === chosen ? answer(one.id) : choose(id))}
              >
                <span className="newcomer-face" aria-hidden="true">
                  <Portrait id={id} head />
                </span>
                <kbd>{i < 9 ? i + 1 : ''}</kbd>
                <b>{words.name('investigator', id)}</b>
              </button>
            </li>
          );
        })}
      </ol>
      {selected && option && (
        <section className="selected-newcomer" key={selected.sheet.id}>
          <div className="newcomer-portrait">
            <Portrait id={selected.sheet.id} />
          </div>
          <div>
            <ShortSheet id={selected.sheet.id} />
            <TeamComparison newcomer={selected} isLimited={limits !== undefined} />
            <NewcomerSheet newcomer={selected} isLimited={limits !== undefined} />
          </div>
          <button
            type="button"
            className="comes"
            data-sure={chosen === undefined ? undefined : ''}
            aria-disabled={readOnly || !canAnswer(option) || undefined}
            onClick={() => answer(option.id)}
          >
            {t('ui.newcomer.choose', { name: capitalize(words.name('investigator', selected.sheet.id)) })}
            <small>{words.name('occupation', selected.sheet.id)}</small>
          </button>
        </section>
      )}
      <ol className="options">
        {others.map((other, i) => (
          <li key={other.id}>
            <OptionButton decision={decision} option={other} n={coming.length + i + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The whole sheet if there is room: over that of the investigator who is out of the game. */
function NewcomerSheet({ newcomer, isLimited }: { newcomer: Newcomer; isLimited: boolean }) {
  const loaded = useLoadedContent();
  const { words, wordsAt } = loaded;
  const { sheet } = newcomer;
  const { view } = useTable().snapshot;
  const [below, setBelow] = useState<Element | null>(null);
  useLayoutEffect(() => setBelow(document.querySelector('main.table article.sheet')), []);
  if (!below) return null;
  const random = Object.entries(sheet.random).map(
    ([deck, n = 0]) => `${n} ${words.say(`card.${deck}`, { n, after: 'none' })}`,
  );
  return createPortal(
    <section className="sheet newcomer-whole" aria-label={words.name('investigator', sheet.id)}>
      <div className="likeness">
        <Portrait id={sheet.id} />
      </div>
      <div className="who">
        <h2>{words.name('investigator', sheet.id)}</h2>
        <p className="stand">
          {[words.name('occupation', sheet.id), capitalize(words.name('place', sheet.home))].join(' · ')}
        </p>
        <p className="life">
          {(['sanity', 'stamina'] as const).map((what) => (
            <span key={what} className={`points ${what}`}>
              <FigureIcon of={what} />
              <Pips value={sheet[what]} most={sheet[what]} />
              <b>{sheet[what]}</b>
            </span>
          ))}
        </p>
        <p className="ability">
          <b>{words.name('used', sheet.id)}:</b> {investigatorText(wordsAt(view), sheet).join(' ')}
        </p>
      </div>
      <div className="skills">
        <p className="focus">{tt('ui.sheet.focus', { n: sheet.focus })}</p>
        {SKILL_PAIRS.map(({ pair, skills }) => (
          <table key={pair} className="slider">
            <tbody>
              {skills.map((skill, side) => (
                <tr key={skill}>
                  <th scope="row">{words.say(`skill.${skill}`)}</th>
                  {sheet.sliders[pair].map((values, stop) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
                    <td key={stop}>{values[side]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div className="holdings">
        <ul className="cards">
          {sheet.fixed.cards.map((card) => (
            <li key={card}>
              <CardButton card={card} tabIndex={-1} />
            </li>
          ))}
          <li className="brought">
            {[
              ...(sheet.fixed.money > 0 ? [words.say('amount.money', { n: sheet.fixed.money })] : []),
              ...(sheet.fixed.clues > 0 ? [words.say('amount.clue', { n: sheet.fixed.clues })] : []),
              ...random,
            ].map((line) => (
              <b key={line}>{line}</b>
            ))}
          </li>
        </ul>
        <TeamComparison newcomer={newcomer} isLimited={isLimited} />
      </div>
    </section>,
    below,
  );
}

/** The newcomer's value to the team, and the possessions to give up. */
function TeamComparison({ newcomer, isLimited }: { newcomer: Newcomer; isLimited: boolean }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { betterSkills, excess, randomItems } = newcomer;
  const drawsMore = isLimited && randomItems > 0;
  const over = POSSESSION_KINDS.filter((what) => excess[what] > 0);
  const more = betterSkills.map(({ skill, by }) => `${words.say(`skill.${skill}`)} ${words.signed(by)}`);
  return (
    <ul className="team-comparison">
      <li className={more.length > 0 ? 'good' : ''}>
        {more.length > 0
          ? words.capitalize(t('shared.newcomer.better', { what: words.list(more) }))
          : t('ui.newcomer.not-better')}
      </li>
      {(over.length > 0 || !drawsMore) && (
        <li className={over.length > 0 ? 'bad' : ''}>
          {over.length > 0
            ? words.capitalize(t('shared.newcomer.too-much', { what: formatPossessions(loaded, excess, over) }))
            : t('ui.newcomer.all')}
        </li>
      )}
      {drawsMore && <li>{words.capitalize(t('shared.newcomer.random', { n: randomItems }))}</li>}
    </ul>
  );
}

/** Formats amounts of these possessions. */
function formatPossessions(
  { words }: LoadedContent,
  of: StartingLimits,
  what: readonly (keyof StartingLimits)[],
): string {
  const amount = (n: number) => ({ n, money: words.say('amount.money', { n }) });
  return words.list(what.map((one) => t(`ui.newcomer.${one}`, amount(of[one]))));
}
