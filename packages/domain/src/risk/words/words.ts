/**
 * Cuts a text into the words the gate reads, normalised as S5 asks: compatibility forms, case, accents, look-alike
 * letters, zero-width marks, repeated letters, letters hidden behind digits or stars. One pass, no regular expression
 * over the text, so the time is linear in its length (S10).
 */
export type Words = {
  /** Each word with doubled letters folded: `kill`, `killl` and `kil` are one. */
  plain: string[]
  /** The same word as romanised Indian languages are compared: `zindagee` and `jindagi` are one. Empty in other scripts. */
  roman: string[]
  sentence: number[]
  /** Grows at commas too: a negation does not reach over it. */
  clause: number[]
}
