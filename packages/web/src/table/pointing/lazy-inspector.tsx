import { type ComponentProps, lazy, Suspense } from 'react';
import { useStoreValue } from '../../ui/store.js';
import { useTable } from '../context.js';

const Inspector = lazy(() => import('./inspector.js'));

/** The explanation of the hovered component; loaded on first hover. */
export function LazyInspector(props: ComponentProps<typeof Inspector>) {
  const { pointing } = useTable();
  const glances = useStoreValue(pointing, ({ glanced }) => glanced !== undefined);
  if (props.pinned === undefined && !glances) return null;
  return (
    <Suspense>
      <Inspector {...props} />
    </Suspense>
  );
}
