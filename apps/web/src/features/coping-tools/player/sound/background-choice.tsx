import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import { Slider } from '../../../../components/ui/slider'
import { Switch } from '../../../../components/ui/switch'
import { backgrounds } from '../player-settings'
import type { CueSettings } from '../use-cues'
import styles from './background-choice.module.css'

/** A sound under the exercise, how loud it is, and whether it goes on when the page cannot be seen. */
export function BackgroundChoice({ chosen, choose }: Pick<CueSettings, 'chosen' | 'choose'>) {
  const { t } = useTranslation('player')
  const percent = Math.round(chosen.volume * 100)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('background.legend')}</legend>
      <div className={styles.sounds}>
        {backgrounds.map((background) => (
          <Chip key={background} isPressed={background === chosen.background} onClick={() => choose({ background })}>
            {t(`background.${background}`)}
          </Chip>
        ))}
      </div>
      {chosen.background !== 'none' && (
        <>
          <Slider
            label={t('background.volume')}
            value={percent}
            min={0}
            max={100}
            step={5}
            onChange={(value) => choose({ volume: value / 100 })}
            valueText={t('background.percent', { percent })}
            shownValue={percent}
            unit="%"
          />
          <Switch
            label={t('background.hidden')}
            checked={chosen.isHeardHidden}
            onChange={(event) => choose({ isHeardHidden: event.target.checked })}
          />
        </>
      )}
    </fieldset>
  )
}
