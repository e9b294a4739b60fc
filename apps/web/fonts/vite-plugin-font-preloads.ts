import type { Plugin } from 'vite'

const preloaded = 'anek-latin.woff2'

/** Asks for the Latin font in the page's head, before any stylesheet was read; a script's font follows its language. */
export function fontPreloads(): Plugin {
  let base = '/'
  return {
    name: 'maitri-font-preloads',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = bundle
          ? Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(preloaded))
              ?.fileName
          : `fonts/generated/${preloaded}`
        if (!file)
          throw new Error(`${preloaded} is not in the bundle: was buildFonts() run, and is styles/index.css imported?`)
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
