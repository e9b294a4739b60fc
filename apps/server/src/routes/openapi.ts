import type { Hono } from 'hono'
import { describeRoute, generateSpecs } from 'hono-openapi'
import type { AppEnv } from '../app-env'
import type { Responses } from '../responses'

type OpenApi = { app: Hono<AppEnv>; described: Hono<AppEnv>; responses: Responses }

/** `GET /api/openapi.json`: every route of the API, from the schemas that parse its requests. */
export function mountOpenApi({ app, described, responses }: OpenApi) {
  let document: Promise<unknown> | undefined
  const path = '/api/openapi.json'
  described.get(path, describeRoute({ summary: 'This document', responses: { 200: { description: 'OpenAPI 3.1' } } }))
  app.get(path, async (context) => {
    context.env.visit.route = path
    document ??= generateSpecs(described, {
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
    return responses.json(await document, context.env.visit, () => context.req.header('accept-encoding'))
  })
}
