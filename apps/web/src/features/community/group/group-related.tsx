import type { exampleGroup } from '@maitri/content/groups'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import { articleCardsQuery } from '../../../data/articles/article-cards-query'
import { currentLanguage } from '../../../lib/i18n/i18n'
import styles from './group-related.module.css'

type GroupRelatedProps = { group: NonNullable<ReturnType<typeof exampleGroup>> }

/** The exercises and articles that go with a group. */
export function GroupRelated({ group: { tools, articles } }: GroupRelatedProps) {
  const { t } = useTranslation(['group_prompts', 'coping_tools'])
  const written = useQuery(articleCardsQuery(currentLanguage())).data
  return (
    <section aria-labelledby="group-related" className={styles.related}>
      <h2 id="group-related" className={styles.title}>
        {t('related')}
      </h2>
      <ul className={styles.list}>
        {tools.map((tool) => (
          <li key={tool}>
            <Link to={paths.exercise} search={{ tool }} className={styles.link}>
              {t(`coping_tools:tools.${tool}.title`)}
            </Link>
          </li>
        ))}
        {written &&
          articles.map((article) => (
            <li key={article}>
              <Link to={paths.article} params={{ article }} lang={written.language} className={styles.link}>
                {written.cards[article].title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
