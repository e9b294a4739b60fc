import type { KeyCapability, KeyService } from '@maitri/contracts'
import type { Config } from '../config'
import { dialogflow } from './dialog/dialogflow'
import { googleLanguage } from './text-sentiment/google-language'
import { type TranscriptionTiming, transcriptionProviderOf } from './transcription/transcription-provider-of'
import { translationProviderOf } from './translation/translation-provider-of'

export type PersonProviders = ReturnType<typeof createPersonProviders>

type PersonProvidersDependencies = {
  services: Config['personKeyServices']
  /** Takes work that the person need not wait for, and logs where it fails. */
  later: (work: Promise<unknown>) => void
  timing: TranscriptionTiming
}

/** Services of others, each made with a key that a person brought: at the operator's address, never with the operator's key. */
export function createPersonProviders({ services, later, timing }: PersonProvidersDependencies) {
  const { dialog } = services
  const transcription = (apiKey: string) =>
    transcriptionProviderOf({ ...services.transcription, apiKey }, later, timing)
  const translation = (apiKey: string) => translationProviderOf({ ...services.translation, apiKey })
  const textSentiment = (apiKey: string) => googleLanguage({ ...services.textSentiment, apiKey })

  return {
    transcription,
    textSentiment,
    translation,

    /** Which service the key of a capability is for. */
    serviceOf: {
      translation: services.translation.service,
      video: services.transcription.provider,
      audio: services.transcription.provider,
      text: 'google-language',
      chatbot: 'dialogflow',
    } satisfies Record<KeyCapability, KeyService>,

    /** Throws a `ProviderError` where the service does not take the key, or does not answer. */
    async checkKey(capability: KeyCapability, apiKey: string): Promise<void> {
      switch (capability) {
        case 'video':
        case 'audio':
          return transcription(apiKey).checkKey()
        case 'text':
          return textSentiment(apiKey).checkKey()
        case 'translation':
          return translation(apiKey).checkKey()
        case 'chatbot':
          return dialogflow({ ...dialog, apiKey }).checkKey()
      }
    },
  }
}
