import {
  Children,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
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
}

const CardsContext = createContext<StepCards>({ index: 0, count: 1, isPaged: false, setCount: () => undefined })
export const CardsProvider = CardsContext.Provider

/** The cards of the step that is shown, for the player: its Next and Previous go through them before they leave the step. */
export function useStepCards(step: StepNumber) {
  const [shown, setShown] = useState<{ step: StepNumber; index: number }>({ step, index: 0 })
  const [count, setCount] = useState(1)
  const isPaged = useIsPhone()
  const index = shown.step === step ? Math.min(shown.index, count - 1) : 0
  const cards = useMemo<StepCards>(() => ({ index, count, isPaged, setCount }), [index, count, isPaged])
  return { cards, showCard: (at: number) => setShown({ step, index: at }) }
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

function useIsPhone(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(phone).matches)
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
