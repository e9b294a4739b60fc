import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useToast } from '../../../components/ui/toast'
import { paths } from '../../../config/paths'
import type { InsightArticle } from '../insight-articles'

/** An article's address as others open it, in the language that it was read in. */
const linkOf = ({ id, language }: InsightArticle): string =>
  location.origin + paths.article.replace('$article', id) + (language === 'en' ? '' : `?lang=${language}`)

/** Hands the article to another app, or copies its link where the browser hands nothing on. */
export function ShareArticle({ article }: { article: InsightArticle }) {
  const { t } = useTranslation('insights')
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(linkOf(article))
      toast({ tone: 'success', message: t('article.link_copied') })
    } catch {
      toast({ tone: 'error', message: t('article.link_not_copied') })
    }
  }

  function share() {
    if (typeof navigator.share !== 'function') return void copy()
    // Whoever closes the other app's sheet without sending comes back to the article.
    void navigator.share({ title: article.title, url: linkOf(article) }).catch(() => undefined)
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={share}
    >
      {t('article.share')}
    </Button>
  )
}
