import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { siteEditingContract as contract } from '@fareeq/domain/site/contract-editing.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Person, freshStory, refusalBody } from '../../../testing/story.ts'
import { previewOf } from './actions-editing.ts'
import { publishPlanned } from './actions-history.ts'
import { pageContent } from '../actions.ts'
import { soon } from '../../../testing/soon.ts'

const story = await freshStory()
const params = { kind: 'faq_group' as const, slug: 'hello' }
const body = {
  ar: { title: 'مرحبًا' },
  en: { title: 'Hello' },
  facts: {},
  position: 1,
  as: 'published' as 'published' | 'draft' | 'planned',
  publish_at: null as string | null,
  in_step: false,
  version: 0,
}
const save = (editor: Person, change: Partial<typeof body> = {}) =>
  editor.call(contract.saveItem, { params, body: { ...body, ...change } })
const read = async (editor: Person) => (await editor.call(contract.readItem, { params })).body.data
const titles = async () => {
  const answer = await story.person({ lang: 'ar' }).call(siteContract.page, { query: { path: '/faq' } })
  return answer.body.data.faq.map(({ title }: { title: string }) => title)
}
const publishNow = () => {
  const { platform } = story.app
  return publishPlanned({ db: story.db, platform, now: story.now() })
}

describe('editing', () => {
  test('a draft is for its preview alone, published it is for everybody, and the older text can be brought back', async () => {
    const editor = await story.staff(['content'])
    const listener = vi.fn()
    const stop = story.app.platform.events.subscribe('site', ({ name, body }) => listener(name, body))
    expect(await save(editor)).toMatchObject({ status: 200, body: { data: { version: 1 } } })
    expect(await save(editor, { ar: { title: 'أهلًا' }, as: 'draft', version: 1 })).toMatchObject({ status: 200 })
    expect(await titles()).toEqual(['مرحبًا'])
    expect(await read(editor)).toMatchObject({
      state: 'draft',
      is_public: true,
      ar: { title: 'أهلًا' },
      lacks: { ar: null, en: null },
      page: '/faq',
      version: 2,
    })
    const ctx = story.work()
    const preview = await pageContent(ctx, { path: '/faq', q: '' }, 'ar', params)
    expect(preview).toMatchObject({ faq: [{ title: 'أهلًا' }] })
    // What is only typed is seen and saved nowhere.
    const { ar, en, facts, position } = await read(editor)
    const texts = { ar: { ...ar, title: 'أهلًا وسهلًا' }, en, facts, position }
    const call = { ...ctx, viewer: { kind: 'staff' } } as never
    expect(await previewOf(call, params, { lang: 'ar', texts })).toMatchObject({
      page: { faq: [{ title: 'أهلًا وسهلًا' }] },
    })
    expect(await read(editor)).toMatchObject({ ar: { title: 'أهلًا' }, version: 2 })

    story.advance(HOUR)
    await save(editor, { ar: { title: 'أهلًا بكم' }, version: 2 })
    expect(await titles()).toEqual(['أهلًا بكم'])
    expect(await read(editor)).toMatchObject({ state: 'published', lacks: { ar: null, en: 'older' } })
    const { data } = (await editor.call(contract.history, { params })).body
    expect(data).toMatchObject([
      { version: 3, act: 'published', by: 'منى', changes: [{ at: 'ar.title', before: 'أهلًا', after: 'أهلًا بكم' }] },
      { version: 2, act: 'draft', changes: [{ at: 'ar.title', before: 'مرحبًا', after: 'أهلًا' }] },
      { version: 1, act: 'published', changes: [] },
    ])

    await editor.call(contract.restoreItem, { params, body: { version: 3, restored: 1 } })
    expect(await titles()).toEqual(['أهلًا بكم'])
    await save(editor, { version: 4 })
    expect(await titles()).toEqual(['مرحبًا'])
    await soon(() => expect(listener).toHaveBeenCalledTimes(3))
    stop()
    const audited = await story.db.rows<{ action: string; details: object }>(sql`
      select action, details from audit_entries where subject_id = 'faq_group/hello' order by id`)
    expect(audited.slice(2).map(({ details }) => details)).toEqual([
      { version: 3 },
      { version: 4, restored: 1 },
      { version: 5 },
    ])
    expect(audited.map(({ action }) => action.slice('content.'.length))).toEqual([
      'published',
      'draft',
      'published',
      'draft',
      'published',
    ])
  })

  test('of two who edit the same the second is told whom by, and nothing is overwritten', async () => {
    const [sara, noor] = [await story.staff(['content'], 'سارة'), await story.staff(['admin'], 'نور')]
    await save(sara)
    const no = sentence(siteErrors.content_changed, 'en', { name: 'سارة' })
    for (const version of [0, 2]) {
      const answer = await save(noor, { version })
      expect([answer.status, answer.body]).toEqual([409, refusalBody('content_changed', no)])
    }
    const late = { params, body: { version: 7 } }
    expect(await noor.call(contract.withdrawItem, late)).toMatchObject({ status: 409 })
    expect(await noor.call(contract.restoreItem, { params, body: { version: 7, restored: 1 } })).toMatchObject({
      status: 409,
    })
    expect(await story.db.rows(sql`select 1 from site_item_versions`)).toHaveLength(1)
  })

  test('a text may be planned for a moment, and is withdrawn again; a page may not', async () => {
    const editor = await story.staff(['content'])
    for (const publish_at of [null, story.now().toISOString()])
      expect(await save(editor, { as: 'planned', publish_at })).toMatchObject({ body: { code: 'plan_in_past' } })
    await save(editor, { as: 'planned', publish_at: after(story.now(), HOUR).toISOString() })
    expect(await read(editor)).toMatchObject({ state: 'planned', is_public: false })
    await publishNow()
    expect(await titles()).toEqual([])
    story.advance(HOUR)
    await Promise.all([publishNow(), publishNow()])
    expect(await titles()).toEqual(['مرحبًا'])
    expect(await read(editor)).toMatchObject({ state: 'published', publish_at: null, version: 2 })

    expect(await editor.call(contract.withdrawItem, { params, body: { version: 2 } })).toMatchObject({ status: 200 })
    expect(await titles()).toEqual([])
    expect(await read(editor)).toMatchObject({ state: 'draft', ar: { title: 'مرحبًا' } })
    const again = await editor.call(contract.withdrawItem, { params, body: { version: 3 } })
    expect(again.body.code).toBe('content_not_public')
    const page = { kind: 'page' as const, slug: 'terms' }
    await story.db.run(sql`
      insert into site_items (kind, slug, ar, en, updated_at, ar_changed_at, en_changed_at)
      values ('page', 'terms', '{}', '{}', now(), now(), now())`)
    const response = await editor.call(contract.withdrawItem, { params: page, body: { version: 1 } })
    expect(response.body.code).toBe('content_needed')
  })

  test('a draft may lack a language, what is published may not; the list says what is lacking', async () => {
    const editor = await story.staff(['content'])
    expect(await save(editor, { en: { title: '' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'en.title', code: 'required' }] },
    })
    expect(await save(editor, { en: { title: '' }, as: 'draft' })).toMatchObject({ status: 200 })
    expect(await save(editor, { facts: { x: 1 }, as: 'draft', version: 1 })).toMatchObject({ status: 422 })
    await editor.call(contract.saveItem, { params: { ...params, slug: 'whole' }, body })
    const slugs = async (query: object) =>
      (await editor.call(contract.items, { query })).body.data.map(({ slug }: { slug: string }) => slug)
    expect(await slugs({})).toEqual(['hello', 'whole'])
    expect(await slugs({ lacks: 'en' })).toEqual(['hello'])
    expect(await slugs({ state: 'published', kind: 'faq_group' })).toEqual(['whole'])
    expect(await slugs({ q: 'مرحبا' })).toEqual(['hello', 'whole'])
    expect(await slugs({ q: 'HELLO' })).toEqual(['hello', 'whole'])
    expect(await slugs({ q: 'nothing' })).toEqual([])
    expect(await slugs({ cursor: 'faq_group.hello' })).toEqual(['whole'])
  })

  test('an unknown text is not found; other roles may not even look', async () => {
    const editor = await story.staff(['content'])
    const unknown = { params: { kind: 'faq_group' as const, slug: 'missing' } }
    expect(await editor.call(contract.readItem, unknown)).toMatchObject({ status: 404 })
    expect(await editor.call(contract.history, unknown)).toMatchObject({ status: 404 })
    expect(await editor.send('PUT', '/api/ops/site/nonsense/x', body)).toMatchObject({ status: 404 })
    const recruiter = await story.staff(['recruiter', 'operations'])
    for (const answer of [await recruiter.call(contract.items), await save(recruiter)])
      expect([answer.status, answer.body]).toEqual([
        403,
        refusalBody('not_authorized', platformErrors.not_authorized.en),
      ])
  })
})
