import { toolIds } from '@maitri/contracts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import type { Dialog } from '../engine/respond'
import styles from './choices.module.css'

type ChoicesProps = {
  dialog: Dialog
  onChoose: (id: string) => void
}

/** The answers to what Mindmitra asked last, beside writing freely; the way out stands last and quiet. */
export function Choices({ dialog, onChoose }: ChoicesProps) {
  const { t } = useTranslation('mindmitra')
  const { choices, language, offer } = dialog
  const tool = offer && 'tool' in offer ? toolIds.find((id) => id === offer.tool) : undefined
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusOnNext(group, choices.map(({ id }) => id).join())
  if (choices.length === 0 && !offer) return null
  return (
    <fieldset
      ref={group}
      aria-label={t('choices.label')}
      lang={language}
      data-language={language}
      className={styles.choices}
    >
      {offer && 'page' in offer && (
        <ButtonLink to={offer.page} variant="primary" size="small">
          {t('choices.open_plan')}
        </ButtonLink>
      )}
      {tool && (
        <ButtonLink to={paths.exercise} search={{ tool, now: true }} variant="primary" size="small">
          {t('choices.open_exercise')}
        </ButtonLink>
      )}
      {choices.map(({ id, label }) => (
        <Button
          key={id}
          variant={id.endsWith('.leave') ? 'quiet' : 'secondary'}
          size="small"
          onClick={() => onChoose(id)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

/** Whoever answered by the keyboard finds the focus on the first of the next answers, not on a page without it. */
function useFocusOnNext(group: RefObject<HTMLFieldSetElement | null>, shown: string): void {
  const before = useRef({ shown, hadFocus: false })
  useLayoutEffect(() => {
    const isNew = before.current.shown !== shown
    if (isNew && before.current.hadFocus && document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    before.current = { shown, hadFocus: false }
    const element = group.current
    const note = () => {
      before.current.hadFocus = true
    }
    element?.addEventListener('click', note)
    return () => element?.removeEventListener('click', note)
  }, [group, shown])
}
