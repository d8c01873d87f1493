import { messageText, type TypedDecision } from '@vigil/rules';
import { subjectOf } from '../../play/options.js';
import { capitalize } from '../../text/capitalize.js';
import { describe } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { moveFocus } from './options.js';

/** Actions available before the question is answered: trading, using cards. */
export function Asides({ decision }: { decision: TypedDecision }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { answer, snapshot, readOnly } = useTable();
  // A trade between two is listed once, for the decider.
  const asides = decision.asides.filter(
    (aside) =>
      aside.key !== 'o.trade' ||
      aside.by === decision.by[0] ||
      !decision.asides.some(
        (own) =>
          own.key === 'o.trade' &&
          own.by === decision.by[0] &&
          own.args.other === aside.args.investigator &&
          own.args.investigator === aside.args.other,
      ),
  );
  if (asides.length === 0 || readOnly) return null;
  const trades = asides.every(({ key }) => key === 'o.trade');
  const [only, ...more] = asides;
  const title =
    trades || only === undefined
      ? t('ui.asides.trade')
      : more.length === 0
        ? capitalize(messageText(words, only))
        : t('ui.asides.title', { n: asides.length });
  return (
    <details className="asides">
      <summary>
        <kbd>m</kbd> {title}
      </summary>
      <ul onKeyDown={moveFocus}>
        {asides.map((aside) => {
          const text = capitalize(messageText(words, aside));
          const who = words.name('investigator', snapshot.view.investigators[aside.by]?.id ?? '');
          const description =
            aside.on === undefined || aside.key === 'o.trade'
              ? undefined
              : describe(loaded, aside.on, snapshot.game)?.lines.join(' ');
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
                  {description !== undefined && <small>{description}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
