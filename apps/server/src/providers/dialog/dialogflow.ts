import * as z from 'zod'
import { askProvider } from '../ask-provider'
import { ProviderError } from '../provider-error'
import type { DialogProvider } from './dialog-provider'

const provider = 'dialogflow'
const agent = z.object({ parent: z.string() })
/** Empty where the key opens no project with an agent. */
const agents = z.object({ agents: z.array(agent).optional() })

type DialogflowOptions = {
  url: string
  /** Null to ask for every project that the key opens. */
  project: string | null
  apiKey: string
  deadlineMs?: number
}

/** Dialogflow ES, whose agent is the nearest thing to the specification's 'project endpoint'. */
export function dialogflow({ url, project, apiKey, deadlineMs = 5_000 }: DialogflowOptions): DialogProvider {
  return {
    async checkKey() {
      const { value } = await askProvider({
        provider,
        method: 'GET',
        url: `${url}/v2/projects/${project === null ? '-/agent:search' : `${encodeURIComponent(project)}/agent`}`,
        headers: { authorization: `Bearer ${apiKey}` },
        signal: new AbortController().signal,
        deadlineMs,
      })
      const expected = project === null ? agents : agent
      if (!expected.safeParse(value).success) throw new ProviderError(provider, 'invalid_response', 200)
    },
  }
}
