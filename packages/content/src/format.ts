/** A moment in time: an instant, or its ISO 8601 text. */
export type Moment = Date | string | number

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const

/** How much of a date or time is said. The comments show it in English. */
const dateStyles = {
  /** 21 November 2026 */
  day,
  /** 21 Nov 2026 */
  short_day: shortDay,
  /** Saturday, 21 November 2026 */
  full_day: { weekday: 'long', ...day },
  /** 21 Nov 2026, 6:30 pm */
  moment: { ...shortDay, ...time },
  /** 21 November 2026, 6:30 pm */
  long_moment: { ...day, ...time },
  /** Saturday, 21 November 2026, 6:30 pm */
  full_moment: { weekday: 'long', ...day, ...time },
  /** 6:30 pm */
  time,
  /** Saturday */
  weekday: { weekday: 'long' },
  /** Sat */
  short_weekday: { weekday: 'short' },
  /** S */
  narrow_weekday: { weekday: 'narrow' },
  /** Nov */
  short_month: { month: 'short' },
  /** 21 */
  day_of_month: { day: 'numeric' },
  /** 21 Nov */
  day_and_month: { day: 'numeric', month: 'short' },
  /** Sat, 21 Nov */
  short_weekday_and_day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Saturday, 21 November */
  weekday_and_day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 2026 */
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/**
 * Dates, times, numbers and lists as people of one language read them in India: day before month, lakh and crore, figures 0 to 9 in every
 * language. This is the only place that asks `Intl` for words; one formatter of each kind is made once for each language.
 */
export class Format {
  private readonly made = new Map<string, unknown>()
  private readonly locale: string

  /** `language` is a BCP 47 language code without a region. */
  constructor(private readonly language: string) {
    this.locale = `${language}-IN-u-nu-latn`
  }

  /** In the device's time zone where none is given. An invalid moment throws a RangeError. */
  date(at: Moment, style: DateStyle, timeZone?: string): string {
    const shown = new Map(
      this.dates(style, timeZone)
        .formatToParts(new Date(at))
        .map(({ type, value }) => [type, value]),
    )
    // The tables behind `Intl` put Kannada's month first and Telugu's weekday last: the names are theirs, the order is one.
    // Bengali's short months end in a visarga, an older way to mark what is left out.
    const month = shown.get('month')?.replace(/ঃ$/u, '')
    const date = [shown.get('day'), month, shown.get('year')].filter(Boolean).join(' ')
    const [hour, minute] = [shown.get('hour'), shown.get('minute')]
    const clock = hour && minute && clockText(this.language, Number(hour), minute)
    return [shown.get('weekday'), date, clock].filter(Boolean).join(', ')
  }

  /** A day of the calendar as far as it is known: `2018`, `2018-09` or `2018-09-07` (ISO 8601). */
  calendarDay(day: string): string {
    const style = (['year', 'month'] as const)[day.split('-').length - 1] ?? 'day'
    return this.date(day, style, 'UTC')
  }

  /** 'Saturday, 21 November 2026, 6:30 pm – 7:20 pm', by the clocks of the zone. */
  span(from: Moment, to: Moment, timeZone: string): string {
    const isOneDay = this.date(from, 'day', timeZone) === this.date(to, 'day', timeZone)
    return [this.date(from, 'full_moment', timeZone), this.date(to, isOneDay ? 'time' : 'full_moment', timeZone)].join(
      ' – ',
    )
  }

  /** With at most that many decimals; `fixed` keeps zeros at the end. */
  number(value: number, decimals = 0, { fixed = false } = {}): string {
    return this.once(`number ${decimals} ${fixed}`, () => {
      const minimumFractionDigits = fixed ? decimals : 0
      return new Intl.NumberFormat(figures, { minimumFractionDigits, maximumFractionDigits: decimals })
    }).format(value)
  }

  /** Whole rupees: ₹1,50,000. */
  rupees(amount: number): string {
    return this.once('rupees', () => {
      const options = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const
      return new Intl.NumberFormat(figures, options)
    }).format(amount)
  }

  /** 'a, b and c'; as a `unit` 'a, b, c'. */
  list(items: readonly string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
    return this.once(`list ${type}`, () => new Intl.ListFormat(this.locale, { type })).format(items)
  }

  /** Whole seconds as minutes and seconds with their units: '4 min 12 sec'; a part that is 0 is left out. */
  activeTime(seconds: number): string {
    const unit = (value: number, unit: 'minute' | 'second') =>
      this.once(unit, () => {
        return new Intl.NumberFormat(`${this.language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'short' })
      }).format(value)
    const minutes = Math.floor(seconds / minute)
    const rest = seconds % minute
    return [
      ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
      ...(rest > 0 || minutes === 0 ? [unit(rest, 'second')] : []),
    ].join(' ')
  }

  /** How long ago: 'now', '5 minutes ago', 'yesterday', '3 weeks ago'. A moment that is still ahead counts as now. */
  ago(at: Date, now: Date): string {
    const words = this.once('ago', () => new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' }))
    const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000))
    if (seconds < minute) return words.format(0, 'second')
    if (seconds < hour) return words.format(-Math.floor(seconds / minute), 'minute')
    const days = calendarDaysBetween(at, now)
    if (days === 0 || seconds < 6 * hour) return words.format(-Math.floor(seconds / hour), 'hour')
    if (days < 7) return words.format(-days, 'day')
    if (days < 31) return words.format(-Math.floor(days / 7), 'week')
    if (days < 365) return words.format(-Math.floor(days / 30.44), 'month')
    return words.format(-Math.floor(days / 365.25), 'year')
  }

  /** The name of a language; its code where nobody knows it or it is no code. */
  languageName(code: string): string {
    const names = this.once('languages', () => new Intl.DisplayNames(this.locale, { type: 'language' }))
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }

  /** What people call a zone at that moment: 'India Standard Time'. An unknown zone throws a RangeError. */
  zoneName(timeZone: string, at: Moment): string {
    const words = this.once(`zone ${timeZone}`, () => {
      return new Intl.DateTimeFormat(this.locale, { timeZone, timeZoneName: 'long' })
    })
    const parts = words.formatToParts(new Date(at))
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }

  private dates(style: DateStyle, timeZone?: string): Intl.DateTimeFormat {
    return this.once(`${style} ${timeZone ?? ''}`, () => {
      return new Intl.DateTimeFormat(this.locale, { ...dateStyles[style], ...(timeZone && { timeZone }) })
    })
  }

  /** To make a formatter takes a phone a millisecond, and lists ask for hundreds. */
  private once<Formatter>(key: string, make: () => Formatter): Formatter {
    const known = this.made.get(key) as Formatter | undefined
    if (known !== undefined) return known
    const made = make()
    this.made.set(key, made)
    return made
  }
}

/** Groups by lakh and crore; some of the eight languages' own tables group by thousands. */
const figures = 'en-IN'

/** What a time of day is called: from 4, from 12, from 16, from 18 and from 20 o'clock; English says am and pm. */
const dayParts: Record<string, readonly [string, string, string, string, string]> = {
  hi: ['सुबह', 'दोपहर', 'शाम', 'शाम', 'रात'],
  kn: ['ಬೆಳಿಗ್ಗೆ', 'ಮಧ್ಯಾಹ್ನ', 'ಸಂಜೆ', 'ಸಂಜೆ', 'ರಾತ್ರಿ'],
  te: ['ఉదయం', 'మధ్యాహ్నం', 'సాయంత్రం', 'సాయంత్రం', 'రాత్రి'],
  ta: ['காலை', 'மதியம்', 'மாலை', 'மாலை', 'இரவு'],
  mr: ['सकाळी', 'दुपारी', 'संध्याकाळी', 'संध्याकाळी', 'रात्री'],
  gu: ['સવારે', 'બપોરે', 'સાંજે', 'સાંજે', 'રાત્રે'],
  bn: ['সকাল', 'দুপুর', 'বিকেল', 'সন্ধ্যা', 'রাত'],
}

function clockText(language: string, hour: number, minute: string): string {
  const clock = `${hour % 12 || 12}:${minute}`
  const parts = dayParts[language]
  if (!parts) return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  const [morning, noon, late, evening, night] = parts
  if (hour < 4 || hour >= 20) return `${night} ${clock}`
  return `${hour < 12 ? morning : hour < 16 ? noon : hour < 18 ? late : evening} ${clock}`
}

const formats = new Map<string, Format>()

/** The one `Format` of a language. */
export function formatFor(language: string): Format {
  const format = formats.get(language) ?? new Format(language)
  formats.set(language, format)
  return format
}

const minute = 60
const hour = 60 * minute
const dayMs = 24 * hour * 1000

/** By the device's calendar, so that last night is yesterday. */
function calendarDaysBetween(at: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return (midnight(now) - midnight(at)) / dayMs
}
