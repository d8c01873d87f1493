import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStoreValue } from '../../ui/store.js';
import type { OnlineTable } from '../online-table.js';
import { t } from '../words.js';

// The Markdown renderer is loaded with the first message.
const Markdown = lazy(() => import('./markdown.js'));

/** Messages so far, and a field for a new one. */
export function Talk({ table }: { table: OnlineTable }) {
  const messages = useStoreValue(table.state, (all) => all.messages);
  const you = useStoreValue(table.state, (all) => all.info?.you);
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are scrolled into view
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [messages]);
  const may = you !== undefined && (you.seats.length > 0 || you.host);
  const send = (narrates: boolean) => {
    if (text.trim() === '') return;
    const [seat] = table.seats;
    table.send({
      do: 'say',
      text: text.trim(),
      ...(seat !== undefined && { seat }),
      ...(narrates && { narrates }),
    });
    setText('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(false);
  };
  return (
    <section className="talk" aria-label={t('ui.online.talk')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-live="polite">
        {messages.length === 0 && <li className="talk-none">{t('ui.online.talk.none')}</li>}
        {messages.map(({ n, kind, seat, name, text: words, at }) => (
          <li
            key={n}
            className={
              kind === 'narration' ? 'narration' : seat !== undefined && you?.seats.includes(seat) ? 'own' : ''
            }
          >
            <b>
              {kind === 'narration'
                ? t('ui.online.talk.narrates', { name: name || t('ui.online.talk.keeper') })
                : name || t('ui.online.talk.keeper')}
            </b>{' '}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' })}
            </time>
            <Suspense fallback={<p>{words}</p>}>
              <Markdown text={words} />
            </Suspense>
          </li>
        ))}
      </ol>
      {may && (
        <form onSubmit={onSubmit}>
          <textarea
            rows={2}
            maxLength={4000}
            aria-label={t('ui.online.talk.write')}
            placeholder={t('ui.online.talk.write')}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit">{t('ui.online.talk.send')}</button>
          {you.keeper && (
            <button type="button" title={t('ui.online.keeper.narrate.why')} onClick={() => send(true)}>
              {t('ui.online.keeper.narrate')}
            </button>
          )}
        </form>
      )}
    </section>
  );
}
