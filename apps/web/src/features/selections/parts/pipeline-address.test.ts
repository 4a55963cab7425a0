import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { describe, expect, test } from 'vitest'
import { viewAt, viewIn } from './pipeline-address.ts'

const OWNER = '0190b5e2-0000-7000-8000-000000000000'

describe('a view of the pipeline', () => {
  test.each([
    ['is the board of everybody where the address says nothing', '', { layout: 'board', filter: {} }],
    ['has what the address says', `?view=list&owner=${OWNER}&referred=1&role_id=qa&q=ليلى`, { layout: 'list', filter: { owner: OWNER, referred: '1', role_id: 'qa', q: 'ليلى' } }], // prettier-ignore
    ['has an owner by name: oneself, or nobody', '?owner=none', { layout: 'board', filter: { owner: 'none' } }],
    ['leaves out what was typed wrongly', '?view=tiles&owner=layla&step=moon&due=never&referred=yes&q=', { layout: 'board', filter: {} }], // prettier-ignore
  ])('%s', (_, search, view) => expect(viewIn(readHref(`/ops/pipeline${search}`).query)).toEqual(view))

  test('is found again by its address', () => {
    const view = viewIn({ view: 'list', owner: 'me', q: 'a&b' })
    expect(viewIn(readHref(viewAt(view)).query)).toEqual(view)
    expect(viewAt({ layout: 'board', filter: {} })).toBe('/ops/pipeline')
  })

  test('does not carry a longer question than the server takes', () => {
    expect(viewIn({ q: 'س'.repeat(5000) }).filter.q?.length).toBeLessThan(5000)
  })
})
