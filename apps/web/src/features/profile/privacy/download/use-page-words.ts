import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeRecord } from '../../../../components/record-words/describe-record'
import { recordNamespaces } from '../../../../components/record-words/described'
import { articleCardsQuery } from '../../../../data/articles/article-cards-query'
import { collectionWords, partWords } from '../../../../data/local-data/part-labels'
import { type PlanSection, planSections } from '../../../../data/safety-plan'
import { useFormat } from '../../../../lib/format'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { describePart } from './describe-part'
import { pageNamespaces } from './page-format'
import type { PageWords } from './readable-page'

/** The words of the page to read, in the language of the interface as far as it has them. */
export function usePageWords(): (madeAt: string) => PageWords {
  const { t, i18n } = useTranslation(pageNamespaces)
  const { t: recordWords } = useTranslation(recordNamespaces)
  const format = useFormat()
  const articles = useQuery(articleCardsQuery(currentLanguage()))
  const moment = (text: string) => format.date(text, 'full_moment')
  const titles: Record<string, { title: string }> = articles.data?.cards ?? {}
  const forms = {
    list: (parts: readonly string[]) => format.list(parts),
    moment,
    day: (day: string) => format.calendarDay(day),
    article: (id: string) => (Object.hasOwn(titles, id) ? (titles[id]?.title ?? null) : null),
  }
  return (madeAt) => ({
    language: i18n.language,
    title: t('copy.title'),
    made: t('copy.made', { moment: moment(madeAt) }),
    note: t('copy.note'),
    nothing: t('copy.nothing'),
    inDataFile: (count) => t('copy.in_data_file', { count }),
    moment,
    part: (name) => partWords(i18n.getFixedT(null, 'data'), name),
    collection: (name) => collectionWords(i18n.getFixedT(null, 'data'), name),
    planSection: (name) => (isPlanSection(name) ? t(`safety_plan:sections.${name}.heading`) : ''),
    record: (collection, body) => describeRecord(collection, body, recordWords, forms),
    things: (part, value) => describePart(part, value, t, forms),
    sender: (sender) => t(sender === 'user' ? 'copy.you' : 'copy.mindmitra'),
  })
}

const isPlanSection = (name: string): name is PlanSection => planSections.some((section) => section === name)
