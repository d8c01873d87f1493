// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Fates, newcomers, transfers and movement, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_PEOPLE: Record<string, string> = {};
