import { copingTools, durationOf } from '@maitri/content/coping-tools'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths'
import { Kolam } from '../../../components/kolam/kolam'
import { PageHeading } from '../../../components/ui/page-heading'

export function CopingToolsPage() {
  const { t } = useTranslation('coping_tools')
  return (
    <>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <ul>
        {copingTools.map((tool) => (
          <li key={tool.id}>
            <Link to={paths.exercise} search={{ tool: tool.id }}>
              <Kolam seed={`tool:${tool.id}`} px={120} />
              {t(`tools.${tool.id}.title`)} {durationOf(tool)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
