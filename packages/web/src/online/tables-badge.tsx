import { useEffect, useState } from 'react';
import { t } from '../words/t.js';
import { loadMyTables } from './my-tables.js';

/** On the first screen: how many decisions wait for me at tables over the network. */
export default function TablesBadge() {
  const [n, setN] = useState(0);
  useEffect(() => {
    let left = false;
    const update = () =>
      loadMyTables().then(
        ({ mine }) => {
          const waits = mine?.tables.flatMap(({ id, waits: all }) => all.map(({ decision }) => `${id} ${decision}`));
          if (!left) setN(new Set(waits).size);
        },
        () => {},
      );
    void update();
    const onVisible = () => document.visibilityState === 'visible' && void update();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  if (n === 0) return null;
  return (
    <i className="badge" role="img" aria-label={t('ui.home.together.waits', { n })}>
      {n}
    </i>
  );
}
