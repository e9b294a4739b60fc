import type { Config } from '../config'
import { askRunningServer, withStore } from '../db/operator-actions'
import type { Store } from '../db/store'
import { keepAnswer, type ReplyReader } from '../db/therapist-messages'
import { replyWaitsEmail } from './email-templates'

// A therapist answers by mail to the operator, who puts the answer into the thread by a command (decision 0012).

type Answer = { messageId: string; text: string }

const question = 'answer-message'

/** Lets the operator's command put answers in by this process, which has the store open. */
export function takeTherapistReplies(store: Store, appUrl: string): void {
  store.operatorCommands[question] = async (argument) => String(await putAnswer(store, appUrl, JSON.parse(argument)))
}

/** Puts a therapist's answer into the thread of a message, also while the server runs; false where there is no such message. */
export async function answerMessage(config: Config, answer: Answer): Promise<boolean> {
  const running = await askRunningServer(config, question, JSON.stringify(answer))
  if (running !== null) return running === 'true'
  return await withStore(config, (store) => putAnswer(store, config.appUrl, answer))
}

function putAnswer(store: Store, appUrl: string, answer: Answer): Promise<boolean> {
  const emailFor = ({ email, language }: ReplyReader) => ({
    recipient: email,
    ...replyWaitsEmail(language, `${appUrl}/therapists`),
  })
  return keepAnswer(store, answer, emailFor, new Date())
}
