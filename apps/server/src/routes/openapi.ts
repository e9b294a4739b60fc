import type { Hono } from 'hono'
import { describeRoute, generateSpecs } from 'hono-openapi'
import type { Answers } from '../answers'
import type { AppEnv } from '../app-env'

/** `GET /api/openapi.json`: every route of the API, from the schemas that parse its requests. */
export function mountOpenApi({ app, answers }: { app: Hono<AppEnv>; answers: Answers }) {
  let document: Promise<unknown> | undefined
  const described = describeRoute({ summary: 'This document', responses: { 200: { description: 'OpenAPI 3.1' } } })
  app.get('/api/openapi.json', described, async (context) => {
    context.set('route', '/api/openapi.json')
    document ??= generateSpecs(app, {
      excludeStaticFile: false,
      defaultValidationErrorResponse: false,
      documentation: {
        info: {
          title: 'Maitri',
          version: '1',
          description:
            'Every refusal is a problem document (RFC 9457) with a stable code. Writes come from the own origin.',
        },
        components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'maitri_session' } } },
      },
    })
    return answers.json(await document, {
      requestId: context.get('requestId'),
      acceptEncoding: context.req.header('accept-encoding'),
    })
  })
}
