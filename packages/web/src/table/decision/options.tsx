import type { PublicOption } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { KeyboardEvent } from 'react';
import { describeOption, subjectOf } from '../../play/options.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useIsHighlighted, useTable } from '../context.js';
import './decision.css';
import './options.css';

/** Every answer to the question as a button; the first nine have their number as a key. */
export function Options({ decision }: { decision: TypedDecision }) {
  return (
    <ol className={decision.options.length > 9 ? 'options many' : 'options'} onKeyDown={moveFocus}>
      {decision.options.map((option, i) => (
        <li key={option.id}>
          <OptionButton decision={decision} option={option} n={i + 1} />
        </li>
      ))}
    </ol>
  );
}

interface OptionProps {
  readonly decision: TypedDecision;
  readonly option: PublicOption;
  readonly n: number;
  /** Shorter text of a custom form, which lists the rest. */
  readonly label?: string | undefined;
  /** Extra text of a custom form, and the chance of success. */
  readonly more?: string | undefined;
  readonly chance?: string | undefined;
}

/** One answer: its key, its text, its preview, and its chance of success. */
export function OptionButton({ decision, option, n, label, more, ...own }: OptionProps) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { answer, pointing, snapshot, readOnly, canAnswer } = useTable();
  const { highlight } = pointing;
  const lit = useIsHighlighted(option.on);
  const {
    text,
    hint,
    chance = own.chance,
  } = describeOption(loaded, decision, option, snapshot.view, snapshot.monsterPreview);
  const { on, by } = option;
  const other = by !== undefined && !(decision.by.length === 1 && decision.by[0] === by);
  return (
    <button
      type="button"
      data-option={option.id}
      data-key={n <= 9 ? n : undefined}
      data-about={subjectOf(option)}
      className={lit ? 'lit' : ''}
      aria-disabled={readOnly || !canAnswer(option) || undefined}
      onClick={() => answer(option.id)}
      onPointerEnter={() => highlight(on)}
      onPointerLeave={() => highlight(undefined)}
      onFocus={() => highlight(on)}
      onBlur={() => highlight(undefined)}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <span className="option-text">
        {other && <span className="by">{words.name('investigator', snapshot.view.investigators[by]?.id ?? '')}: </span>}
        {label ?? text}
        {hint !== undefined && <small>{hint}</small>}
        {more && <small>{more}</small>}
      </span>
      {chance !== undefined && <Chance of={chance} />}
    </button>
  );
}

/** A chance in large figures. */
export function Chance({ of }: { of: string }) {
  return <b className={of === formatPercent(0) ? 'likelihood none' : 'likelihood'}>{of}</b>;
}

/** Arrow keys move from answer to answer, and from the question to the answers. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
