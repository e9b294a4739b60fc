/** What was brought, with what the account had begun where that was left open, and above it where both wrote. Null where one of them is not there. */
export function bothDrafts<Draft extends object>(
  own: Draft | null,
  brought: Draft | null,
  words: readonly (keyof Draft)[],
) {
  if (!own || !brought) return null
  const both = { ...brought }
  for (const field of Object.keys(own) as (keyof Draft)[]) {
    const [mine, theirs] = [own[field], brought[field]]
    if (theirs === '' || theirs === null || theirs === undefined) both[field] = mine
    else if (words.includes(field) && mine && !String(theirs).includes(String(mine)))
      both[field] = `${String(mine)}\n\n${String(theirs)}` as Draft[keyof Draft]
  }
  return both
}
