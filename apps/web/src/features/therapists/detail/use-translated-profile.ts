import type { ListedTherapist } from '@maitri/contracts'
import type { TranslationBarProps } from '../../../components/translation/translation-bar'
import { useTranslationOf } from '../../../components/translation/use-translation-of'

/** A therapist with what is read of them, and its language where it was translated. */
export type ReadProfile = { therapist: ListedTherapist; lang: string | undefined }

/** A profile as the person wants to read it now: an operator's words can be translated, an example's are in the page's language. */
export function useTranslatedProfile(written: ListedTherapist): ReadProfile & { bar: TranslationBarProps } {
  const { id, isExample, specialization, bio, approach, education, bring, landmark } = written
  const texts = [specialization, bio, approach, ...education, bring, landmark].filter((text) => text !== null)
  const { words, langOf, bar } = useTranslationOf('therapist', isExample ? [] : [{ id, texts }])
  const therapist: ListedTherapist = {
    ...written,
    specialization: words(specialization),
    bio: words(bio),
    approach: words(approach),
    education: education.map(words),
    bring: bring && words(bring),
    landmark: landmark && words(landmark),
  }
  return { therapist, lang: langOf(bio), bar }
}
