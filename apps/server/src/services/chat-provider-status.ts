import type { Site } from '@maitri/contracts'
import type { Logger } from 'pino'
import type { DialogProvider } from '../providers/dialog/dialog-provider'
import { withoutWords } from '../redact'

export type ChatProviderStatus = 'not_configured' | 'missing_key' | 'ok' | 'failed'

type ChatProviderDependencies = { state: Site['dialog']; dialog: DialogProvider | null; log: Logger }

/** Whether the dialog service takes the operator's key. Only ever logged: replies are made here whatever it says. */
export const createChatProviderStatus =
  ({ state, dialog, log }: ChatProviderDependencies) =>
  async (): Promise<ChatProviderStatus> => {
    if (state === 'not_configured') return 'not_configured'
    if (!dialog) {
      log.warn({ status: 'missing_key' }, 'dialog key test')
      return 'missing_key'
    }
    try {
      await dialog.checkKey()
      log.info({ status: 'ok' }, 'dialog key test')
      return 'ok'
    } catch (error) {
      log.warn({ status: 'failed', error: withoutWords(error) }, 'dialog key test')
      return 'failed'
    }
  }
