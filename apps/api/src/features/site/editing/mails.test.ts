import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { phoneVerificationsContract } from '@fareeq/domain/phone-verifications/contract.ts'
import { siteEditingContract as contract } from '@fareeq/domain/site/contract-editing.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import type { MailVariant } from '@fareeq/domain/site/rules-mails.ts'
import type { EditedItem, ItemRow } from '@fareeq/domain/site/schema-editing.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Person, freshStory, openStory, refusalBody } from '../../../testing/story.ts'
import { notify } from '../../notifications/actions.ts'
import { publishPlanned } from './actions-history.ts'
import { soon } from '../../../testing/soon.ts'

const story = await freshStory()
const CODE = { kind: 'mail' as const, slug: 'accounts-code' }
const TERMS = { kind: 'mail' as const, slug: 'talents-terms' }
type Change = {
  ar?: Record<string, string>
  en?: Record<string, string>
  version?: number
  as?: 'draft' | 'planned' | 'published'
}

const read = async (editor: Person, params = CODE): Promise<EditedItem> =>
  (await editor.call(contract.readItem, { params })).body.data
async function save(editor: Person, params: typeof CODE, change: Change, publish_at: string | null = null) {
  const { ar, en, version } = await read(editor, params)
  const texts = { ar: { ...ar, ...change.ar }, en: { ...en, ...change.en } }
  const rest = { facts: {}, position: 0, in_step: false, publish_at }
  return editor.call(contract.saveItem, {
    params,
    body: { ...texts, ...rest, as: change.as ?? 'published', version: change.version ?? version },
  })
}
/** Publications reach every node by an event. */
const expectPublished = (subject: string) =>
  soon(() => expect(story.app.platform.mails.withPublishedTexts('ar', sample(CODE.slug)).subject).toBe(subject))
const sample = (slug: string, lang: Lang = 'ar', variant?: MailVariant) =>
  story.app.platform.mails.catalogue().find(slug)!.sample(lang, variant).source!.news

const signInMail = async (lang: Lang, email: string) => {
  await story.db.run(sql`delete from messages`)
  await story.person({ lang }).call(accountsContract.generateOtp, { body: { email } })
  return story.db.one<{ subject: string; text: string; html: string }>(sql`select subject, text, html from messages`)
}

test('the sentence of a mail is changed, planned, in force, and in the mail of each language; then the code’s again', async () => {
  const editor = await story.staff(['content'])
  const { email } = await story.talent()
  story.advance(HOUR)
  const at = after(story.now(), HOUR).toISOString()
  const ar = { subject: 'رمزك للدخول هو {code}', footer: 'لا تُعطِ الرمز لأحد.' }
  const en = { subject: '{code} is your code' }
  expect(await save(editor, CODE, { ar, en, as: 'planned' }, at)).toMatchObject({
    status: 200,
    body: { data: { version: 1 } },
  })
  expect(await read(editor)).toMatchObject({ state: 'planned', is_public: false, ar, en })
  expect((await signInMail('ar', email)).subject).toMatch(/^رمز التحقق من منصة فريق: \d+$/)

  story.advance(HOUR)
  await publishPlanned(story.work())
  await expectPublished('رمزك للدخول هو 4829')
  const arabic = await signInMail('ar', email)
  expect(arabic.subject).toMatch(/^رمزك للدخول هو \d{4}$/)
  expect(arabic.text).toContain('لا تُعطِ الرمز لأحد.')
  expect(arabic.html).toContain('dir="rtl"')
  story.advance(HOUR)
  const english = await signInMail('en', email)
  expect(english.subject).toMatch(/^\d{4} is your code$/)
  expect(english.text).toContain('Nobody can sign in without it.')
  // Its Arabic subject and title are the same; its other sentences are not.
  const other = sample('referrals-code')
  expect(story.app.platform.mails.withPublishedTexts('ar', other)).toBe(other)

  await editor.call(contract.withdrawItem, { params: CODE, body: { version: 2 } })
  await expectPublished('رمز التحقق من منصة فريق: 4829')
  const { data } = (await editor.call(contract.history, { params: CODE })).body
  expect(data.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
    ['withdrawn', 'منى'],
    ['published', 'منى'],
    ['planned', 'منى'],
  ])
  expect(data[2].changes).toContainEqual({
    at: 'en.subject',
    before: 'Your Fareeq code: {code}',
    after: '{code} is your code',
  })
  const audited = await story.db.rows<{ action: string }>(sql`
    select action from audit_entries where subject_id = 'mail/accounts-code' order by id`)
  expect(audited.map(({ action }) => action)).toEqual(['content.planned', 'content.published', 'content.withdrawn'])
})

test('a notice says the published words in the centre, by mail, and on another node', async () => {
  const editor = await story.staff(['admin'])
  const talent = await story.talent({}, 'ar')
  const second = await openStory()
  const ar = { subject: 'راجع راتبك وتفرّغك', paragraph: 'مرحبًا {name}!' }
  await save(editor, TERMS, { ar })
  expect(await read(editor, TERMS)).toMatchObject({
    state: 'published',
    is_public: true,
    lacks: { ar: null, en: 'older' },
  })
  for (const { platform } of [story.app, second.app])
    await soon(() => expect(platform.mails.withPublishedTexts('ar', sample(TERMS.slug)).subject).toBe(ar.subject))
  await second.close()
  await story.db.run(sql`delete from messages`)
  await notify(story.work(), talent.user.id, {
    kind: 'interviews',
    path: '/talent',
    news: (lang) => {
      const news = sample(TERMS.slug, lang)
      return { ...news, paragraphs: news.paragraphs.map((text) => text.replace('سارة', '{name}')) }
    },
  })
  const { subject, text } = await story.db.one<{ subject: string; text: string }>(
    sql`select subject, text from messages where channel = 'email'`,
  )
  expect([subject, text]).toEqual(['راجع راتبك وتفرّغك', expect.stringContaining('مرحبًا {name}!')])
  expect(await story.db.rows(sql`select title_ar, title_en from notices`)).toEqual([
    { title_ar: 'راجع راتبك وتفرّغك', title_en: 'Have your availability or salary changed?' },
  ])
})

test('a text message, a subject that counts and why a mail came are edited like any sentence, and seen in each variant', async () => {
  const editor = await story.staff(['content'])
  const talent = await story.talent({}, 'ar')
  const [SMS, WEEK, WHY] = ['phone-verifications-code', 'profile-views-week', 'notifications-why'].map((slug) => ({
    kind: 'mail' as const,
    slug,
  })) as [typeof CODE, typeof CODE, typeof CODE]
  expect(await save(editor, SMS, { ar: { phone: 'رمزك لدينا' } })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'ar.phone', code: 'mail_place_missing' }] },
  })
  await save(editor, SMS, { ar: { phone: 'رمزك {code}' } })
  await save(editor, WHY, { ar: { reason_3: 'هذه من «{topic}».' } })
  expect((await read(editor, WEEK)).sentences?.slice(0, 2)).toEqual([
    { id: 'subject_one', slot: 'subject', places: { ar: [], en: [] }, variants: [] },
    { id: 'subject_two', slot: 'subject', places: { ar: [], en: null }, variants: [] },
  ])
  expect((await read(editor, WHY)).sentences?.map(({ id, variants }) => [id, ...variants])).toEqual([
    ['reason', 'chosen'],
    ['reason_2', 'consented'],
    ['reason_3', 'usual', 'list'],
    ['setting', 'chosen', 'consented', 'usual'],
    ['setting_2', 'list'],
  ])
  await save(editor, WEEK, { ar: { subject_few: 'شاهدت ملفك {count} شركات' } })
  const trail = (
    await (await story.staff(['admin'])).call(staffContract.audit, { query: { action: 'content.published' } })
  ).body.data
  expect(trail.map(({ subject_name }: { subject_name: string }) => subject_name)).toEqual([
    'One company viewed your profile this week',
    expect.stringContaining('You get this email because'),
    expect.stringContaining('Your Fareeq code is'),
  ])
  await soon(() =>
    expect(story.app.platform.mails.withPublishedTexts('ar', sample(WEEK.slug, 'ar', 'few')).subject).toBe(
      'شاهدت ملفك 3 شركات',
    ),
  )
  await story.db.run(sql`delete from messages`)
  const body = { phone: '512345678', country_code: 'SA', channel: 'sms' } as const
  await talent.call(phoneVerificationsContract.requestPhoneCode, { body })
  await notify(story.work(), talent.user.id, {
    kind: 'interviews',
    path: '/talent',
    news: (lang) => sample(WEEK.slug, lang, 'few'),
  })
  const [sms, mail] = await story.db.rows<{ text: string; subject: string }>(
    sql`select text, subject from messages order by id`,
  )
  expect(sms?.text).toMatch(/^رمزك \d{4}$/)
  expect(mail).toMatchObject({
    subject: 'شاهدت ملفك 3 شركات',
    text: expect.stringContaining('هذه من «المقابلات».\nتغيير ما يصلك: '),
  })

  const preview = async (params: typeof CODE, query: object) =>
    (await editor.call(contract.preview, { params, body: { lang: 'ar', ...query } })).body.data
  expect((await read(editor, WEEK)).variants).toEqual(['one', 'two', 'few', 'many', 'other'])
  expect(await preview(WEEK, { variant: 'few' })).toMatchObject({ subject: 'شاهدت ملفك 3 شركات', phone: null })
  expect(await preview(WEEK, { variant: 'two' })).toMatchObject({ subject: 'اطّلعت شركتان على ملفك هذا الأسبوع' })
  expect((await preview(WHY, { variant: 'usual' })).html).toContain('هذه من «المقابلات».')
  // Below each notice, and not below what is always sent.
  await soon(async () => expect((await preview(WEEK, {})).html).toContain('هذه من «الاطلاع على ملفك».'))
  expect((await preview(TERMS, {})).html).toMatch(/هذه من «التذكيرات»\. <a [^>]*>إلغاء الاشتراك</)
  for (const slug of ['bans-noticed', 'contracts-code', 'accounts-code'])
    expect((await preview({ kind: 'mail', slug }, {})).html).not.toMatch(/هذه من «|تصلك هذه الرسالة/)
  expect(await preview(SMS, {})).toEqual({ html: null, subject: null, phone: 'رمزك 4829' })
})

test('a text that loses or invents a placeholder, is empty, too long or marked up is refused at its field', async () => {
  const editor = await story.staff(['content'])
  const english = await save(editor, CODE, {
    ar: { subject: 'رمز', title: 'رمز {name}', footer: '<b>رمز</b>' },
    en: { subject: 'x'.repeat(151), title: '' },
  })
  expect([english.status, english.body.errors]).toEqual([
    422,
    [
      {
        field: 'ar.subject',
        code: 'mail_place_missing',
        error: sentence(siteErrors.mail_place_missing, 'en', { place: '{code}' }),
      },
      {
        field: 'ar.title',
        code: 'mail_place_unknown',
        error: sentence(siteErrors.mail_place_unknown, 'en', { place: '{name}' }),
      },
      { field: 'ar.footer', code: 'mail_markup', error: siteErrors.mail_markup.en },
      { field: 'en.subject', code: 'max_length', error: 'At most 150 characters' },
      { field: 'en.title', code: 'required', error: 'This field is required' },
    ],
  ])
  editor.lang = 'ar'
  const arabic = await save(editor, CODE, { ar: { subject: 'رمز' } })
  expect(arabic.body.errors[0].error).toBe(sentence(siteErrors.mail_place_missing, 'ar', { place: '{code}' }))
  // A draft may lack words, never its placeholders.
  expect(await save(editor, CODE, { en: { title: '' }, as: 'draft' })).toMatchObject({ status: 200 })
  expect(await read(editor)).toMatchObject({ lacks: { ar: 'older', en: 'missing' } })
  expect(await save(editor, CODE, { ar: { subject: 'رمز' }, as: 'draft' })).toMatchObject({ status: 422 })
  expect(await story.db.rows(sql`select 1 from site_item_versions`)).toHaveLength(1)
})

test('all mails are listed by feature and found by their words; of two who edit one the second is refused; others may not look', async () => {
  const [sara, noor] = [await story.staff(['content'], 'سارة'), await story.staff(['admin'], 'نور')]
  const list = async (query: object): Promise<ItemRow[]> =>
    (await sara.call(contract.items, { query: { kind: 'mail', ...query } })).body.data
  const all = await list({})
  expect(all.length).toBeGreaterThan(120)
  expect(all[0]).toMatchObject({ slug: 'accounts-code', group: 'accounts', saved_at: null, saved_by: null })
  expect((await list({ q: 'رمز التوقيع' })).map(({ slug }) => slug)).toEqual(['contracts-code'])
  expect(await list({ state: 'draft' })).toEqual([])

  await save(sara, CODE, { ar: { title: 'رمزك' }, as: 'draft' })
  expect((await list({ state: 'draft' })).map(({ slug, saved_by }) => [slug, saved_by])).toEqual([
    ['accounts-code', 'سارة'],
  ])
  const late = await save(noor, CODE, { ar: { title: 'رمز' }, version: 0 })
  const no = sentence(siteErrors.content_changed, 'en', { name: 'سارة' })
  expect([late.status, late.body]).toEqual([409, refusalBody('content_changed', no)])
  const { data } = (await sara.call(contract.preview, { params: CODE, body: { lang: 'ar' } })).body
  expect(data).toMatchObject({
    subject: 'رمز التحقق من منصة فريق: 4829',
    html: expect.stringMatching(/<h1[^>]*>رمزك<\/h1>/),
  })

  // What is only typed is seen by its author, and saved nowhere.
  const { ar, en } = await read(sara)
  const input = { ar: { ...ar, title: 'رمز الدخول' }, en, facts: {}, position: 0 }
  const seen = await sara.call(contract.preview, { params: CODE, body: { lang: 'ar', texts: input } })
  expect(seen.body.data.html).toMatch(/<h1[^>]*>رمز الدخول<\/h1>/)
  expect((await read(sara)).ar.title).toBe('رمزك')
  const wrong = { ...input, ar: { ...ar, subject: 'رمز' } }
  expect(await sara.call(contract.preview, { params: CODE, body: { lang: 'ar', texts: wrong } })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'ar.subject', code: 'mail_place_missing' }] },
  })

  const recruiter = await story.staff(['recruiter', 'operations'])
  for (const answer of [
    await recruiter.call(contract.readItem, { params: CODE }),
    await recruiter.call(contract.preview, { params: CODE, body: { lang: 'ar' } }),
  ])
    expect([answer.status, answer.body]).toEqual([403, refusalBody('not_authorized', platformErrors.not_authorized.en)])
  const unknown = { params: { kind: 'mail' as const, slug: 'accounts-nothing' } }
  expect(await sara.call(contract.readItem, unknown)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
