import { lazy } from 'react'
import { LaterPart } from '../ui/later-part'
import type { TranslationOfferProps } from './translation-offer'

const TranslationOffer = lazy(async () => ({ default: (await import('./translation-offer')).TranslationOffer }))

export type TranslationBarProps = Omit<TranslationOfferProps, 'service'> & {
  /** Null where nothing translates into this language, or nothing has to be translated. */
  service: TranslationOfferProps['service'] | null
}

/** The offer to read the words of others in the person's language, where there is one. */
export function TranslationBar({ service, ...rest }: TranslationBarProps) {
  if (service === null) return null
  return (
    <LaterPart>
      <TranslationOffer service={service} {...rest} />
    </LaterPart>
  )
}
