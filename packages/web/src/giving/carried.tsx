import { useEffect, useRef } from 'react';
import { useStored } from '../frame/store.js';
import { useTable } from '../table/context.js';
import './carried.css';

/** What is carried, under the pointer, with what can be done with it. */
export function CarriedThing() {
  const { carrying } = useTable();
  const carried = useStored(carrying, (now) => now.carried);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const it = box.current;
    if (!carried || !it) return;
    carried.look.removeAttribute('id');
    carried.look.classList.remove('picked-up', 'lit', 'open');
    it.querySelector('.carried-look')?.replaceChildren(carried.look);
    const follow = () => {
      const { x, y } = carrying.at.get();
      it.style.transform = `translate(${x}px, ${y}px)`;
      // What is said stays within the window.
      it.style.setProperty('--x', `${x}px`);
    };
    follow();
    document.documentElement.classList.add('carrying');
    const stop = carrying.at.subscribe(follow);
    return () => {
      document.documentElement.classList.remove('carrying');
      for (const left of document.querySelectorAll('.picked-up')) left.classList.remove('picked-up');
      stop();
    };
  }, [carried, carrying]);

  if (!carried) return null;
  return (
    <div ref={box} className={carried.drops.size === 0 ? 'carried nowhere' : 'carried'}>
      <div className="carried-look" style={{ width: carried.width, height: carried.height }} aria-hidden="true" inert />
      <p role="status">{carried.said}</p>
    </div>
  );
}
