// Not styles/index.css: the fonts are cut by the build, and no test here measures letters.
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/grounds.css'
import { startI18n } from '../lib/i18n/i18n'

await startI18n('en')
