import {
  dropPushDevice,
  keepPushDevice,
  type Reminder,
  type ReminderSubject,
  readReminder,
  removeReminder,
  removeWorryReminder,
  setReminder,
  setWorryReminder,
  tryReminder,
} from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type { Reminders } from '../services/reminders'
import type { Sessions } from '../services/sessions'
import type { Mount } from './mount'

/** The daily reminders and the browsers that show them. They are a consent too, so what the session check remembers of the person goes. */
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

  const set = async (uid: string, about: ReminderSubject, reminder: Reminder) => {
    const state = await reminders.set(uid, about, reminder)
    sessions.forget(uid)
    return state
  }
  const remove = async (uid: string, about: ReminderSubject, language: Language) => {
    const state = await reminders.remove(uid, about, language)
    sessions.forget(uid)
    return state
  }
  mount(setReminder, ({ person, body }) => set(person.uid, 'check_in', body))
  mount(removeReminder, ({ person }) => remove(person.uid, 'check_in', person.language))
  mount(setWorryReminder, ({ person, body }) => set(person.uid, 'worry_time', body))
  mount(removeWorryReminder, ({ person }) => remove(person.uid, 'worry_time', person.language))

  mount(keepPushDevice, ({ person, body }) => reminders.keepDevice(person.uid, body))
  mount(dropPushDevice, ({ person, body }) => reminders.dropDevice(person.uid, body.endpoint))
  mount(tryReminder, ({ person, body }) => reminders.try(person.uid, body.language))
}
