import {
  readOwnTranslationOffer,
  readTranslationOffer,
  translatePublicWords,
  translatePublicWordsForPerson,
} from '@maitri/contracts'
import { goneSignal } from '../middleware/take-file'
import type { ClientAddress } from '../services/client-address'
import type { Translations } from '../services/translations'
import type { Mount } from './mount'

type Services = { mount: Mount; translations: Translations; addressOf: ClientAddress }

/** Machine translation of what others wrote: open to guests, limited by network address; by an own key for who is signed in. */
export function mountTranslations({ mount, translations, addressOf }: Services) {
  mount(readTranslationOffer, () => translations.offer(null))
  mount(readOwnTranslationOffer, ({ person }) => translations.offer(person.uid))
  mount(translatePublicWords, ({ body, context }) => {
    const address = addressOf({
      socketAddress: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    })
    return translations.translate({ uid: null, address }, { ...body, signal: goneSignal(context) })
  })
  mount(translatePublicWordsForPerson, ({ body, person, context }) =>
    translations.translate({ uid: person.uid, address: '' }, { ...body, signal: goneSignal(context) }),
  )
}
