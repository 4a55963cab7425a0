import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { freshStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

describe('editing', () => {
  const params = { kind: 'faq_group' as const, slug: 'hello' }
  const body = {
    ar: { title: 'مرحبًا' },
    en: { title: 'Hello' },
    facts: {},
    position: 1,
    published: true,
    version: 0,
  }
  const groups = async () =>
    (await story.person({ lang: 'ar' }).call(contract.page, { query: { path: '/faq' } })).body.data.faq

  test('a member of staff for content writes, the page says it, versions are kept and pages are told', async () => {
    const editor = await story.staff(['content'])
    const heard = vi.fn()
    const stop = story.app.platform.events.subscribe('site', ({ name, body }) => heard(name, body))
    expect(await editor.call(contract.saveItem, { params, body })).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    })
    expect(await groups()).toEqual([{ slug: 'hello', title: 'مرحبًا', questions: [] }])
    const again = { ...body, ar: { title: 'أهلًا' }, version: 1 }
    expect((await editor.call(contract.saveItem, { params, body: again })).body).toEqual({ data: { version: 2 } })
    expect((await editor.call(contract.readItem, { params })).body.data).toEqual({ ...again, version: 2 })
    const kept = await story.db.rows(sql`select version, ar from site_item_versions order by version`)
    expect(kept).toEqual([
      { version: 1, ar: { title: 'مرحبًا' } },
      { version: 2, ar: { title: 'أهلًا' } },
    ])
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([1, 2].map(() => ['content.changed', params])))
    stop()
  })

  test('of two who edit the same, the second is told; nothing is overwritten', async () => {
    const editor = await story.staff(['admin'])
    await editor.call(contract.saveItem, { params, body })
    for (const version of [0, 2]) {
      const answer = await editor.call(contract.saveItem, { params, body: { ...body, version } })
      expect([answer.status, answer.body]).toEqual([409, refusalBody('content_changed', siteErrors.content_changed.en)])
    }
    expect(await story.db.rows(sql`select 1 from site_item_versions`)).toHaveLength(1)
  })

  test('what does not fit its kind is refused by the name of its place; other roles may not even look', async () => {
    const editor = await story.staff(['content'])
    const bad = { ...body, en: { title: '' }, facts: { x: 1 } }
    expect(await editor.call(contract.saveItem, { params, body: bad })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'en.title', code: 'required' },
          { field: 'facts', code: 'unknown_field' },
        ],
      },
    })
    const unknown = { params: { kind: 'faq_group' as const, slug: 'missing' } }
    expect(await editor.call(contract.readItem, unknown)).toMatchObject({ status: 404 })
    expect(await editor.send('PUT', '/api/ops/site/nonsense/x', body)).toMatchObject({ status: 404 })
    const recruiter = await story.staff(['recruiter', 'operations'])
    for (const answer of [
      await recruiter.call(contract.readItem, { params }),
      await recruiter.call(contract.saveItem, { params, body }),
    ])
      expect([answer.status, answer.body]).toEqual([
        403,
        refusalBody('not_authorized', platformErrors.not_authorized.en),
      ])
  })
})
