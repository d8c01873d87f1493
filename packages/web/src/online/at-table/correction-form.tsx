import type { CorrectionKind } from '@vigil/rules';
import { SKILL_PAIRS } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { newId } from '../../play/chance.js';
import { useTable } from '../../table/context.js';
import { nameOf } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { requestErrorText } from '../request-error-text.js';
import { LabelledSelect, type SelectOptions } from '../settings/labelled-select.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import { COMMON_KINDS, createCorrection, type Field, fieldsOf } from './correction-fields.js';
import type { SheetProps } from './sheet-props.js';

const FIELD_LABELS = ['sanity', 'stamina', 'money', 'clue'] as const;

/** Form for corrections by the game master, with a reason that all players read. */
export function CorrectionForm({ links }: SheetProps) {
  const { gameUi } = useTable();
  const [kind, setKind] = useState<CorrectionKind>('figure');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [message, setMessage] = useState<string>();
  const kinds = [...COMMON_KINDS, ...gameUi.corrections];
  const choices = useChoices((field) => values[field]);
  const fieldValue = (field: Field): string => {
    const value = values[field];
    if (field === 'number') return value ?? '0';
    const all = choices(field);
    // Another investigator may have other choices.
    return all.some(([one]) => one === value) ? (value ?? '') : (all[0]?.[0] ?? '');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setErrorMessage(undefined);
    setMessage(undefined);
    try {
      const correction = createCorrection(kind, (_, field) => fieldValue(field));
      await requestAs(links, 'host', 'POST', '/overrides', { correction, why: why.trim(), key: newId() + newId() });
      setWhy('');
      setMessage(t('ui.online.correction.done'));
    } catch (error) {
      setErrorMessage(requestErrorText(error));
    }
  };
  return (
    <form className="override correction" onSubmit={send}>
      <h4>{t('ui.online.correction')}</h4>
      <p className="small">{t('ui.online.correction.about')}</p>
      <ErrorMessage message={errorMessage} />
      <LabelledSelect
        label={t('ui.online.correction.what')}
        value={kind}
        choices={kinds.map((one) => [one, t(`ui.online.correction.${one}`)])}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'figure')}
      />
      {fieldsOf(kind).map(([name, field]) =>
        field === 'number' ? (
          <label key={name}>
            {t('ui.online.field.number')}{' '}
            <input
              type="number"
              min={0}
              max={999}
              value={fieldValue(field)}
              onChange={({ target: { value } }) => setValues({ ...values, number: value })}
            />
          </label>
        ) : (
          <LabelledSelect
            key={name}
            label={t(`ui.online.field.${field}`)}
            value={fieldValue(field)}
            choices={choices(field)}
            onChange={(value) => setValues({ ...values, [field]: value })}
          />
        ),
      )}
      <label className="correction-reason">
        {t('ui.online.correction.why')}{' '}
        <input value={why} required maxLength={400} onChange={({ target: { value } }) => setWhy(value)} />
      </label>
      <button type="submit">{t('ui.online.correction.do')}</button>
      <p role="status">{message}</p>
    </form>
  );
}

/** Returns the choices of each field. `chosen`: value of another field that they depend on. */
function useChoices(chosen: (field: Field) => string | undefined): (field: Field) => SelectOptions {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { view } = useTable().snapshot;
  const named = (ids: Iterable<string>): SelectOptions =>
    [...ids].map((id) => [id, nameOf(loaded, id)] as const).sort(([, one], [, other]) => one.localeCompare(other));
  const every = [...content.places.values()];
  const places = (matches: (place: (typeof every)[number]) => boolean) =>
    named(every.filter(matches).map(({ id }) => id));
  const who = () => view.investigators[Number(chosen('seat') ?? 0)];
  /** Monsters on the board, with where each is. */
  const onBoard = (): SelectOptions =>
    view.monsters.map(({ token, at }) => [token, `${nameOf(loaded, token)} (${nameOf(loaded, at)})`]);
  return (field) => {
    switch (field) {
      case 'seat':
        return view.investigators.map((investigator) => [
          String(investigator.seat),
          words.name('investigator', investigator.id),
        ]);
      case 'what':
        return FIELD_LABELS.map((one) => [one, t(`ui.online.figure.${one}`)]);
      case 'place':
        return places(({ kindDef, area }) => kindDef.onFoot === true || area !== undefined);
      case 'at':
        return places(({ kindDef }) => kindDef.onFoot === true);
      case 'location':
        return places(({ kind }) => kind === 'location');
      case 'card':
        return named(content.cards.keys());
      case 'own-card':
        return named(new Set(who()?.cards.map(({ card }) => card)));
      case 'monster':
        return [...onBoard(), ...named(content.monsters.keys())];
      case 'carrier':
        return onBoard();
      case 'monster-to':
        return [
          ['cup', t('ui.online.monster.cup')],
          ['box', t('ui.online.monster.box')],
          ...places(({ area }) => area === undefined),
        ];
      case 'pair':
        return SKILL_PAIRS.map(({ skills: [one, other] }, i) => [
          String(i),
          `${words.say(`skill.${one}`)} / ${words.say(`skill.${other}`)}`,
        ]);
      case 'stop': {
        const pair = SKILL_PAIRS[Number(chosen('pair') ?? 0)]?.pair ?? 'speed-sneak';
        const stops = content.investigators.get(who()?.id ?? '')?.sliders[pair] ?? [];
        return stops.map(([stop, other], i) => [String(i), `${stop} / ${other}`]);
      }
      case 'yes':
        return [
          ['yes', t('ui.online.yes')],
          ['no', t('ui.online.no')],
        ];
      default:
        return [];
    }
  };
}
