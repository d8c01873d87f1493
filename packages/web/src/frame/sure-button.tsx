import { useRef, useState } from 'react';
import { t } from '../words/t.js';

/** How soon after the first press the second one is meant, in milliseconds. */
const MOMENT = 350;

interface Props {
  /** What it says, and what it says when it was pressed once. */
  readonly says: string;
  readonly saysThen: string;
  /** What it is done to. */
  readonly to: string;
  readonly act: () => Promise<void>;
  /** Hears whether the next press does it. */
  readonly asked?: (sure: boolean) => void;
}

/** For what cannot be taken back: the first press asks, the second does it. A double click only asks. */
export function SureButton({ says, saysThen, to, act, asked }: Props) {
  const [sure, setSure] = useState(false);
  const since = useRef(0);
  const text = sure ? saysThen : says;
  const become = (next: boolean) => {
    setSure(next);
    asked?.(next);
  };
  return (
    <button
      type="button"
      aria-label={t('ui.frame.act', { act: text, game: to })}
      data-sure={sure || undefined}
      onClick={({ timeStamp }) => {
        if (!sure) {
          since.current = timeStamp;
          become(true);
        } else if (timeStamp - since.current >= MOMENT) void act();
      }}
      onBlur={() => become(false)}
    >
      {text}
    </button>
  );
}
