import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Loading } from '../../../../components/ui/loading'
import { readRestingFace, useRestingFace } from '../face/resting-face'
import { frameSize } from '../video-file'
import styles from './camera-stage.module.css'

const looks = 8
const everyMs = 250

type Step = 'asking' | 'unknown' | 'learning' | 'failed' | 'known'

/** Asks once for two seconds of the face at rest, so that later videos are compared with it; nothing of it leaves the device. */
export function LearnRestingFace({ preview }: { preview: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('video')
  const { find, keep } = useRestingFace()
  const [step, setStep] = useState<Step>('asking')
  const isHere = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is asked when the camera turns on, and told afterwards
  useEffect(() => {
    isHere.current = true
    void find().then((face) => isHere.current && setStep(face ? 'known' : 'unknown'))
    return () => {
      isHere.current = false
    }
  }, [])

  async function learn() {
    setStep('learning')
    const pictures = await lookAt(preview)
    const face = await read(pictures)
    const isKept = face !== null && (await keep(face))
    if (isHere.current) setStep(isKept ? 'known' : 'failed')
  }

  async function forget() {
    await keep(null)
    if (isHere.current) setStep('unknown')
  }

  if (step === 'asking') return null
  if (step === 'learning') return <Loading label={t('source.rest.learning')} />
  return (
    <div className={styles.rest}>
      <p className={styles.why} role={step === 'failed' ? 'alert' : undefined}>
        {t(step === 'known' ? 'source.rest.known' : step === 'failed' ? 'source.rest.failed' : 'source.rest.ask')}
      </p>
      <Button variant="onstone" size="small" onClick={() => void learn()}>
        {t(step === 'known' ? 'source.rest.again' : 'source.rest.learn')}
      </Button>
      {step === 'known' && (
        <Button variant="onstone" size="small" onClick={() => void forget()}>
          {t('source.rest.forget')}
        </Button>
      )}
    </div>
  )
}

async function read(pictures: ImageBitmap[]) {
  try {
    const { openFaceReader } = await import('../face/face-reader')
    const reader = await openFaceReader()
    try {
      return await readRestingFace(reader, pictures)
    } finally {
      reader.close()
    }
  } catch {
    // The model did not arrive or does not run here: nothing is learned, and the page says so.
    return null
  }
}

async function lookAt(preview: RefObject<HTMLVideoElement | null>): Promise<ImageBitmap[]> {
  const pictures: ImageBitmap[] = []
  for (let look = 0; look < looks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    const video = preview.current
    if (!video || video.videoWidth === 0) continue
    const { width, height } = frameSize(video.videoWidth, video.videoHeight)
    pictures.push(await createImageBitmap(video, { resizeWidth: width, resizeHeight: height }))
  }
  return pictures
}
