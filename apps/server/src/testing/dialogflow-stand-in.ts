import { googleApiKey, googleRefusal, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

export const dialogProject = 'maitri-stand-in'

/** Dialogflow ES on this machine: knows the agent of one project and the list of agents, and no path but those. */
export const startDialogflow = () => startGoogleApi(answer)

function answer({ method, path, headers }: Recorded): Reply {
  const parent = `projects/${dialogProject}`
  const isList = path === '/v2/projects/-/agent:search'
  if (method !== 'GET' || !(isList || path === `/v2/${parent}/agent`)) return googleRefusal(404)
  if (headers.authorization !== `Bearer ${googleApiKey}`) return googleRefusal(401)
  const agent = { parent, displayName: 'Mindmitra', defaultLanguageCode: 'en', timeZone: 'Asia/Kolkata' }
  return { status: 200, json: isList ? { agents: [agent] } : agent }
}
