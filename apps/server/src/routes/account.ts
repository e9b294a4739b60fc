import { readAccount, readProgress, setConsent, updateAccount } from '@maitri/contracts'
import type { Accounts } from '../services/accounts'
import type { Sessions } from '../services/sessions'
import type { Mount } from './mount'

/** The person's own record. What the session check remembers of it is forgotten with each change. */
export function mountAccount({ mount, accounts, sessions }: { mount: Mount; accounts: Accounts; sessions: Sessions }) {
  mount(readAccount, ({ person }) => accounts.withConsents(person), { shows: 'account' })
  mount(readProgress, ({ person }) => accounts.progress(person.uid))

  mount(updateAccount, async ({ person, body }) => {
    const account = await accounts.update(person.uid, body)
    sessions.forget(person.uid)
    return account
  })

  mount(setConsent, async ({ person, params, body }) => {
    const account = await accounts.setConsent(person.uid, params.purpose, body)
    sessions.forget(person.uid)
    return account
  })
}
