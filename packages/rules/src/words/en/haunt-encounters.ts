// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Encounters, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_ENCOUNTERS: Record<string, string> = {};
