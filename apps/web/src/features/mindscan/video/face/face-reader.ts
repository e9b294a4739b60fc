import { scriptAddress } from '../../../../platform/script-address'
import workerAddress from './face.worker.ts?worker&url'
import type { FaceAnswer, FaceQuestion, FrameReading } from './face-messages'
import { faceModelPath } from './face-model-path'

export type FaceReader = {
  /** Reads one frame, which is used up by it. Await each before the next. */
  read(frame: ImageBitmap): Promise<FrameReading>
  close(): void
}

/** The face model could not be loaded, or does not run in this browser. */
export class FaceModelError extends Error {
  override name = 'FaceModelError'
}

/** Loads the face model in a worker of its own; the page stays quick while it works. Throws `FaceModelError`. */
export async function openFaceReader(): Promise<FaceReader> {
  const worker = startWorker()
  const ask = (question: FaceQuestion, transferred: Transferable[] = []) =>
    new Promise<FaceAnswer>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<FaceAnswer>) => {
        if (event.data.answer === 'failed') reject(new FaceModelError())
        else resolve(event.data)
      }
      worker.onerror = () => reject(new FaceModelError())
      worker.postMessage(question, transferred)
    })

  try {
    await ask({ ask: 'load', modelUrl: new URL(faceModelPath, location.href).href })
  } catch (cause) {
    worker.terminate()
    throw cause
  }
  return {
    async read(frame) {
      const given = await ask({ ask: 'read', frame }, [frame])
      if (given.answer !== 'read') throw new FaceModelError()
      return given.reading
    },
    close: () => worker.terminate(),
  }
}

function startWorker(): Worker {
  try {
    return new Worker(scriptAddress(workerAddress), { type: 'module' })
  } catch (cause) {
    throw new FaceModelError('This browser has no worker', { cause })
  }
}
