import type { ErrorCode, Problem } from '@maitri/contracts'
import { onTestFinished } from 'vitest'

/** A scripted network for files that are sent with their progress, in place of `XMLHttpRequest`, for one test. */
export function fakeUpload() {
  const sent: ScriptedRequest[] = []
  const real = globalThis.XMLHttpRequest

  class ScriptedRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly headers: Record<string, string> = {}
    method = ''
    address = ''
    body: unknown = null
    status = 0
    responseText = ''
    timeout = 0
    isAborted = false

    open(method: string, address: string) {
      this.method = method
      this.address = address
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }

    send(body: unknown) {
      this.body = body
      sent.push(this)
    }

    abort() {
      this.isAborted = true
      this.end('abort')
    }

    end(event: 'load' | 'error' | 'abort' | 'timeout') {
      this.dispatchEvent(new Event(event))
      this.dispatchEvent(new Event('loadend'))
    }
  }

  globalThis.XMLHttpRequest = ScriptedRequest as unknown as typeof XMLHttpRequest
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real
  })

  const latest = () => {
    const request = sent.at(-1)
    if (!request) throw new Error('No file was sent')
    return request
  }

  return {
    sent,
    latest,
    progress(loaded: number, total: number) {
      latest().upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
      if (loaded === total) latest().upload.dispatchEvent(new Event('load'))
    },
    answer(body: unknown, status = 200) {
      latest().status = status
      latest().responseText = JSON.stringify(body)
      latest().end('load')
    },
    refuse(code: ErrorCode, status: number, details: Partial<Problem> = {}) {
      this.answer({ type: 'about:blank', title: code, status, code, requestId: 'test', ...details }, status)
    },
    lose: () => latest().end('error'),
  }
}
