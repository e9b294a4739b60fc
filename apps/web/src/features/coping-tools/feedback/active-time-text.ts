/** Whole seconds as minutes and seconds with their units, in the words of a language: '4 min 12 sec'; a part that is 0 is left out. */
export function activeTimeText(seconds: number, language: string): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [unit(rest, 'second')] : []),
  ].join(' ')
}
