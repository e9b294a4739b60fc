import { TabSet, type TabsProps } from './tab-set'
import styles from './underlined-tabs.module.css'

/** Underlined tabs, for parts of one content. */
export function UnderlinedTabs<Value extends string>(props: TabsProps<Value>) {
  return <TabSet {...props} listClass={styles.list ?? ''} tabClass={styles.tab} />
}
