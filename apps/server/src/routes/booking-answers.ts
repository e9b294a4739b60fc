import type { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import type { Responses } from '../responses'
import { answeredPage, answerPage, answerPageStyleHash } from '../services/booking-answer-page'
import type { Answer, BookingAnswers } from '../services/booking-answers'
import { bookingAnswerPath } from '../services/booking-links'

type Services = { app: Hono<AppEnv>; responses: Responses; bookingAnswers: BookingAnswers }

/** The longest form that the page sends. */
const maxFormBytes = 1024

/**
 * The page on which a practice answers a request by the link of its mail. Showing it changes nothing, since mail scanners open links. The
 * link is what may answer and no cookie is read, so that no other site can use somebody's sign-in.
 */
export function mountBookingAnswers({ app, responses, bookingAnswers }: Services) {
  app.get(bookingAnswerPath, async (context) => {
    context.env.visit.route = bookingAnswerPath
    const token = context.req.param('token')
    const request = await bookingAnswers.find(token)
    const html = request ? answerPage(request) : answeredPage('over', await bookingAnswers.languageOf(token), null)
    return responses.page(html, answerPageStyleHash, context.env.visit)
  })

  app.post(bookingAnswerPath, async (context) => {
    context.env.visit.route = bookingAnswerPath
    const token = context.req.param('token')
    const length = Number(context.req.header('content-length') ?? Number.NaN)
    const form = length <= maxFormBytes ? new URLSearchParams(await context.req.text()) : new URLSearchParams()
    const answer = answerOf(form)
    const request = await bookingAnswers.find(token)
    const language = await bookingAnswers.languageOf(token)
    if (!answer) {
      const html = request ? answerPage(request) : answeredPage('over', language, null)
      return responses.page(html, answerPageStyleHash, context.env.visit)
    }
    const answered = await bookingAnswers.answer(token, answer)
    const html =
      answered === 'taken' && request
        ? answerPage(request, { isTaken: true })
        : answeredPage(answered, language, request)
    return responses.page(html, answerPageStyleHash, context.env.visit)
  })
}

function answerOf(form: URLSearchParams): Answer | null {
  const kind = form.get('answer')
  if (kind === 'confirm' || kind === 'decline') return { kind }
  return kind === 'suggest' ? { kind, startsAt: form.get('startsAt') ?? '' } : null
}
