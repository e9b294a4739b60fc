import { Children, createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '../../../lib/use-media-query'
import type { StepNumber } from './activity'
import styles from './cards.module.css'

const phone = '(max-width: 759px)'

type StepCards = {
  /** Which card is shown, from 0. */
  index: number
  count: number
  /** Whether one card is shown at a time. */
  isPaged: boolean
  setCount: (count: number) => void
  /** Which page of the card is shown, from 0, where the card is taller than the phone; and what the pages tell. */
  page: number
  showPage: (page: number) => void
  setPageCount: (count: number) => void
}

const ignore = () => undefined

const CardsContext = createContext<StepCards>({
  index: 0,
  count: 1,
  isPaged: false,
  setCount: ignore,
  page: 0,
  showPage: ignore,
  setPageCount: ignore,
})
export const CardsProvider = CardsContext.Provider

/** The cards of the step that is shown, and their pages, for the player: its Next and Previous go through them before they leave the step. */
export function useStepCards(step: StepNumber) {
  const [shown, setShown] = useState<{ step: StepNumber; index: number; page: number }>({ step, index: 0, page: 0 })
  const [count, setCount] = useState(1)
  const [pageCount, setPageCount] = useState(1)
  const isPaged = useMediaQuery(phone)
  const isShown = shown.step === step
  const index = isShown ? Math.min(shown.index, count - 1) : 0
  const page = isShown ? Math.min(shown.page, pageCount - 1) : 0
  const showPage = useCallback((at: number) => setShown({ step, index, page: at }), [step, index])
  const cards = useMemo<StepCards>(
    () => ({ index, count, isPaged, setCount, page, showPage, setPageCount }),
    [index, count, isPaged, page, showPage],
  )
  const showCard = (at: number) => setShown({ step, index: at, page: 0 })
  return {
    cards,
    hasPrevious: isPaged && (page > 0 || index > 0),
    hasNext: isPaged && (page < pageCount - 1 || index < count - 1),
    previous: () => (page > 0 ? showPage(page - 1) : showCard(index - 1)),
    next: () => (page < pageCount - 1 ? showPage(page + 1) : showCard(index + 1)),
  }
}

/** The page of the card that is shown, for what divides the card into pages. */
export function useCardPages() {
  const { isPaged, page, showPage, setPageCount } = useContext(CardsContext)
  return { isPaged, page, showPage, setPageCount }
}

/** Parts of a step that is too long for a phone: there one at a time, elsewhere all below one another. Each child is a card. */
export function Cards({ children }: { children: ReactNode }) {
  const { index, isPaged, setCount } = useContext(CardsContext)
  const cards = Children.toArray(children)
  const { length } = cards
  useEffect(() => {
    setCount(length)
    return () => setCount(1)
  }, [length, setCount])
  return <div className={styles.cards}>{isPaged ? cards[Math.min(index, length - 1)] : cards}</div>
}

/** Whether what stands above the cards of a step is to be shown with this one of them, from 0: once a step. */
export function useIsCard(wanted: number): boolean {
  const { index, isPaged } = useContext(CardsContext)
  return !isPaged || index === wanted
}
