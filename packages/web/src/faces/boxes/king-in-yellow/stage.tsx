import { useEdition } from '../../../say/use-edition.js';
import { useTable } from '../../../table/context.js';
import { say } from './words.js';

/** The Acts in their order, by the number over their curtain. */
const ACTS = [
  ['act-1', 'I'],
  ['act-2', 'II'],
  ['act-3', 'III'],
] as const;

/** The Acts as a stage (Y-ACT-01): what has begun is lit, what is next waits behind its curtain. */
export function Stage({ played, next }: { readonly played: readonly string[]; readonly next: string | undefined }) {
  const { words } = useEdition();
  const { inspect } = useTable();
  return (
    <section className="acts-stage">
      <h3>
        {say('acts')} <span>{next === undefined ? '' : say('next', { act: words.name('mythos', next) })}</span>
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
                <svg viewBox="0 0 60 40" aria-hidden="true">
                  <path className="boards" d="M2 38V10Q30 -6 58 10V38Z" />
                  {state === 'lit' ? (
                    <>
                      <path className="light" d="M30 6L48 38H12Z" />
                      <path className="curtain" d="M2 10Q10 4 16 3Q15 20 4 38H2ZM58 10Q50 4 44 3Q45 20 56 38H58Z" />
                    </>
                  ) : (
                    <path
                      className="curtain"
                      d="M2 10Q10 4 16 3L18 38H2ZM17 3Q22 1 30 1V38H19ZM58 10Q50 4 44 3L42 38H58ZM43 3Q38 1 31 1V38H41Z"
                    />
                  )}
                </svg>
                <b>{number}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
