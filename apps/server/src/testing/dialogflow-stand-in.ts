import { type Arrived, type GoogleAnswer, googleApiKey, googleRefusal, startGoogleApi } from './google-api-stand-in'

export const dialogProject = 'maitri-stand-in'

/** Dialogflow ES on this machine: knows the agent of one project, and no path but that. */
export const startDialogflow = () => startGoogleApi(answer)

function answer({ method, path, headers }: Arrived): GoogleAnswer {
  const parent = `projects/${dialogProject}`
  if (method !== 'GET' || path !== `/v2/${parent}/agent`) return googleRefusal(404)
  if (headers.authorization !== `Bearer ${googleApiKey}`) return googleRefusal(401)
  return {
    status: 200,
    body: { parent, displayName: 'Mindmitra', defaultLanguageCode: 'en', timeZone: 'Asia/Kolkata' },
  }
}
