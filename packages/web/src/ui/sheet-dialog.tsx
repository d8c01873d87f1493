import type { ReactNode, RefObject } from 'react';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The id its heading is given. */
  readonly titleId: string;
  /** Additional class. */
  readonly dialogClass?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, closed by Escape or a click outside. The caller opens it. */
export function SheetDialog({ dialog, titleId, dialogClass, onClose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog too
    <dialog
      ref={dialog}
      className={dialogClass === undefined ? 'settings' : `settings ${dialogClass}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {children}
    </dialog>
  );
}
