/** The first number of a duration such as '5-10 min' or '12 minutes'; 0 where there is none. */
function minutesOf(duration: string): number {
  const digits = /\d{1,6}/.exec(duration)
  return digits ? Number(digits[0]) : 0
}

/**
 * How long a routine takes: the first numbers of its tools' durations, in minutes, summed (the specification, section 9). `text` is in
 * minutes below an hour and in hours and minutes from there on, in English.
 */
export function routineDuration(durations: readonly string[]): { minutes: number; text: string } {
  const minutes = durations.reduce((sum, duration) => sum + minutesOf(duration), 0)
  if (minutes < 60) return { minutes, text: `${minutes} min` }
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} h`
  return { minutes, text: rest === 0 ? hours : `${hours} ${rest} min` }
}
