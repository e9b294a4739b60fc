import type { ExampleGroupId } from '@maitri/content/groups'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import { useRecordActions } from '../../../data/records/use-records'
import { useFormDraft } from '../../../data/use-form-draft'
import { deviceTimeZone } from '../../../lib/format'
import { newId } from '../../../lib/new-id'
import { useNow } from '../../../lib/use-now'
import { CheckedTextArea } from '../../../safety/checked-field'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import styles from './daily-prompt.module.css'
import { promptOfDay } from './prompt-of-day'

/** The longest text that the contract of a writing takes. */
const answerMaxLength = 2000

/** The group's question of the day, to be answered for oneself: what is written is a private writing like those of the tools. */
export function DailyPrompt({ id }: { id: ExampleGroupId }) {
  const { t } = useTranslation('group_prompts')
  const now = useNow()
  const check = useSafetyCheck()
  const { write } = useRecordActions('tool-writings')
  const [question] = useState(() => promptOfDay(t(`prompts.${id}`, { returnObjects: true }), now, deviceTimeZone()))
  const { draft: text, change, drop } = useFormDraft({ name: `answer in ${id}`, schema: z.string(), begin: '' })
  const [recordId, setRecordId] = useState(newId)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '' || write.isPending) return
    // It stays with the person: the gate brings help, and holds nothing back.
    await check.read(words)
    write.mutate(
      { id: recordId, occurredAt: new Date().toISOString(), body: { kind: 'group_prompt', question, text: words } },
      {
        onSuccess: () => {
          change('')
          drop()
          setRecordId(newId())
        },
      },
    )
  }

  return (
    <section aria-labelledby="daily-prompt" className={styles.prompt}>
      <h2 id="daily-prompt" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.question}>{question}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        {check.panel}
        <CheckedTextArea
          check={check}
          label={t('answer')}
          hint={t('private')}
          rows={3}
          maxLength={answerMaxLength}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={write.isPending}
            aria-disabled={text.trim() === '' || undefined}
          >
            {t('save')}
          </Button>
        </div>
        <div role="status">
          {write.isSuccess && text === '' && (
            <p>
              {t('saved')} <Link to={paths.copingTools}>{t('where')}</Link>
            </p>
          )}
        </div>
        <div role="alert">{write.isError && <Notice tone="error">{t('not_saved')}</Notice>}</div>
      </form>
    </section>
  )
}
