import {
  dropPushDevice,
  keepPushDevice,
  readReminder,
  removeReminder,
  setReminder,
  tryReminder,
} from '@maitri/contracts'
import type { Reminders } from '../services/reminders'
import type { Sessions } from '../services/sessions'
import type { Mount } from './mount'

/** The daily reminder and the browsers that show it. It is a consent too, so what the session check remembers of the person goes. */
export function mountReminders({
  mount,
  reminders,
  sessions,
}: {
  mount: Mount
  reminders: Reminders
  sessions: Sessions
}) {
  mount(readReminder, ({ person }) => reminders.read(person.uid))

  mount(setReminder, async ({ person, body }) => {
    const state = await reminders.set(person.uid, body)
    sessions.forget(person.uid)
    return state
  })

  mount(removeReminder, async ({ person }) => {
    const state = await reminders.remove(person.uid, person.language)
    sessions.forget(person.uid)
    return state
  })

  mount(keepPushDevice, ({ person, body }) => reminders.keepDevice(person.uid, body))
  mount(dropPushDevice, ({ person, body }) => reminders.dropDevice(person.uid, body.endpoint))
  mount(tryReminder, ({ person, body }) => reminders.try(person.uid, body.language))
}
