import { pseudonymMaxLength } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../components/ui/button'
import { useToast } from '../../../components/ui/toast'
import { randomPseudonym } from '../../../data/groups/random-pseudonym'
import { useFormDraft } from '../../../data/use-form-draft'
import { ApiError } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useSession } from '../../../lib/session/session'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { type PseudonymProblem, pseudonymProblem, tidyLine } from '../form/group-draft'
import { useRefusedWords } from '../moderation/use-refused-words'
import { PseudonymField } from '../pseudonym-field'
import { useRename } from '../use-rename'
import styles from './pseudonym-form.module.css'

type Said = PseudonymProblem | 'taken' | 'waits' | null

/** The person's name in this group, and changing it. */
export function PseudonymForm({ groupId, current }: { groupId: string; current: string }) {
  const { t } = useTranslation('community')
  const session = useSession()
  const account = session.state === 'signed_in' ? session.user : null
  const toast = useToast()
  const check = useSafetyCheck()
  const errorWords = useErrorMessage()
  const refusedWords = useRefusedWords()
  const rename = useRename(groupId)
  const {
    draft: text,
    change: setText,
    drop,
  } = useFormDraft({ name: `name in ${groupId}`, schema: z.string(), begin: current })
  const [said, setSaid] = useState<Said>(null)
  const renaming = useMutation({
    mutationFn: rename,
    networkMode: 'always',
    onSuccess: () => {
      drop()
      toast({ tone: 'success', message: t('notices.renamed') })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code === 'text_refused' || !error.fields.includes('pseudonym')) return
      setSaid(error.code === 'conflict' ? 'taken' : 'account_name')
      if (error.code === 'conflict') setText(randomPseudonym(1))
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (renaming.isPending) return
    renaming.reset()
    setSaid(null)
    const pseudonym = tidyLine(text)
    const ruling = await check.mayGo([text])
    if (ruling !== 'goes') return setSaid(ruling === 'held' ? 'waits' : null)
    const problem = pseudonymProblem(pseudonym, account)
    if (problem) return setSaid(problem)
    if (pseudonym !== current) renaming.mutate(pseudonym)
  }

  const isAboutName = said === null && renaming.isError
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {check.panel}
      <PseudonymField
        id="name"
        label={t('pseudonym.label')}
        hint={t('pseudonym.hint')}
        error={
          said === 'waits'
            ? t('form.waits')
            : said
              ? t(`pseudonym.${said}`)
              : isAboutName &&
                (refusedWords(renaming.error, 'pseudonym') ??
                  t('pseudonym.not_saved', { reason: errorWords(renaming.error) }))
        }
        maxLength={pseudonymMaxLength}
        value={text}
        onChange={setText}
        check={check}
      />
      <Button type="submit" variant="secondary" busy={renaming.isPending}>
        {t('pseudonym.save')}
      </Button>
    </form>
  )
}
