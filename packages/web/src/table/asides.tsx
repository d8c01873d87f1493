import type { Decision } from '@vigil/engine';
import { messageText } from '@vigil/rules';
import { describe } from '../game/describe.js';
import { subjectOf } from '../game/options.js';
import { capital, words } from '../game/words.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { moveFocus } from './options.js';

/** What may be done before the question is answered: trading, using cards. */
export function Asides({ decision }: { decision: Decision }) {
  const { answer, snapshot } = useTable();
  const { asides } = decision;
  if (asides.length === 0) return null;
  return (
    <details className="asides">
      <summary>
        <kbd>m</kbd> {t('ui.asides.title', { n: asides.length })}
      </summary>
      <ul onKeyDown={moveFocus}>
        {asides.map((aside) => {
          const text = capital(messageText(words, aside));
          const who = words.name('investigator', snapshot.view.investigators[aside.by]?.id ?? '');
          const said =
            aside.on === undefined || aside.key === 'o.trade' ? undefined : describe(aside.on)?.lines.join(' ');
          return (
            <li key={aside.id}>
              <button
                type="button"
                data-aside={aside.id}
                data-about={subjectOf(aside)}
                onClick={() => answer(aside.id)}
              >
                <span className="option-text">
                  {text.includes(who) ? text : `${who}: ${text}`}
                  {said !== undefined && <small>{said}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
