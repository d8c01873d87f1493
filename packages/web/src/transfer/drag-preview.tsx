import { useEffect, useRef } from 'react';
import { useTable } from '../table/context.js';
import { useStoreValue } from '../ui/store.js';
import './drag-preview.css';

/** Preview of the dragged item under the pointer, with its possible drops. */
export function DragPreview() {
  const { carrying } = useTable();
  const carried = useStoreValue(carrying, (now) => now.item);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const it = box.current;
    if (!carried || !it) return;
    carried.element.removeAttribute('id');
    carried.element.classList.remove('picked-up', 'lit', 'open');
    it.querySelector('.drag-preview-content')?.replaceChildren(carried.element);
    const followPointer = () => {
      const { x, y } = carrying.pointer.get();
      it.style.transform = `translate(${x}px, ${y}px)`;
      // Keeps the hint within the window.
      it.style.setProperty('--x', `${x}px`);
    };
    followPointer();
    document.documentElement.classList.add('carrying');
    const stop = carrying.pointer.subscribe(followPointer);
    return () => {
      document.documentElement.classList.remove('carrying');
      for (const left of document.querySelectorAll('.picked-up')) left.classList.remove('picked-up');
      stop();
    };
  }, [carried, carrying]);

  if (!carried) return null;
  return (
    <div ref={box} className={carried.drops.size === 0 ? 'carried nowhere' : 'carried'}>
      <div
        className="drag-preview-content"
        style={{ width: carried.width, height: carried.height }}
        aria-hidden="true"
        inert
      />
      <p role="status">{carried.hint}</p>
    </div>
  );
}
