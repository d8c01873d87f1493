import type { KEYS } from '../../words/en/keys.js';
import { t } from './words.js';
import './key-table.css';

type KeyWord = keyof typeof KEYS;

/** Every key of the table, by activity; a key that is a word is a message. */
const KEY_LISTS: readonly (readonly [
  heading: KeyWord,
  keys: readonly (readonly [keys: readonly string[], does: KeyWord])[],
])[] = [
  [
    'ui.keys.deciding',
    [
      [['1', '…', '9'], 'ui.keys.answer'],
      [['⇧1', '…', '⇧9'], 'ui.keys.more-answers'],
      [['u'], 'ui.keys.undo'],
      [['m'], 'ui.keys.asides'],
      [['c'], 'ui.keys.compare'],
      [['w'], 'ui.keys.plan'],
      [['i'], 'ui.keys.about'],
      [['Esc'], 'ui.keys.away'],
    ],
  ],
  [
    'ui.keys.board',
    [
      [['ui.keys.arrows'], 'ui.keys.places'],
      [['Enter'], 'ui.keys.take'],
      [['+', '−', '0'], 'ui.keys.zoom'],
      [['t'], 'ui.keys.town'],
    ],
  ],
  [
    'ui.keys.telling',
    [
      [['ui.keys.space'], 'ui.keys.hold'],
      [['.', ','], 'ui.keys.line'],
      [['s'], 'ui.keys.skip'],
    ],
  ],
  [
    'ui.keys.past',
    [
      [[',', '.'], 'ui.keys.event'],
      [['<', '>'], 'ui.keys.turns'],
      [['p'], 'ui.keys.play'],
      [['Esc'], 'ui.keys.now'],
    ],
  ],
];

/** The list of keys. `title`: the id of its heading. */
export default function KeyTable({ title, close }: { title: string; close: () => void }) {
  return (
    <>
      <h2 id={title}>{t('ui.keys.title')}</h2>
      <div className="key-lists">
        {KEY_LISTS.map(([heading, keys]) => (
          <section key={heading}>
            <h3>{t(heading)}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) =>
                      name === '…' ? ' – ' : <kbd key={name}>{isWord(name) ? t(name) : name}</kbd>,
                    )}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="small">
        <kbd>?</kbd> {t('ui.keys.this')}
      </p>
      <button type="button" className="great" onClick={close}>
        {t('ui.keys.close')}
      </button>
    </>
  );
}

function isWord(name: string): name is KeyWord {
  return name.startsWith('ui.');
}
