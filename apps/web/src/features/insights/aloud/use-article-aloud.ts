import type { ArticleText } from '@maitri/content/article-text'
import { useEffect, useRef, useState } from 'react'
import type { Written } from '../../../data/articles/written-articles'
import { useVoice } from '../../../platform/speech/use-voice'
import { type Aloud, type ArticleReader, createArticleReader } from './article-reader'
import { spokenSections } from './spoken-sections'

/**
 * Reading an article aloud; `reader` is null where no voice on this device speaks its language. A voice on somebody's server would learn
 * what is read, so none is used.
 */
export function useArticleAloud(written: Written<{ text: ArticleText }> | undefined): {
  aloud: Aloud
  reader: ArticleReader | null
} {
  const voice = useVoice(written?.language ?? 'en')
  const [aloud, setAloud] = useState<Aloud>({ state: 'off' })
  const current = useRef<ArticleReader | null>(null)

  // Leaving the page ends it, whichever way the page is left.
  useEffect(() => {
    const stop = () => current.current?.stop()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  if (!written || !voice?.localService) return { aloud, reader: null }
  const made = () => {
    current.current ??= createArticleReader({
      synthesis: window.speechSynthesis,
      voice,
      sections: spokenSections(written.text, written.language),
      onChange: setAloud,
    })
    return current.current
  }
  return {
    aloud,
    reader: {
      begin: () => made().begin(),
      pause: () => made().pause(),
      resume: () => made().resume(),
      stop: () => made().stop(),
    },
  }
}
