import * as z from 'zod'
import { askProvider } from '../ask-provider'
import { ProviderError } from '../provider-error'
import type { DialogProvider } from './dialog-provider'

const provider = 'dialogflow'
const agent = z.object({ parent: z.string() })

type DialogflowOptions = { url: string; project: string; apiKey: string; deadlineMs?: number }

/** Dialogflow ES, whose agent is the nearest thing to the specification's 'project endpoint'. */
export function dialogflow({ url, project, apiKey, deadlineMs = 5_000 }: DialogflowOptions): DialogProvider {
  return {
    async checkKey() {
      const { value } = await askProvider({
        provider,
        method: 'GET',
        url: `${url}/v2/projects/${encodeURIComponent(project)}/agent`,
        headers: { authorization: `Bearer ${apiKey}` },
        signal: new AbortController().signal,
        deadlineMs,
      })
      if (!agent.safeParse(value).success) throw new ProviderError(provider, 'invalid_response', 200)
    },
  }
}
