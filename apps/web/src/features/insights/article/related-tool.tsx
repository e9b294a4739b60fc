import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import styles from './related-tool.module.css'

/** The exercise that goes with an article. */
export function RelatedTool({ toolId }: { toolId: ToolId }) {
  const { t } = useTranslation(['insights', 'coping_tools'])
  const tool = t(`coping_tools:tools.${toolId}.title`)
  return (
    <section aria-labelledby="related-tool" data-hue={copingTool(toolId).hue} className={styles.tool}>
      <h2 id="related-tool" className={styles.title}>
        {t('article.tool.title')}
      </h2>
      <p className={styles.name}>{tool}</p>
      <p>{t(`coping_tools:tools.${toolId}.description`)}</p>
      <ButtonLink
        to={paths.copingTools}
        search={{ tool: toolId }}
        variant="secondary"
        size="small"
        iconAfter={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('article.tool.action', { tool })}
      </ButtonLink>
    </section>
  )
}
