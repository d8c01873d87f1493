import { type Limits, type Newcomer, newcomersTo } from '@vigil/table';
import { useState } from 'react';
import { Portrait } from '../../art/portraits.js';
import { subjectOf } from '../../play/options.js';
import { capital } from '../../say/capital.js';
import { occupationOf } from '../../say/describe.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { ShortSheet } from '../../start/short-sheet.js';
import { useTable } from '../context.js';
import { moveFocus, OptionButton } from '../decision/options.js';
import type { Asked } from './asked.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './newcomers.css';

/** What may be brought, in the order in which it is said. */
const WHAT = ['value', 'clues', 'spells', 'allies'] as const satisfies readonly (keyof Limits)[];

/** Where nobody's end limits what somebody else brings. */
const NO_LIMITS: Limits = { clues: Infinity, spells: Infinity, allies: Infinity, value: Infinity };

/**
 * Who comes in somebody's place: in Haunt after who that was and what is left, in both games everybody who may come as a face,
 * and the whole sheet of the one that is looked at, beside what the team lacks. A press on a face shows it, one more, or
 * the button below, has that person come.
 */
export function Newcomers({ decision }: { decision: Asked<'q.newcomer' | 'q.new-investigator'> }) {
  const edition = useEdition();
  const { content, words } = edition;
  const { answer, may, snapshot, theirs } = useTable();
  const limits = decision.key === 'q.newcomer' ? decision.about.limits : undefined;
  const coming = decision.options.filter(({ key }) => key === 'o.investigator');
  const others = decision.options.filter(({ key }) => key !== 'o.investigator');
  const people = newcomersTo(
    content,
    snapshot.view,
    coming.map(({ args }) => String(args?.investigator)),
    limits ?? NO_LIMITS,
  );
  const [chosen, choose] = useState<string>();
  const looked = people.find(({ sheet }) => sheet.id === chosen) ?? people[0];
  const option = coming.find(({ args }) => args?.investigator === looked?.sheet.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from face to face
    <div className="newcomers" data-keys onKeyDown={moveFocus}>
      {limits && (
        <div className="who-is-gone">
          <span aria-hidden="true">
            <Portrait id={limits.id} head />
          </span>
          <p>
            <b>{t('ui.newcomer.gone', { name: words.name('investigator', limits.id) })}</b>
            <small>{t('ui.newcomer.limits', { what: said(edition, limits, WHAT) })}</small>
          </p>
        </div>
      )}
      <ol className="faces">
        {coming.map((one, i) => {
          const id = String(one.args?.investigator);
          const shown = id === looked?.sheet.id;
          return (
            <li key={one.id}>
              <button
                type="button"
                data-option={one.id}
                data-key={i < 9 ? i + 1 : undefined}
                data-about={subjectOf(one)}
                aria-pressed={shown}
                aria-disabled={theirs || !may(one) || undefined}
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
      {looked && option && (
        <section className="looked-at" key={looked.sheet.id}>
          <div className="newcomer-portrait">
            <Portrait id={looked.sheet.id} />
          </div>
          <div>
            <ShortSheet id={looked.sheet.id} />
            <Beside newcomer={looked} />
          </div>
          <button
            type="button"
            className="comes"
            data-sure={chosen === undefined ? undefined : ''}
            aria-disabled={theirs || !may(option) || undefined}
            onClick={() => answer(option.id)}
          >
            {t('ui.newcomer.choose', { name: capital(words.name('investigator', looked.sheet.id)) })}
            <small>{occupationOf(looked.sheet)}</small>
          </button>
        </section>
      )}
      <ol className="options">
        {others.map((one, i) => (
          <li key={one.id}>
            <OptionButton decision={decision} option={one} n={coming.length + i + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What somebody would be to the team, and would have to give up. */
function Beside({ newcomer }: { newcomer: Newcomer }) {
  const edition = useEdition();
  const { words } = edition;
  const { better, tooMuch } = newcomer;
  const over = WHAT.filter((what) => tooMuch[what] > 0);
  const more = better.map(({ skill, by }) => `${words.say(`skill.${skill}`)} ${words.signed(by)}`);
  return (
    <ul className="beside-team">
      <li className={more.length > 0 ? 'good' : ''}>
        {more.length > 0 ? t('ui.newcomer.better', { what: words.list(more) }) : t('ui.newcomer.not-better')}
      </li>
      <li className={over.length > 0 ? 'bad' : ''}>
        {over.length > 0 ? t('ui.newcomer.too-much', { what: said(edition, tooMuch, over) }) : t('ui.newcomer.all')}
      </li>
    </ul>
  );
}

/** So much of these things. */
function said({ words }: Edition, of: Limits, what: readonly (keyof Limits)[]): string {
  const amount = (n: number) => ({ n, money: words.say('amount.money', { n }) });
  return words.list(what.map((one) => t(`ui.newcomer.${one}`, amount(of[one]))));
}
