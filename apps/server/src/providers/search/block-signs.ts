import type { CheerioAPI } from 'cheerio'

/** A page of Google that only sends elsewhere is this short, in characters. */
const shortPage = 2_000

const challenge = [
  '.g-recaptcha',
  '.h-captcha',
  'iframe[src*="recaptcha/api" i]',
  'iframe[src*="hcaptcha.com" i]',
  '[id*="cf-challenge" i]',
  '[class*="cf-challenge" i]',
].join()

/**
 * Whether a page asks who is there, instead of answering. Looks for forms, frames and scripts in the order of contract 07, never for the
 * word 'captcha' alone: a result may be about one.
 */
export function isBlockPage(page: CheerioAPI, html: string): boolean {
  if (page('form#challenge-form').length > 0) return true
  if (html.length < shortPage && /\/sorry\//i.test(html)) return true
  if (page('noscript meta[content*="enablejs" i], noscript a[href*="enablejs" i]').length > 0) return true
  if (page('form[action*="//consent." i]').length > 0) return true
  return page(challenge).length > 0 || /^\s*just a moment/i.test(page('title').first().text())
}

/** Whether a page says in its own words that nothing was found. */
export const saysNothingFound = (page: CheerioAPI): boolean =>
  page('#links .no-results, li.b_no, #no-results').length > 0
