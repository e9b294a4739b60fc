import {
  groupDescriptionMaxLength,
  groupMaxTags,
  groupNameMaxLength,
  groupTagMaxLength,
  pseudonymMaxLength,
} from '@maitri/contracts'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckedTextArea, CheckedTextField } from '../../../safety/checked-field'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import { PseudonymField } from '../pseudonym-field'
import type { DraftProblems, GroupDraft } from './group-draft'
import styles from './group-form.module.css'
import { TypeChoice } from './type-choice'

type GroupFormProps = {
  id: string
  draft: GroupDraft
  onChange: (next: GroupDraft) => void
  problems: DraftProblems
  /** What the server says of a field whose words others may not read. */
  refused: (path: 'name' | 'description' | 'tags' | 'pseudonym') => string | null
  /** Whether a group is made, and so its creator chooses a pseudonym there. */
  isNew: boolean
  check: SafetyCheck
  onSubmit: () => void
  /** What is said about the whole form, above its fields. */
  children: ReactNode
}

/** The specification's four fields, and the creator's pseudonym. */
export function GroupForm({
  id,
  draft,
  onChange,
  problems,
  refused,
  isNew,
  check,
  onSubmit,
  children,
}: GroupFormProps) {
  const { t } = useTranslation('community')
  const change = (part: Partial<GroupDraft>) => onChange({ ...draft, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form id={id} onSubmit={submit} noValidate className={styles.form}>
      {check.panel}
      {children}
      <CheckedTextField
        id={`${id}-name`}
        label={t('form.name')}
        hint={t('form.name_hint')}
        error={problems.name ? t(`form.${problems.name}`) : refused('name')}
        required
        maxLength={groupNameMaxLength}
        autoComplete="off"
        data-initial-focus
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        check={check}
      />
      <CheckedTextArea
        id={`${id}-description`}
        label={t('form.description')}
        hint={t('form.description_hint')}
        error={problems.description ? t(`form.${problems.description}`) : refused('description')}
        required
        rows={3}
        maxLength={groupDescriptionMaxLength}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        check={check}
      />
      <TypeChoice value={draft.type} onChange={(type) => change({ type })} />
      <CheckedTextField
        id={`${id}-tags`}
        label={t('form.tags')}
        hint={t('form.tags_hint')}
        error={
          problems.tags
            ? t(`form.${problems.tags}`, {
                count: problems.tags === 'tags_too_many' ? groupMaxTags : groupTagMaxLength,
              })
            : refused('tags')
        }
        autoComplete="off"
        maxLength={400}
        value={draft.tags}
        onChange={(event) => change({ tags: event.target.value })}
        check={check}
      />
      {isNew && (
        <PseudonymField
          id={`${id}-pseudonym`}
          label={t('form.pseudonym')}
          hint={t('form.pseudonym_hint')}
          error={problems.pseudonym ? t(`pseudonym.${problems.pseudonym}`) : refused('pseudonym')}
          maxLength={pseudonymMaxLength}
          value={draft.pseudonym}
          onChange={(pseudonym) => change({ pseudonym })}
          check={check}
        />
      )}
    </form>
  )
}
