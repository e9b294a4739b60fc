import { classNames } from './class-names'
import styles from './segmented.module.css'
import { TabSet, type TabsProps } from './tab-set'

/** A pill of two or three tabs, for ways of doing the same action. */
export function Segmented<Value extends string>({
  isWide = false,
  ...props
}: TabsProps<Value> & {
  /** As wide as its container, all parts equally. */
  isWide?: boolean | undefined
}) {
  return <TabSet {...props} listClass={classNames(styles.list, isWide && styles.wide)} tabClass={styles.tab} />
}
