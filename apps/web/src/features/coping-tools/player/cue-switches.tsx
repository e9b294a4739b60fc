import { Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuPopover } from '../../../components/ui/menu-popover'
import { Switch } from '../../../components/ui/switch'
import styles from './cue-switches.module.css'
import { BackgroundChoice } from './sound/background-choice'
import type { CueSettings } from './use-cues'

type CueSwitchesProps = { settings: CueSettings; isGuided: boolean }

/** Voice, bell, vibration and background, each off until it is wanted; what the device cannot do is not offered. */
export function CueSwitches({ settings, isGuided }: CueSwitchesProps) {
  const { chosen, choose, can } = settings
  const { t } = useTranslation('player')
  return (
    <div>
      <MenuPopover
        trigger={<Volume2 size={22} strokeWidth={1.75} aria-hidden="true" />}
        triggerLabel={t('cues.open')}
        align="start"
        triggerClass={styles.trigger}
        label={t('cues.label')}
        className={styles.list}
      >
        <div data-stays-open className={styles.switches}>
          {can.speak && (
            <Switch
              label={t('cues.voice')}
              checked={settings.hasVoice}
              onChange={(event) => settings.chooseVoice(event.target.checked)}
            />
          )}
          {isGuided && settings.isUnheard && <p className={styles.note}>{t('start.no_voice')}</p>}
          {isGuided && !settings.isUnheard && (
            <Switch
              label={t('cues.captions')}
              checked={chosen.hasCaptions}
              onChange={(event) => choose({ hasCaptions: event.target.checked })}
            />
          )}
          <Switch
            label={t('cues.bell')}
            checked={chosen.hasBell}
            onChange={(event) => choose({ hasBell: event.target.checked })}
          />
          {can.vibrate && (
            <Switch
              label={t('cues.vibration')}
              checked={chosen.hasVibration}
              onChange={(event) => choose({ hasVibration: event.target.checked })}
            />
          )}
          {can.sound && <BackgroundChoice chosen={chosen} choose={choose} />}
        </div>
      </MenuPopover>
    </div>
  )
}
