import type { SecondFactors } from '@maitri/contracts'
import { KeyRound, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useFormat } from '../../../../lib/format'
import { canUsePasskeys } from '../../../../platform/passkeys'
import rows from '../../rows.module.css'
import styles from './second-step.module.css'
import type { Action } from './use-second-factors'

const iconLook = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What is set up, and what can be done about it. */
export function FactorList({ factors, onAct }: { factors: SecondFactors; onAct: (action: Action) => void }) {
  const { t } = useTranslation('second_step')
  const format = useFormat()
  const { passkeys, hasTotp, recoveryCodesLeft, canAddPasskeys } = factors
  const isOn = hasTotp || passkeys.length > 0
  const mayAdd = canAddPasskeys && canUsePasskeys()
  return (
    <>
      {isOn ? (
        <ul className={rows.rows} aria-label={t('heading')}>
          {hasTotp && (
            <li className={styles.factor}>
              <span className={styles.about}>
                {t('app.title')}
                <span className={rows.note}>{t('app.on')}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('app.remove')}
                onClick={() => onAct({ kind: 'remove_app' })}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          )}
          {passkeys.map(({ id, createdAt, lastUsedAt }) => {
            const date = format.date(createdAt, 'day')
            return (
              <li key={id} className={styles.factor}>
                <span className={styles.about}>
                  {t('passkeys.one', { date })}
                  <span className={rows.note}>
                    {lastUsedAt ? t('passkeys.used', { date: format.date(lastUsedAt, 'day') }) : t('passkeys.unused')}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('passkeys.remove_of', { date })}
                  onClick={() => onAct({ kind: 'remove_passkey', id })}
                >
                  {t('passkeys.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p>{t('off')}</p>
      )}
      {isOn && <p>{t('codes.left', { count: recoveryCodesLeft })}</p>}
      <div className={rows.actions}>
        {mayAdd && (
          <Button variant="secondary" icon={<KeyRound {...iconLook} />} onClick={() => onAct({ kind: 'add_passkey' })}>
            {t('passkeys.add')}
          </Button>
        )}
        {!hasTotp && (
          <Button variant="secondary" icon={<Smartphone {...iconLook} />} onClick={() => onAct({ kind: 'add_app' })}>
            {t('app.add')}
          </Button>
        )}
        {isOn && (
          <Button variant="quiet" onClick={() => onAct({ kind: 'renew_codes' })}>
            {t('codes.renew')}
          </Button>
        )}
      </div>
      {!mayAdd && <p className={rows.note}>{t('passkeys.unavailable')}</p>}
      <p className={rows.note}>{t('note')}</p>
    </>
  )
}
