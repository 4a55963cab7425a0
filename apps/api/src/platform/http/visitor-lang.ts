import { DEFAULT_LANG, type Lang, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { FastifyRequest } from 'fastify'
import { readCookie } from './cookies.ts'

/** The language of a page: that of its URL, the one this browser chose before, or the default. */
export function visitorLang(request: Pick<FastifyRequest, 'url' | 'headers'>): Lang {
  const lang = readHref(request.url).query['lang']
  if (isLang(lang)) return lang
  const remembered = readCookie(request, 'lang')
  return isLang(remembered) ? remembered : DEFAULT_LANG
}
