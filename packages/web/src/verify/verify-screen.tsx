import { type DragEvent, useId, useState } from 'react';
import type { ErrorText } from '../play/error-text.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { formatDateTime } from '../words/t.js';
import { type FileVerdict, verifyFile } from './verify-file.js';
import { t } from './words.js';
import './verify.css';

const HASH = /^[0-9a-f]{64}$/;

/** Screen that verifies the file of an online table. */
export default function VerifyScreen() {
  const [hash, setHash] = useState('');
  const [over, setOver] = useState(false);
  const [state, setState] = useState<'nothing' | 'playing' | 'no-table'>('nothing');
  const [proven, setProven] = useState<FileVerdict>();
  const [problem, setProblem] = useState<ErrorText>();
  const [text, setText] = useState<string>();
  const hashId = useId();
  const wanted = hash.trim().toLowerCase();
  const wrong = wanted !== '' && !HASH.test(wanted);

  const verify = async (file: string, published: string) => {
    setProven(undefined);
    setProblem(undefined);
    setState('playing');
    // The page shows its progress message before the work starts.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const found = await verifyFile(file, published === '' ? undefined : published);
      setProven(found);
      setState(found ? 'nothing' : 'no-table');
    } catch (error) {
      setState('nothing');
      setProblem((await import('../play/error-text.js')).describeError(error, true));
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    setText(content);
    await verify(content, wrong ? '' : wanted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Screen className="verify" title={t('ui.verify.title')} about={t('ui.verify.about')}>
      <p className="verify-how">{t('ui.verify.how')}</p>
      <div className="verify-request">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside is the keyboard alternative to dropping */}
        <div
          className={over ? 'verify-drop over' : 'verify-drop'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label>
            <span>{t('ui.verify.drop')}</span>
            <input
              type="file"
              accept="application/json,.json"
              aria-label={t('ui.verify.file')}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
        </div>
        <label className="verify-hash" htmlFor={hashId}>
          {t('ui.verify.hash')}
          <input
            id={hashId}
            type="text"
            value={hash}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={wrong}
            onChange={(event) => {
              const next = event.target.value.trim().toLowerCase();
              setHash(event.target.value);
              if (text !== undefined && (next === '' || HASH.test(next))) void verify(text, next);
            }}
          />
          {wrong && <small role="alert">{t('ui.verify.hash.wrong')}</small>}
        </label>
      </div>
      <div role="status" className="verify-texts">
        {state === 'playing' && <p>{t('ui.verify.again')}</p>}
        {state === 'no-table' && <p className="error-message">{t('ui.verify.no-table')}</p>}
        {proven && <VerdictDetails proven={proven} />}
      </div>
      <ErrorMessage message={problem?.message} detail={problem?.detail} />
      <p className="verify-command">{t('ui.verify.command')}</p>
    </Screen>
  );
}

function VerdictDetails({ proven }: { readonly proven: FileVerdict }) {
  const { fair, verdict, points, findings, notes, table, entries, from, until } = proven;
  return (
    <section className={fair ? 'verdict fair' : 'verdict altered'}>
      <h2>{verdict}</h2>
      {from !== undefined && until !== undefined && (
        <p>{t('ui.verify.facts', { table, n: entries, from: formatDateTime(from), until: formatDateTime(until) })}</p>
      )}
      <ul className="verify-points">
        {points.map((point) => (
          <li key={point.text} className={point.good ? 'good' : 'bad'}>
            <span role="img" aria-label={t(point.good ? 'ui.verify.good' : 'ui.verify.bad')}>
              {point.good ? '✓' : '✗'}
            </span>
            {point.text}
          </li>
        ))}
      </ul>
      {findings.length > 0 && (
        <>
          <h3>{t('ui.verify.differs')}</h3>
          <ul className="verify-findings">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>{t('ui.verify.notes')}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
    </section>
  );
}
