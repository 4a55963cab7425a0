import { expect, test } from 'vitest'
import { readHref } from '../navigation/hrefs.ts'
import { pageAddress } from './rules-pages.ts'

test('a page is the same whatever campaign leads to it, and another for what it is asked', () => {
  const cases: [string, string][] = [
    ['/faq?utm_source=x&q=pay', '/faq'],
    ['/faq/', '/faq'],
    [
      '/knowledge-center?utm_source=x&topic=hiring&q=%D8%B9%D9%82%D8%AF',
      '/knowledge-center?q=%D8%B9%D9%82%D8%AF&topic=hiring',
    ],
    ['/knowledge-center?q=', '/knowledge-center'],
    ['/services/talent-buyout?months=12&salary=3000&lang=en', '/services/talent-buyout?salary=3000&months=12'],
    ['/404?nomination=expired', '/404?nomination=expired'],
    ['/no/such/page?q=1', '/no/such/page'],
  ]
  for (const [href, page] of cases) expect(pageAddress(readHref(href))).toBe(page)
})
