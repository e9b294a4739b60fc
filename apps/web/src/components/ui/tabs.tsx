import { classNames } from './class-names'
import { TabSet, type TabsProps } from './tab-set'
import styles from './tabs.module.css'

/** Underlined tabs, for parts of one content. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  return <TabSet {...props} listClass={classNames(styles.list)} tabClass={styles.tab} />
}
