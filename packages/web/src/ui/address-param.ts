import { useCallback, useEffect, useRef, useState } from 'react';
import { replaceAddress, useAddress } from '../app/route.js';

/** How long one has to stop typing before the address says it: browsers do not like to be told at every key. */
const TYPING_PAUSE_MS = 300;

/**
 * What of a screen is shown besides (a tab, a filter, what is searched for), as the address says it, so that it is there
 * again after a reload, by Back, and for whoever is sent the link. It belongs to the screen: a link to another part of it
 * does not change it. `usual`: what needs no saying. `read`: what a text in the address stands for, if anything.
 * `typed`: it changes with every key.
 */
export function useAddressParam<T extends string>(
  name: string,
  defaultValue: T,
  parse: (text: string) => T | undefined,
  typed = false,
): readonly [value: T, set: (value: T) => void] {
  const address = useAddress();
  const [value, setValue] = useState(() => readParam(name, parse) ?? defaultValue);
  const now = useRef({ value, usual: defaultValue, read: parse });
  now.current = { value, usual: defaultValue, read: parse };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { value: one, usual: other } = now.current;
    const next = withAddressParam(location.hash, name, one === other ? undefined : one);
    if (next !== location.hash) replaceAddress(next);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the address that counts
  useEffect(() => {
    const asked = timer.current === undefined ? readParam(name, now.current.read) : undefined;
    if (asked === undefined || asked === now.current.value) write();
    else setValue(asked);
  }, [address, defaultValue, name, write]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (next: T) => {
      setValue(next);
      now.current = { ...now.current, value: next };
      clearTimeout(timer.current);
      if (typed) timer.current = setTimeout(write, TYPING_PAUSE_MS);
      else write();
    },
    [typed, write],
  );
  return [value, set];
}

function readParam<T>(name: string, read: (text: string) => T | undefined): T | undefined {
  const text = new URLSearchParams(splitAddress(location.hash).query).get(name);
  return text === null ? undefined : read(text);
}

/** An address that says something besides, or says it no more. */
export function withAddressParam(address: string, name: string, value: string | undefined): string {
  const { place, mark, query } = splitAddress(address);
  const all = new URLSearchParams(query);
  if (value === undefined) all.delete(name);
  else all.set(name, value);
  const said = all.toString();
  return said === '' ? place : `${place}${mark}${said}`;
}

function splitAddress(address: string) {
  // A game's address was `#game=…` before there was anything besides.
  const mark = address.startsWith('#game=') ? '&' : '?';
  const at = address.indexOf(mark);
  return at < 0
    ? { place: address, mark, query: '' }
    : { place: address.slice(0, at), mark, query: address.slice(at + 1) };
}

/** Reads one of several words. */
export function parseOneOf<const T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}

/** Takes any text. */
export const anyText = (text: string): string => text;
