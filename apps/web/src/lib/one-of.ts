/** The member of a closed list that a value is; undefined for anything else. */
export const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value)
