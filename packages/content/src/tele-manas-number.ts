/** The number of Tele-MANAS; apart from the register, so that the page for a crash can have it without the whole of it. */
export const teleManasNumber = { tel: '14416', display: '14416' } as const
