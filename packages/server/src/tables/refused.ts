import type { Refusal } from '@vigil/table';

/** Something that is not done, and why: whoever asked is told, and nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], why: string, place?: string) {
    super(why);
    this.name = 'Refused';
    this.refusal = { code, why, ...(place !== undefined && { place }) };
  }
}
