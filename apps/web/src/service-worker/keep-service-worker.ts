import i18next from 'i18next'
import { announceNewVersion } from '../platform/new-version'
import { scriptAddress } from '../platform/script-address'
import { languageChosen, leaveChosenLanguage } from './chosen-language'

/** Registers the service worker of a built app, and keeps it told of the language whose words it keeps. */
export async function keepServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const tellLanguage = async () => {
    await leaveChosenLanguage(i18next.language)
    const registration = await serviceWorker.getRegistration()
    registration?.active?.postMessage(languageChosen)
  }
  i18next.on('languageChanged', () => void tellLanguage().catch(() => undefined))
  // Before it is registered: it is not there until it has these words.
  await tellLanguage()
  const registration = await serviceWorker.register(scriptAddress('/sw.js'))
  const take = () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    registration.waiting?.postMessage('use-new-version')
  }
  const onWaiting = () => {
    // Without a controller this is the first visit, and there is nothing old to replace.
    if (registration.waiting && serviceWorker.controller) announceNewVersion(take)
  }
  onWaiting()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', onWaiting)
  })
}
