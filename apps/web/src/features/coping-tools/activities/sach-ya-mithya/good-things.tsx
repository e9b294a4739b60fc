import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import { useRecords } from '../../../../data/records/use-records'
import { useFormat } from '../../../../lib/format'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { WordsField } from '../../writings/words-field'
import writing from '../../writings/writing.module.css'
import type { GoodThing } from './good-things-draft'
import { JarFigure } from './jar-figure'
import styles from './sach-ya-mithya.module.css'

type ThingFieldsProps = {
  number: number
  thing: GoodThing
  onWrite: (thing: GoodThing) => void
  check: SafetyCheck
}

/** One good thing and why it came about. */
export function ThingFields({ number, thing, onWrite, check }: ThingFieldsProps) {
  const { t } = useTranslation('tool_writing')
  return (
    <fieldset className={classNames(writing.group, styles.thing)}>
      <legend>{t('good.nth', { number })}</legend>
      <div className={writing.step}>
        <WordsField
          label={t('good.what')}
          hint={t('good.what_hint')}
          rows={2}
          value={thing.what}
          onWrite={(what) => onWrite({ ...thing, what })}
          check={check}
        />
        <WordsField
          label={t('good.why')}
          rows={2}
          value={thing.why}
          onWrite={(why) => onWrite({ ...thing, why })}
          check={check}
        />
      </div>
    </fieldset>
  )
}

/** A few good things to read. */
export function ThingList({ things }: { things: readonly GoodThing[] }) {
  return (
    <ul className={styles.things}>
      {things.map(({ what, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three have no other name, and their order stands
        <li key={index}>
          {what}
          {why.trim() && <span className={writing.quiet}> {why}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The jar with what is in it: all that was kept on earlier days, newest first, and what goes in today. */
export function Jar({ exceptId, newCount }: { exceptId: string; newCount: number }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const writings = useRecords('tool-writings')
  const records = writings.state === 'ready' ? writings.records : []
  const kept = records.flatMap(({ id, occurredAt, body }) =>
    body.kind === 'good_things' && id !== exceptId ? [{ id, occurredAt, things: body.things }] : [],
  )
  const count = kept.reduce((sum, { things }) => sum + things.length, newCount)
  return (
    <>
      <div className={styles.jarPlace}>
        <JarFigure count={count} newCount={newCount} />
        <p>{count === 0 ? t('good.jar_empty') : t('good.jar_count', { count })}</p>
      </div>
      {kept.length > 0 && (
        <details className={styles.jar}>
          <summary>{t('good.jar')}</summary>
          {kept.map(({ id, occurredAt, things }) => (
            <section key={id} aria-label={t('good.jar_one', { date: format.date(occurredAt, 'day') })}>
              <h3 className={writing.quiet}>{format.date(occurredAt, 'day')}</h3>
              <ThingList things={things} />
            </section>
          ))}
        </details>
      )}
    </>
  )
}
