import { useSyncExternalStore } from 'react';

/** Where one can be. The address says it after its #, so that every screen can be linked to and Back works. */
export type Route =
  | { readonly screen: 'home' | 'new' | 'learn' | 'history' | 'credits' }
  /** `id`: the component or clause that is shown. */
  | { readonly screen: 'cards' | 'rules'; readonly id: string | undefined }
  | { readonly screen: 'game'; readonly id: string };

/** What an address stands for; what nobody knows leads home. */
function routeOf(hash: string): Route {
  const game = /^#game=([\w-]+)$/.exec(hash)?.[1];
  if (game !== undefined) return { screen: 'game', id: game };
  const [, screen, id] = /^#(\w+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  switch (screen) {
    case 'new':
    case 'learn':
    case 'history':
    case 'credits':
      return { screen };
    case 'cards':
    case 'rules':
      return { screen, id };
    default:
      return { screen: 'home' };
  }
}

/** The addresses of the screens, for links. */
export const HOME_ADDRESS = '#home';
export const CREDITS_ADDRESS = '#credits';
export const cardAddress = (id: string): string => `#cards/${id}`;
export const clauseAddress = (id: string): string => `#rules/${id}`;
export const gameAddress = (id: string): string => `#game=${id}`;

let moved = false;

/** Whether somebody has gone from one screen to another since the page was loaded: then the focus goes along. */
export function hasMoved(): boolean {
  return moved;
}

/** Goes home with an address that says nothing. `replace`: as if one had never been elsewhere. */
export function goHome(replace = false): void {
  const bare = location.pathname + location.search;
  if (replace) history.replaceState(null, '', bare);
  else history.pushState(null, '', bare);
  // The browser tells only of changes that it made itself.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  const heard = () => {
    moved = true;
    listener();
  };
  window.addEventListener('hashchange', heard);
  window.addEventListener('popstate', heard);
  return () => {
    window.removeEventListener('hashchange', heard);
    window.removeEventListener('popstate', heard);
  };
}

/** Where we are. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}
