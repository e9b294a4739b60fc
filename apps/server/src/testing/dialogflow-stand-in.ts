import { googleApiKey, googleRefusal, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

export const dialogProject = 'maitri-stand-in'

/** Dialogflow ES on this machine: knows the agent of one project, and no path but that. */
export const startDialogflow = () => startGoogleApi(answer)

function answer({ method, path, headers }: Recorded): Reply {
  const parent = `projects/${dialogProject}`
  if (method !== 'GET' || path !== `/v2/${parent}/agent`) return googleRefusal(404)
  if (headers.authorization !== `Bearer ${googleApiKey}`) return googleRefusal(401)
  return {
    status: 200,
    json: { parent, displayName: 'Mindmitra', defaultLanguageCode: 'en', timeZone: 'Asia/Kolkata' },
  }
}
