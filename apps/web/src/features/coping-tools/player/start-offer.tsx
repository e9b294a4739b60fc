import { Play, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { SelectField } from '../../../components/ui/select-field'
import { Switch } from '../../../components/ui/switch'
import { StoneChoices } from '../activities/stone-choices'
import type { NarrationWords } from '../narration/load-narration'
import { unheardText } from '../narration/use-narration'
import { paces } from './player-settings'
import styles from './start-offer.module.css'
import type { UsedCues } from './use-cues'

type StartOfferProps = {
  used: UsedCues
  /** Of its words a preview says the first. */
  narration: NarrationWords | null
  onStart: () => void
  /** What else is chosen before the exercise begins. */
  children?: ReactNode
}

/** Before a guided exercise: whether a voice leads it, which and how fast; or why there is none. */
export function StartOffer({ used, narration, onStart, children }: StartOfferProps) {
  const { t } = useTranslation('player')
  const { settings, preview } = used
  const { chosen, choose, voices, voice } = settings
  const [id = '', example = ''] = Object.entries(narration ?? {})[0] ?? []
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles.offer}>
      <h2 className="visually-hidden">{t('start.title')}</h2>
      {children}
      <div className={styles.voice}>
        {voice === null && settings.isUnheard ? (
          <UnheardWords example={unheardText(id, example)} />
        ) : (
          <Switch
            label={t('cues.voice')}
            checked={settings.hasVoice}
            onChange={(event) => settings.chooseVoice(event.target.checked)}
          />
        )}
        {settings.hasVoice && voice && (
          <>
            {voices.length > 1 && (
              <SelectField
                label={t('start.which')}
                options={voices.map(({ name, voiceURI }) => ({ value: voiceURI, label: name }))}
                value={voice.voiceURI}
                onChange={(voiceUri) => choose({ voiceUri })}
              />
            )}
            <div className={styles.pace}>
              <StoneChoices
                legend={t('start.pace')}
                options={paces.map((value) => ({ value, label: t(`start.paces.${value}`) }))}
                value={chosen.pace}
                onChange={(pace) => choose({ pace })}
              />
              <Button
                variant="onstone"
                size="small"
                icon={<Volume2 size={20} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => preview(example)}
              >
                {t('start.preview')}
              </Button>
            </div>
            {!voice.localService && <p className={styles.note}>{t('start.remote')}</p>}
            {settings.isUnheard && <UnheardWords example={unheardText(id, example)} />}
          </>
        )}
      </div>
      <Button
        ref={first}
        variant="sun"
        size="large"
        className={styles.start}
        icon={<Play size={22} aria-hidden="true" />}
        onClick={onStart}
      >
        {t('start.begin')}
      </Button>
    </div>
  )
}

/** Why nothing is said, and how the words stand on the screen instead. */
function UnheardWords({ example }: { example: string }) {
  const { t } = useTranslation('player')
  return (
    <div role="status" className={styles.unheard}>
      <p className={styles.note}>{t('start.no_voice')}</p>
      <p className={styles.example}>{example}</p>
    </div>
  )
}
