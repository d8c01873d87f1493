import { isTouring } from '@vigil/rules/king-in-yellow';
import type { TableView } from '@vigil/table';
import { useId } from 'react';
import { ScenePicture } from '../../../art/places.js';
import { useTable } from '../../../table/context.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { say } from './words.js';

/** The Acts in order; the index is their number. */
const ACTS = [
  ['act-1', 'I'],
  ['act-2', 'II'],
  ['act-3', 'III'],
] as const;

/** The opening of a stage, in a box of 60 by 52. */
const ARCH = 'M2.5 39V11Q4 3 30 2.5Q56 3 57.5 11V39Z';
/** The curtains: open for an Act that has begun, parted for the next one, closed for later ones. */
const CURTAINS = {
  lit: 'M2 39V10Q4 4 12 3.4Q11 18 4.5 30L7 39ZM58 39V10Q56 4 48 3.4Q49 18 55.5 30L53 39Z',
  'next-one': 'M2 39V11Q4 3 28 2.5Q27 22 19 39ZM58 39V11Q56 3 32 2.5Q33 22 41 39Z',
  dark: 'M2 39V11Q4 3 30 2.5Q56 3 58 11V39Z',
};
const FOLDS = {
  lit: 'M6 5Q6 18 3 28M54 5Q54 18 57 28',
  'next-one':
    'M6 5Q7 24 5 38M12 4Q13 24 10 38M18 3.5Q19 24 14.5 38M54 5Q53 24 55 38M48 4Q47 24 50 38M42 3.5Q41 24 45.5 38',
  dark: 'M7 5V38M13 4V38M19 3.5V38M25 3V38M30 3V38M35 3V38M41 3.5V38M47 4V38M53 5V38',
};

interface Props {
  readonly view: TableView;
  readonly played: readonly string[];
  readonly next: string | undefined;
  /** Clues per player that stop it; 0: it cannot be stopped. */
  readonly price: number;
}

/**
 * The Acts as stages (Y-ACT-01): the Acts begun are visible, the next one waits behind its curtain; and the company's
 * progress.
 */
export function ActStages({ view, played, next, price }: Props) {
  const { words } = useLoadedContent();
  const { inspect } = useTable();
  const clip = useId();
  const held = view.investigators.reduce((sum, { clues, place }) => sum + (place === 'out' ? 0 : clues), 0);
  return (
    <section className="acts-stage">
      <h3>
        {say('acts')} {isTouring({ s: view }) && <small title={say('touring-about')}>{say('touring')}</small>}
        <span>{next === undefined ? '' : say('next', { act: words.name('mythos', next) })}</span>
      </h3>
      <ol>
        {ACTS.map(([act, number]) => {
          const state = played.includes(act) ? 'lit' : act === next ? 'next-one' : 'dark';
          return (
            <li key={act} className={state}>
              <button
                type="button"
                data-about={act}
                onClick={() => inspect(act)}
                aria-label={`${words.name('mythos', act)}: ${say(state)}`}
              >
                <svg viewBox="0 0 60 52" aria-hidden="true">
                  <clipPath id={`${clip}${number}`}>
                    <path d={ARCH} />
                  </clipPath>
                  <g clipPath={`url(#${clip}${number})`}>
                    <path d={ARCH} />
                    {state !== 'dark' && (
                      <g className="scene" transform="translate(0 1.5)">
                        <ScenePicture id={act} />
                      </g>
                    )}
                    <path className="curtain" d={CURTAINS[state]} />
                    <path className="fold" d={FOLDS[state]} />
                  </g>
                  <path className="gilt" d={ARCH} />
                </svg>
                <b>{number}</b>
              </button>
            </li>
          );
        })}
      </ol>
      {next !== undefined && (
        <p className={price === 0 ? 'last' : ''}>
          {price === 0 ? say('unstoppable') : say('stopped-by', { price, held })}
        </p>
      )}
    </section>
  );
}
