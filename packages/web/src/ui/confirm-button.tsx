import { useRef, useState } from 'react';
import { t } from '../words/t.js';

/** Shortest time between both presses, in milliseconds. */
const MIN_CONFIRM_DELAY_MS = 350;

interface Props {
  /** Text before and after the first press. */
  readonly label: string;
  readonly confirmLabel: string;
  /** Name of the thing that the action affects. */
  readonly subject: string;
  readonly onConfirm: () => Promise<void>;
  /** Called with true while the next press would act. */
  readonly onPending?: (isPending: boolean) => void;
}

/** For actions that cannot be undone: the first press asks, the second acts. A double click only asks. */
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
