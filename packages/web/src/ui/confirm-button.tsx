import { useRef, useState } from 'react';
import { t } from '../words/t.js';

/** How soon after the first press the second one is meant, in milliseconds. */
const MIN_CONFIRM_DELAY_MS = 350;

interface Props {
  /** What it says, and what it says when it was pressed once. */
  readonly label: string;
  readonly confirmLabel: string;
  /** What it is done to. */
  readonly subject: string;
  readonly onConfirm: () => Promise<void>;
  /** Hears whether the next press does it. */
  readonly onPending?: (isPending: boolean) => void;
}

/** For what cannot be taken back: the first press asks, the second does it. A double click only asks. */
export function ConfirmButton({ label, confirmLabel, subject, onConfirm, onPending }: Props) {
  const [isPending, setIsPending] = useState(false);
  const pendingSince = useRef(0);
  const text = isPending ? confirmLabel : label;
  const setPending = (next: boolean) => {
    setIsPending(next);
    onPending?.(next);
  };
  return (
    <button
      type="button"
      aria-label={t('ui.frame.act', { act: text, game: subject })}
      data-sure={isPending || undefined}
      onClick={({ timeStamp }) => {
        if (!isPending) {
          pendingSince.current = timeStamp;
          setPending(true);
        } else if (timeStamp - pendingSince.current >= MIN_CONFIRM_DELAY_MS) void onConfirm();
      }}
      onBlur={() => setPending(false)}
    >
      {text}
    </button>
  );
}
