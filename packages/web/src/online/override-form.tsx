import type { Correction, CorrectionKind } from '@vigil/rules';
import { type FormEvent, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { newId } from '../play/chance.js';
import { nameOf } from '../say/describe.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { askAt } from './api.js';
import { type Choices, Pick } from './pick.js';
import type { SheetProps } from './table-dialog.js';
import { t } from './words.js';

type Field = 'seat' | 'what' | 'place' | 'at' | 'card' | 'own-card' | 'number' | 'yes' | 'monster' | 'monster-to';

/** What has to be said with each kind of correction: those that both games have. */
const KINDS = {
  figure: ['seat', 'what', 'number'],
  move: ['seat', 'place'],
  give: ['seat', 'card'],
  take: ['seat', 'own-card'],
  exhaust: ['seat', 'own-card', 'yes'],
  delay: ['seat', 'yes'],
  focus: ['seat', 'number'],
  doom: ['number'],
  terror: ['number'],
  clues: ['at', 'number'],
  monster: ['monster', 'monster-to'],
  gate: ['at', 'yes'],
} as const satisfies Partial<Record<CorrectionKind, readonly Field[]>>;
type Kind = keyof typeof KINDS;
const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

/** Under what each is sent. */
const SENT: Readonly<Record<Field, string>> = {
  seat: 'seat',
  what: 'what',
  place: 'to',
  at: 'at',
  card: 'card',
  'own-card': 'card',
  number: 'to',
  yes: 'is',
  monster: 'monster',
  'monster-to': 'to',
};
const WHAT = ['sanity', 'stamina', 'money', 'clue'] as const;

/** The keeper puts the position right, and says why: everybody reads it. */
export function OverrideForm({ table, links }: SheetProps) {
  const [kind, setKind] = useState<Kind>('figure');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const choices = useChoices(values.seat);
  const fields: readonly Field[] = KINDS[kind];
  const chosenFor = (field: Field) => values[field] ?? (field === 'number' ? '0' : (choices(field)[0]?.[0] ?? ''));
  const correction = () => {
    const said = fields.map((field) => {
      const value = chosenFor(field);
      const plain = field === 'seat' || field === 'number' ? Number(value) : field === 'yes' ? value === 'yes' : value;
      return [SENT[field], plain] as const;
    });
    return { do: kind, ...Object.fromEntries(said) } as Correction;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(undefined);
    try {
      const body = { correction: correction(), why: why.trim(), key: newId() + newId() };
      await askAt(table.id, links.tokens, 'POST', '/overrides', body);
      setWhy('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.put-right')}</h4>
      <p className="small">{t('ui.online.put-right.about')}</p>
      <Trouble what={trouble} />
      <Pick
        label={t('ui.online.put-right.what')}
        value={kind}
        choices={KIND_IDS.map((one) => [one, t(`ui.online.put-right.${one}`)])}
        pick={(value) => setKind(KIND_IDS.find((one) => one === value) ?? 'figure')}
      />
      {fields.map((field) =>
        field === 'number' ? (
          <label key={field}>
            {t('ui.online.field.number')}{' '}
            <input
              type="number"
              min={0}
              max={999}
              value={chosenFor(field)}
              onChange={({ target: { value } }) => setValues({ ...values, number: value })}
            />
          </label>
        ) : (
          <Pick
            key={field}
            label={t(`ui.online.field.${field}`)}
            value={chosenFor(field)}
            choices={choices(field)}
            pick={(value) => setValues({ ...values, [field]: value })}
          />
        ),
      )}
      <label>
        {t('ui.online.put-right.why')}{' '}
        <input value={why} required maxLength={400} onChange={({ target: { value } }) => setWhy(value)} />
      </label>
      <button type="submit">{t('ui.online.put-right.do')}</button>
    </form>
  );
}

/** What there is to choose from, by field. `seat`: whose cards are offered to be taken. */
function useChoices(seat: string | undefined): (field: Field) => Choices {
  const edition = useEdition();
  const { content, words } = edition;
  const { view } = useTable().snapshot;
  const named = (ids: Iterable<string>): Choices =>
    [...ids].map((id) => [id, nameOf(edition, id)] as const).sort(([, one], [, other]) => one.localeCompare(other));
  const places = () => named([...content.places.keys()]);
  return (field) => {
    switch (field) {
      case 'seat':
        return view.investigators.map((one) => [String(one.seat), words.name('investigator', one.id)]);
      case 'what':
        return WHAT.map((one) => [one, t(`ui.online.figure.${one}`)]);
      case 'place':
      case 'at':
        return places();
      case 'card':
        return named(content.cards.keys());
      case 'own-card':
        return named(new Set(view.investigators[Number(seat ?? 0)]?.cards.map(({ card }) => card)));
      case 'monster':
        return named(content.monsters.keys());
      case 'monster-to':
        return [['cup', t('ui.online.monster.cup')], ['box', t('ui.online.monster.box')], ...places()];
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
