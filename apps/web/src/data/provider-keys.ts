import {
  isTranscriptionProvider,
  type KeyCapability,
  type KeyService,
  readProviderKeys,
  type Site,
} from '@maitri/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../lib/api-client'
import { useSession } from '../lib/session/session'
import { useSite } from './site'

/** Which keys of services of others the person brought. */
export const providerKeysQuery = queryOptions({
  queryKey: ['provider-keys'],
  queryFn: ({ signal }) => callApi(readProviderKeys, {}, { signal }),
  networkMode: 'always',
  staleTime: 5 * 60_000,
})

/** The service for which the person brought a key, by capability; null where there is none, and for guests. */
export function useProviderKeys(): (capability: KeyCapability) => KeyService | null {
  const isSignedIn = useSession().state === 'signed_in'
  const { data } = useQuery({ ...providerKeysQuery, enabled: isSignedIn })
  return (capability) => data?.keys.find((key) => key.capability === capability && key.set)?.service ?? null
}

/** The service that turns recordings, or the sound of videos, into words for this person; null where there is none. */
export function useSpeechService(capability: 'audio' | 'video'): Site['transcription'] {
  const site = useSite()
  const own = useProviderKeys()(capability)
  return isTranscriptionProvider(own) ? own : (site?.transcription ?? null)
}
