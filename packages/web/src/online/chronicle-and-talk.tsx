import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStoreValue } from '../ui/store.js';
import type { OnlineTable } from './online-table.js';
import { t } from './words.js';

// The Markdown renderer is loaded with the first message.
const Markdown = lazy(() => import('./markdown.js'));

/** The chronicle and, separately, the table talk. */
export function ChronicleAndTalk({ table, chronicle }: { table: OnlineTable; chronicle: ReactNode }) {
  const [shown, show] = useState<'chronicle' | 'talk'>('chronicle');
  const messages = useStoreValue(table.state, (all) => all.messages);
  const last = messages.at(-1)?.n ?? 0;
  const [read, setRead] = useState(() => loadReadCount(table.id));
  useEffect(() => {
    if (shown !== 'talk' || last <= read) return;
    setRead(last);
    saveReadCount(table.id, last);
  }, [shown, last, read, table]);
  const mine = new Set(useStoreValue(table.state, (all) => all.info)?.you.seats);
  const unread = messages.filter(({ n, seat }) => n > read && (seat === undefined || !mine.has(seat))).length;
  return (
    <div className="side-panel" data-shown={shown} data-unread={unread > 0 || undefined}>
      <div className="side-panel-tabs">
        {(['chronicle', 'talk'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => show(one)}>
            {t(`ui.online.${one}`)}
            {one === 'talk' && unread > 0 && (
              <b className="unread" role="img" aria-label={t('ui.online.talk.unread', { n: unread })}>
                {unread}
              </b>
            )}
          </button>
        ))}
      </div>
      {shown === 'chronicle' ? chronicle : <Talk table={table} />}
    </div>
  );
}

/** Messages so far, and a field for a new one. */
function Talk({ table }: { table: OnlineTable }) {
  const messages = useStoreValue(table.state, (all) => all.messages);
  const you = useStoreValue(table.state, (all) => all.info?.you);
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is seen
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
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
            <button type="button" title={t('ui.online.keep.narrate.why')} onClick={() => send(true)}>
              {t('ui.online.keep.narrate')}
            </button>
          )}
        </form>
      )}
    </section>
  );
}

const storageKey = (table: string) => `vigil.read.${table}`;

function loadReadCount(table: string): number {
  try {
    return Number(localStorage.getItem(storageKey(table)) ?? 0);
  } catch {
    return 0;
  }
}

function saveReadCount(table: string, n: number): void {
  try {
    localStorage.setItem(storageKey(table), String(n));
  } catch {
    // It is read again.
  }
}
