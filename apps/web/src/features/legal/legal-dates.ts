/** The day on which a legal text last changed its meaning, as YYYY-MM-DD. Change it together with the text. */
export const lastChanged = { privacy: '2026-11-24', terms: '2026-11-21', accessibility: '2026-11-23' } as const
