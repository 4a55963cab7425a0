import { measure } from '../../platform/analytics/measure.ts'
import { pageLanguage } from '../../platform/i18n/language.ts'

// The visit is counted before hydration.
void measure({ href: location.pathname + location.search, title: document.title, lang: pageLanguage() })
