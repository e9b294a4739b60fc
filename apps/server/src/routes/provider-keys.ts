import { readProviderKeys, removeProviderKey, setProviderKey, testProviderKey } from '@maitri/contracts'
import type { ProviderKeys } from '../services/provider-keys'
import type { Mount } from './mount'

/** The person's own keys of services of others. */
export function mountProviderKeys({ mount, providerKeys }: { mount: Mount; providerKeys: ProviderKeys }) {
  mount(readProviderKeys, ({ person }) => providerKeys.list(person.uid))
  mount(setProviderKey, ({ person, params, body }) => providerKeys.set(person.uid, params.capability, body.key))
  mount(removeProviderKey, ({ person, params }) => providerKeys.remove(person.uid, params.capability))
  mount(testProviderKey, ({ person, params }) => providerKeys.test(person.uid, params.capability))
}
