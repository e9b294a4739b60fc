import { useTranslation } from 'react-i18next'
import { collectionWords, partWords, plainName } from '../../../../data/local-data/part-labels'
import { type PlanSection, planSections } from '../../../../data/safety-plan'
import { useFormat } from '../../../../lib/format'
import { describeRecord } from './describe-record'
import type { PageWords } from './readable-page'

/** The words of the page to read, in the language of the interface as far as it has them. */
export function usePageWords(): (madeAt: string) => PageWords {
  const { t, i18n } = useTranslation(['data', 'safety_plan', 'check_in', 'coping_tools', 'exercise_feedback'])
  const format = useFormat()
  const moment = (text: string) => format.date(text, 'full_moment')
  return (madeAt) => ({
    language: i18n.language,
    title: t('copy.title'),
    made: t('copy.made', { moment: moment(madeAt) }),
    note: t('copy.note'),
    nothing: t('copy.nothing'),
    yes: t('copy.yes'),
    no: t('copy.no'),
    inDataFile: (count) => t('copy.in_data_file', { count }),
    moment,
    part: (name) => partWords(i18n.getFixedT(null, 'data'), name),
    collection: (name) => collectionWords(i18n.getFixedT(null, 'data'), name),
    field: (name) => (isPlanSection(name) ? t(`safety_plan:sections.${name}.heading`) : plainName(name)),
    record: (collection, body) =>
      describeRecord(
        collection,
        body,
        i18n.getFixedT(null, ['data', 'check_in', 'coping_tools', 'exercise_feedback']),
        {
          list: (parts) => format.list(parts),
        },
      ),
    sender: (sender) => t(sender === 'user' ? 'copy.you' : 'copy.mindmitra'),
  })
}

const isPlanSection = (name: string): name is PlanSection => planSections.some((section) => section === name)
