import type { Decision, PublicOption } from '@vigil/engine';
import { createContext, use } from 'react';
import type { Snapshot } from '../game/session.js';

/** What all parts of the table share. */
export interface TableContext {
  readonly snapshot: Snapshot;
  /** The decision that is shown; several may be open. */
  readonly decision: Decision | undefined;
  /** Its options by what they refer to. */
  readonly targets: ReadonlyMap<string, readonly PublicOption[]>;
  /** What the option under the pointer or in focus refers to. */
  readonly lit: string | undefined;
  readonly light: (target: string | undefined) => void;
  readonly answer: (option: string) => void;
  /** Somebody clicked on something: answers with its only option, or else leads to its options or its description. */
  readonly point: (target: string) => void;
  /** Shows what something is, while it is pointed at; undefined stops. */
  readonly glance: (target: string | undefined) => void;
  /** Keeps what something is in view until it is put away. */
  readonly inspect: (target: string) => void;
}

export const Table = createContext<TableContext | undefined>(undefined);

/** The table this component is part of. */
export function useTable(): TableContext {
  const table = use(Table);
  if (!table) throw new Error('This is no part of a table.');
  return table;
}

/** What makes something on board or sheet a thing to point at: its handlers, and how it stands. */
export function usePointer(target: string) {
  const { targets, lit, light, point, glance } = useTable();
  const options = targets.get(target);
  return {
    open: options !== undefined,
    lit: lit === target,
    handlers: {
      onClick: (event: { stopPropagation: () => void }) => {
        event.stopPropagation();
        point(target);
      },
      onPointerEnter: () => {
        glance(target);
        if (options) light(target);
      },
      onPointerLeave: () => {
        glance(undefined);
        if (options) light(undefined);
      },
      onFocus: () => glance(target),
      onBlur: () => glance(undefined),
    },
  };
}
