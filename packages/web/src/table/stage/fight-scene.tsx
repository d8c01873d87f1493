import { useCallback } from 'react';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { MonsterDetails } from '../threat/monster-details.js';
import { MonsterScene } from '../threat/plate.js';
import { findMonster } from './opponent.js';
import './fight-scene.css';

interface Props {
  readonly token: string;
  /** Receives the element for the stakes of the fight. */
  readonly setSlot: (slot: HTMLElement | undefined) => void;
}

/** A fight in front of the board: the whole picture of the monster, its figures and its text, and the stakes. */
export default function FightScene({ token, setSlot }: Props) {
  const { content } = useLoadedContent();
  const { view } = useTable().snapshot;
  const takeSlot = useCallback(
    (element: HTMLElement | null) => {
      setSlot(element ?? undefined);
      return () => setSlot(undefined);
    },
    [setSlot],
  );
  const kind = findMonster(content, token);
  if (!kind) return null;
  return (
    <>
      <div className="fight-picture" data-about={token}>
        <MonsterScene kind={kind} at={view.monsters.find((monster) => monster.token === token)?.at} />
      </div>
      <div className="stage-plate fight-plate">
        <MonsterDetails token={token} kind={kind} />
        <div className="stage-slot" ref={takeSlot} />
      </div>
    </>
  );
}
