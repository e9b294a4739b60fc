import type { Page, Response } from '@playwright/test'

/** Resolves once the page has sent records, written or deleted as `state` says, and the server has them. */
export function recordsSent(page: Page, state: 'present' | 'deleted' = 'present'): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.ok() &&
      response.url().endsWith('/api/records') &&
      (response.request().postData() ?? '').includes(`"state":"${state}"`),
  )
}
