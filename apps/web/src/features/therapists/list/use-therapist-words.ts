import { spokenLanguage } from '@maitri/content/spoken-language'
import type { Therapist } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { type SampleId, sampleIds } from './sample-profiles'

/** A profile in the person's language: the samples' words are ours and translated, an operator's stay as written. Languages are named for all. */
export function useTherapistWords(): <T extends Therapist>(therapist: T) => T {
  const { t } = useTranslation('therapists')
  const language = currentLanguage()
  return (therapist) => {
    const languages = therapist.languages.map((name) => spokenLanguage(name, language))
    const id = sampleIds.find((one) => one === therapist.id)
    if (!therapist.isExample || id === undefined) return { ...therapist, languages }
    return {
      ...therapist,
      languages,
      city: t(`samples.${id}.city`),
      specialization: t(`samples.${id}.specialization`),
      bio: t(`samples.${id}.bio`),
      approach: t(`samples.${id}.approach`),
      education: therapist.education.map((_, place) => t(degreeKey(id, place))),
      registration: {
        body: t(`samples.${id}.body`),
        number: t('samples.number', { digits: therapist.registration.number.replace(/\D/g, '') }),
      },
    }
  }
}

/** One sample has a single degree; the keys of the others stand for both. */
const degreeKey = (id: SampleId, place: number) =>
  `samples.${id as 'meera-iyer'}.education.${place === 0 ? 'first' : 'second'}` as const
