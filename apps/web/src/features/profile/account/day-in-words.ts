/** '21 November 2026', in the order and words of the language, by the device's own calendar day. */
export const dayInWords = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long' }).format(new Date(moment))
