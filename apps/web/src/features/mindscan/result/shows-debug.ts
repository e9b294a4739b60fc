/** Whether the debug button of a reading stands there: in development, and where the address asks for it (`docs/rules.md`). */
export const showsDebug = (search: string, isDevelopment: boolean): boolean =>
  isDevelopment || new URLSearchParams(search).has('debug')
