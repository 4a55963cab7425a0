import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../platform/messages/news.ts'
import { CLIENT_NEWS } from './emails-client.ts'
import type { OfferFacts, OfferHappening } from './emails-facts.ts'
import { TALENT_NEWS } from './emails-talent.ts'

const NEWS = { talent: TALENT_NEWS, client: CLIENT_NEWS } as const

/** The mail to one side; null where it does not concern them. */
export function offerNews(
  happening: OfferHappening,
  side: keyof typeof NEWS,
  factsIn: (lang: Lang) => OfferFacts,
): ((lang: Lang) => News) | null {
  const words = NEWS[side][happening]
  return words ? (lang) => words[lang](factsIn(lang)) : null
}
