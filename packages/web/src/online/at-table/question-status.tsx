import type { TypedDecision } from '@vigil/rules';
import { type DeadlinePreview, isWaitingFor, orderForOffer, type SeatNumber, type TableInfo } from '@vigil/table';
import { useState } from 'react';
import { describeOption } from '../../play/options.js';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useStoreValue } from '../../ui/store.js';
import { useMinute } from '../../ui/use-minute.js';
import { formatDateTime } from '../../words/t.js';
import type { TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';
import { playerName } from '../player-name.js';
import { relativeTime } from '../relative-time.js';
import { t } from '../words.js';
import { Plans } from './plans.js';
import { addStandingOrder } from './seat-instructions.js';

interface QuestionProps {
  readonly table: OnlineTable;
  readonly links: TableLinks;
  readonly decision: TypedDecision;
}

/** Beside a question: its owner and deadline, all votes, and the prepared answer by post. */
export function QuestionStatus({ table, links, decision }: QuestionProps) {
  const info = useStoreValue(table.state, (all) => all.info);
  const update = useStoreValue(table.state, (all) => all.update);
  const { readOnly, snapshot } = useTable();
  const now = useMinute();
  if (!info || !update) return null;
  const waits = update.waits.filter((wait) => wait.decision === decision.id);
  const due = Math.min(...waits.map((wait) => wait.due ?? Number.POSITIVE_INFINITY));
  const since = Math.min(...waits.map((wait) => wait.since));
  const { atDeadline } = waits.find((wait) => wait.due === due) ?? {};
  const poll = update.polls.find((one) => one.decision === decision.id);
  const stands = !decision.by.some((seat) => info.you.seats.includes(seat)) && !info.you.keeper;
  const owner = findAffectedSeat(decision, snapshot.view.investigators);
  const keepers = waits.some(({ kind }) => kind === 'keeper');
  const names = keepers
    ? t('ui.online.log-entry.keeper')
    : decision.by.map((seat) => playerName(info, seat)).join(', ');
  const done =
    info.settings.pace === 'post' &&
    info.you.seats.length > 0 &&
    !update.waits.some((wait) => isWaitingFor(wait, info.you));
  return (
    <div className="asked">
      {readOnly && (
        <p className="question-theirs">{t(done ? 'ui.online.theirs.done' : 'ui.online.theirs', { names })}</p>
      )}
      {(Number.isFinite(due) || (info.settings.pace === 'post' && Number.isFinite(since))) && (
        <p className="small">
          {Number.isFinite(since) && t('ui.online.since', { when: formatDateTime(since) })}
          {Number.isFinite(due) && `, ${t('ui.online.due', { when: formatDateTime(due) })} (${relativeTime(due, now)})`}
        </p>
      )}
      {atDeadline && <AtDeadline info={info} decision={decision} action={atDeadline} />}
      {readOnly || !stands || poll ? null : <p className="question-theirs">{t('ui.online.stands-in', { names })}</p>}
      {owner === undefined
        ? poll && <Votes table={table} decision={decision} votes={poll.votes} />
        : info.settings.pace === 'post' && (
            <Reactions table={table} decision={decision} owner={owner} votes={poll?.votes ?? []} />
          )}
      {!readOnly && <DraftAnswer table={table} links={links} decision={decision} />}
      <Plans
        table={table}
        links={links}
        isWaiting={readOnly || !update.waits.some((wait) => isWaitingFor(wait, info.you))}
      />
    </div>
  );
}

interface AtDeadlineProps {
  readonly info: TableInfo;
  readonly decision: TypedDecision;
  readonly action: DeadlinePreview;
}

/** The consequence of a missed deadline, if nothing else changes before. */
function AtDeadline({ info, decision, action }: AtDeadlineProps) {
  const option = action.do === 'answer' ? action.option : undefined;
  if (option !== undefined)
    return (
      <p className="small">
        {t('ui.online.fallback')} <Option decision={decision} id={option} />
      </p>
    );
  const who =
    action.do !== 'ask' || action.who === 'keeper' ? t('ui.online.log-entry.keeper') : playerName(info, action.who);
  const what = action.do === 'ask' && action.who === 'keeper' ? 'keeper' : action.do;
  return <p className="small">{t('ui.online.at-deadline', { what, who })}</p>;
}

/** Returns the seat of a roll or loss that others can still react to (PBP-27); undefined: none. */
function findAffectedSeat(
  { args, by, options }: TypedDecision,
  people: readonly { readonly id: string }[],
): SeatNumber | undefined {
  const named = args && 'investigator' in args ? args.investigator : undefined;
  const owner = by.find((seat) => people[seat]?.id === named);
  return options.some((option) => option.by !== undefined && option.by !== owner) ? owner : undefined;
}

/** A roll or loss that other seats hold a card for; they may pass. */
function Reactions({ table, decision, owner, votes }: VotesProps & { readonly owner: SeatNumber }) {
  const info = useStoreValue(table.state, (all) => all.info);
  const update = useStoreValue(table.state, (all) => all.update);
  const held = votes.some(({ seat }) => seat === owner);
  const mine = table.seats.filter(
    (seat) =>
      seat !== owner &&
      decision.options.some(({ by }) => by === seat) &&
      update?.waits.some((wait) => wait.decision === decision.id && wait.seat === seat) &&
      !votes.some((vote) => vote.seat === seat),
  );
  const pass = () => {
    for (const seat of mine) table.send({ do: 'vote', seat, decision: decision.id, option: 'pass' });
  };
  return (
    <>
      {held && <p className="small">{t('ui.online.react.held', { name: playerName(info, owner) })}</p>}
      {mine.length > 0 && (
        <p className="draft-do">
          <button type="button" onClick={pass}>
            {t('ui.online.react.pass')}
          </button>
        </p>
      )}
    </>
  );
}

interface VotesProps {
  readonly table: OnlineTable;
  readonly decision: TypedDecision;
  readonly votes: readonly { readonly seat: number; readonly option: string }[];
}

/** Votes so far (PBP-23). */
function Votes({ table, decision, votes }: VotesProps) {
  const info = useStoreValue(table.state, (all) => all.info);
  const update = useStoreValue(table.state, (all) => all.update);
  // The rules may put to one what all decide: those vote who are asked to.
  const asked = (update?.waits ?? []).filter(
    ({ decision: id, kind }) => id === decision.id && (kind === 'poll' || kind === 'late' || kind === 'absent'),
  );
  const isLate = asked.some(({ kind }) => kind !== 'poll');
  const voters = new Set([...asked, ...votes].map(({ seat }) => seat));
  return (
    <section className="votes">
      <p>{t(isLate ? 'ui.online.votes.late' : 'ui.online.votes.about')}</p>
      <ul aria-label={t('ui.online.votes')}>
        {[...voters].map((seat) => {
          const vote = votes.find((one) => one.seat === seat);
          return (
            <li key={seat} className={vote ? 'voted' : ''}>
              <b>{playerName(info, seat)}</b>{' '}
              {vote ? <Option decision={decision} id={vote.option} /> : t('ui.online.votes.none')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Option({ decision, id }: { decision: TypedDecision; id: string }) {
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  const option = decision.options.find((one) => one.id === id);
  if (!option) return null;
  return <q>{describeOption(loaded, decision, option, snapshot.view, snapshot.monsterPreview).text}</q>;
}

/** Returns the seat of this page that a question is put to. */
function findAskedSeat({ seats }: OnlineTable, { by }: TypedDecision): SeatNumber | undefined {
  return by.find((seat) => seats.includes(seat));
}

/** By post an answer is prepared first, and sent with its narration. */
function DraftAnswer({ table, links, decision }: QuestionProps) {
  const draft = useStoreValue(table.draft, (all) => all);
  const [always, setAlways] = useState(false);
  const [eachTime, setEachTime] = useState(false);
  if (draft?.decision !== decision.id) return null;
  const order = orderForOffer(decision, draft.option);
  const aside = decision.asides.some(({ id }) => id === draft.option);
  return (
    <form
      className="draft"
      onSubmit={(event) => {
        event.preventDefault();
        // An order that could not be saved is asked for again next time.
        if (order && eachTime) void addStandingOrder(links, findAskedSeat(table, decision), order).catch(() => {});
        table.sendDraft(always);
      }}
    >
      <p>
        {t('ui.online.draft')}: {aside ? <q>{draft.option}</q> : <Option decision={decision} id={draft.option} />}
      </p>
      <label>
        <span>{t('ui.online.draft.tell')}</span>
        <textarea
          rows={3}
          maxLength={8000}
          value={draft.narration ?? ''}
          onChange={({ target: { value } }) => table.setDraftTale(value)}
        />
      </label>
      <p className="draft-do">
        <button type="submit" className="great">
          {t('ui.online.draft.send')}
        </button>
        <button type="button" onClick={() => table.setDraft(undefined)}>
          {t('ui.online.draft.drop')}
        </button>
      </p>
      {order && (
        <label className="draft-at-once">
          <input type="checkbox" checked={eachTime} onChange={({ target: { checked } }) => setEachTime(checked)} />{' '}
          <span>
            {t('ui.online.draft.each-time')} <small>{t('ui.online.draft.each-time.about')}</small>
          </span>
        </label>
      )}
      <label className="draft-at-once">
        <input type="checkbox" checked={always} onChange={({ target: { checked } }) => setAlways(checked)} />{' '}
        {t('ui.online.draft.at-once')}
      </label>
    </form>
  );
}
