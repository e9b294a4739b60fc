import { deleteAccount, downloadPersonalData, readHoldings } from '@maitri/contracts'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { ClientAddress } from '../services/client-address'
import type { PersonalDataService } from '../services/personal-data'
import type { Reauthentication } from '../services/reauthentication'
import type { Sessions } from '../services/sessions'
import type { Mount } from './mount'

type Services = {
  mount: Mount
  personalData: PersonalDataService
  reauthentication: Reauthentication
  sessions: Sessions
  addressOf: ClientAddress
}

/** Download and deletion, each after the person said once more who they are. */
export function mountPersonalData({ mount, personalData, reauthentication, sessions, addressOf }: Services) {
  async function confirm(context: Context<AppEnv>, password: string | null) {
    const session = await sessions.find(context.req.header('cookie'), 'now')
    if (!session) throw new AppError('unauthenticated')
    const socketAddress = context.env?.incoming?.socket.remoteAddress
    const from = addressOf({ socketAddress, forwardedFor: context.req.header('x-forwarded-for') })
    await reauthentication.confirm(session, password, from)
  }

  mount(readHoldings, ({ person }) => personalData.count(person.uid))

  mount(downloadPersonalData, async ({ person, body, context }) => {
    await confirm(context, body.password)
    return personalData.read(person.uid)
  })

  mount(deleteAccount, async ({ person, body, context, setCookie }) => {
    await confirm(context, body.password)
    const receipt = await personalData.erase(person)
    sessions.forget(person.uid)
    setCookie(await sessions.end(context.req.header('cookie')))
    return receipt
  })
}
