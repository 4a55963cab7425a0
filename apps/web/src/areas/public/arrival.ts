import { measure } from '../../platform/analytics/measure.ts'
import { pageLanguage } from '../../platform/i18n/language.ts'

// A visit counts although nobody touched the page yet.
void measure({ href: location.pathname + location.search, title: document.title, lang: pageLanguage() })
