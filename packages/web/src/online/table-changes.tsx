import {
  type ArrivalRule,
  changeSummary,
  isHaunt,
  type Proposal,
  type SeatNumber,
  type SettingsChange,
  type TableChange,
  type TableInfo,
  type TableRole,
  type TableSettings,
} from '@vigil/table';
import { useState } from 'react';
import { newId } from '../play/chance.js';
import { useTable } from '../table/context.js';
import { ErrorMessage } from '../ui/error-message.js';
import { formatDateTime } from '../words/t.js';
import type { TableLinks } from './links.js';
import { playerName } from './player-name.js';
import { requestErrorText } from './request-error-text.js';
import { LabelledSelect } from './settings/labelled-select.js';
import { SettingRows, withoutUnset } from './settings/table-settings-form.js';
import { requestAs } from './table-request.js';
import { POST, t } from './words.js';

interface Props {
  readonly info: TableInfo;
  readonly links: TableLinks;
}

/** Changes of settings and roles while the game runs: at once by their holder, otherwise proposed to the others. */
export function TableChanges({ info, links }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const { you, status } = info;
  const [seat] = you.seats;
  if (status === 'closed' || (seat === undefined && !you.host)) return null;
  const attempt = async (change: TableChange) => {
    try {
      setErrorMessage(undefined);
      await sendChange(links, info, change);
      setOpen(false);
    } catch (error) {
      setErrorMessage(requestErrorText(error));
    }
  };
  return (
    <>
      <p>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('ui.online.change')}
        </button>
      </p>
      <ErrorMessage message={errorMessage} />
      {isOpen && (
        <>
          <p className="small">{t('ui.online.change.about', { host: you.host ? 'yes' : 'no' })}</p>
          <SettingsChanger info={info} change={attempt} />
          <RoleChanger info={info} change={attempt} />
        </>
      )}
    </>
  );
}

/** Sends a change as its authority, or proposes it for the first own seat. */
async function sendChange(links: TableLinks, { you }: TableInfo, change: TableChange): Promise<void> {
  const [seat] = you.seats;
  const key = newId() + newId();
  const isOwn = you.host || (change.kind === 'role' && change.role === 'keeper' && you.keeper);
  if (!isOwn) await requestAs(links, seat ?? 'host', 'POST', '/proposals', { seat, change });
  else if (change.kind === 'settings')
    await requestAs(links, 'host', 'PATCH', '/settings', { settings: change.settings, key });
  else await requestAs(links, 'host', 'POST', '/roles', { role: change.role, to: change.to, key });
}

const ARRIVALS: readonly ArrivalRule[] = ['agree', 'speedCheck'];

interface ChangerProps {
  readonly info: TableInfo;
  readonly change: (change: TableChange) => Promise<void>;
}

function SettingsChanger({ info: { settings, you }, change }: ChangerProps) {
  const [wanted, setWanted] = useState(settings);
  const update = (changed: Partial<TableSettings>) => setWanted(withoutUnset({ ...wanted, ...changed }));
  const { view } = useTable().snapshot;
  const rule = isHaunt(view) ? undefined : view.houseRules.arrival;
  const [arrival, setArrival] = useState(rule);
  const next = {
    ...findChangedSettings(settings, wanted),
    ...(arrival !== undefined && arrival !== rule && { arrival }),
  };
  return (
    <>
      <SettingRows settings={wanted} update={update} />
      {arrival !== undefined && (
        <LabelledSelect
          label={t('ui.online.arrival')}
          value={arrival}
          choices={ARRIVALS.map((one) => [one, t(`ui.online.arrival.${one}`)])}
          onChange={(value) => setArrival(ARRIVALS.find((one) => one === value) ?? 'agree')}
        />
      )}
      <label className="settings-game-master">
        <input
          type="checkbox"
          checked={wanted.keeper}
          onChange={({ target: { checked } }) =>
            update({ keeper: checked, ...(!checked && wanted.absence === 'keeper' && { absence: 'wait' }) })
          }
        />
        <b>{t('ui.online.keeper')}</b>
      </label>
      <p>
        <button
          type="button"
          disabled={Object.keys(next).length === 0}
          onClick={() => change({ kind: 'settings', settings: next })}
        >
          {t(you.host ? 'ui.online.change.do' : 'ui.online.change.propose')}
        </button>
      </p>
    </>
  );
}

/** Returns the settings that differ. */
function findChangedSettings(before: TableSettings, after: TableSettings): SettingsChange {
  const deadline = after.deadline ?? null;
  const reminder = after.reminder ?? null;
  const weekendZone = after.weekendZone ?? null;
  return {
    ...(deadline !== (before.deadline ?? null) && { deadline }),
    ...(reminder !== (before.reminder ?? null) && { reminder }),
    ...(weekendZone !== (before.weekendZone ?? null) && { weekendZone }),
    ...(after.absence !== before.absence && { absence: after.absence }),
    ...(after.away !== before.away && { away: after.away }),
    ...(after.keeper !== before.keeper && { keeper: after.keeper }),
    ...(after.undo !== before.undo && { undo: after.undo }),
  };
}

function RoleChanger({ info, change }: ChangerProps) {
  const { seats, you, settings } = info;
  const people = seats.filter(({ name, bot }) => name !== undefined && !bot);
  const [role, setRole] = useState<TableRole>('host');
  const [to, setTo] = useState<SeatNumber | undefined>(people[0]?.seat);
  const roles: readonly TableRole[] = settings.keeper ? ['host', 'keeper'] : ['host'];
  const isOwn = you.host || (role === 'keeper' && you.keeper);
  if (people.length === 0) return null;
  return (
    <>
      <LabelledSelect
        label={t('ui.online.role')}
        value={role}
        choices={roles.map((one) => [one, t(`ui.online.role.${one}`)])}
        onChange={(value) => setRole(value === 'keeper' ? 'keeper' : 'host')}
      />
      <LabelledSelect
        label={t('ui.online.role.to')}
        value={String(to)}
        choices={people.map(({ seat }) => [String(seat), playerName(info, seat)])}
        onChange={(value) => setTo(Number(value))}
      />
      <p>
        <button
          type="button"
          disabled={to === undefined || info.roles[role] === to}
          onClick={() => to !== undefined && change({ kind: 'role', role, to })}
        >
          {t(isOwn ? 'ui.online.role.do' : 'ui.online.change.propose')}
        </button>
        {!isOwn && <small> {t('ui.online.role.about')}</small>}
      </p>
    </>
  );
}

/** Open proposals, with the own vote. `isNotice`: only those that wait for it. */
export function Proposals({ info, links, isNotice = false }: Props & { readonly isNotice?: boolean }) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const vote = async ({ id, change, seat: proposer }: Proposal, yes: boolean) => {
    setErrorMessage(undefined);
    const { seats, host, keeper } = info.you;
    const path = `/proposals/${id}`;
    try {
      // The holder of a role objects to its loss: one vote among others would not be enough.
      const isHolder = change.kind === 'role' && change.role === 'keeper' ? keeper : host;
      if (isHolder && !yes && !seats.includes(proposer))
        return await requestAs<void>(links, ['host', ...seats], 'POST', path, { yes });
      for (const seat of seats) await requestAs(links, seat, 'POST', path, { seat, yes });
    } catch (error) {
      setErrorMessage(requestErrorText(error));
    }
  };
  const { seats: mine, host: isHost } = info.you;
  const waitsForMe = ({ votes }: Proposal) =>
    mine.length === 0 ? isHost : mine.some((own) => !votes.some(({ seat }) => seat === own));
  const shown = info.proposals.filter((proposal) => !isNotice || waitsForMe(proposal));
  return shown.map((proposal) => {
    const { id, seat, votes, due, change } = proposal;
    const names = votes.flatMap((one) => (one.yes ? [playerName(info, one.seat)] : [])).join(', ');
    const { you } = info;
    const voted = you.seats.length > 0 && you.seats.every((own) => votes.some((one) => one.seat === own && one.yes));
    return (
      <section key={id} className="undo-request proposal" aria-live="polite">
        <p>
          {t('ui.online.proposal', {
            name: playerName(info, seat),
            what: changeSummary(POST, change, (to) => playerName(info, to)),
          })}
        </p>
        <p className="small">
          {proposal.agreed && change.kind === 'settings'
            ? t('ui.online.proposal.agreed', { names })
            : t('ui.online.proposal.due', { names, when: formatDateTime(due) })}
        </p>
        <ErrorMessage message={errorMessage} />
        {(you.seats.length > 0 || you.host) && (
          <p className="undo-answers">
            {you.seats.length > 0 && !voted && (
              <button type="button" onClick={() => vote(proposal, true)}>
                {t('ui.online.proposal.yes')}
              </button>
            )}
            <button type="button" onClick={() => vote(proposal, false)}>
              {t(you.seats.includes(seat) ? 'ui.online.proposal.withdraw' : 'ui.online.proposal.no')}
            </button>
          </p>
        )}
      </section>
    );
  });
}
