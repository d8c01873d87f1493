import { type ComponentProps, lazy, Suspense } from 'react';
import { useStored } from '../../frame/store.js';
import { useTable } from '../context.js';

const Inspector = lazy(() => import('./inspector.js'));

/** The explanation of what is pointed at, fetched when something first is. */
export function WhenPointed(props: ComponentProps<typeof Inspector>) {
  const { pointing } = useTable();
  const glances = useStored(pointing, ({ glanced }) => glanced !== undefined);
  if (props.kept === undefined && !glances) return null;
  return (
    <Suspense>
      <Inspector {...props} />
    </Suspense>
  );
}
