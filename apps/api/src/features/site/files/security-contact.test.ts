import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { freshStory, openStory } from '../../../testing/story.ts'

const story = await freshStory()

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  ) as Record<string, string>

test('who finds a weakness reads whom to write to, in a file that never expires while the site runs', async () => {
  const { status, headers, body } = await story.person().send('GET', '/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = fieldsOf(body)
  expect(fields).toMatchObject({
    Contact: `${story.env.PUBLIC_URL}/contact`,
    'Preferred-Languages': 'ar, en',
    Canonical: `${story.env.PUBLIC_URL}/.well-known/security.txt`,
  })
  const expires = new Date(fields['Expires']!)
  expect(expires.getTime()).toBeGreaterThan(after(story.now(), 60 * DAY).getTime())
  expect(expires.getTime()).toBeLessThan(after(story.now(), 365 * DAY).getTime())
  story.advance(400 * DAY)
  const later = fieldsOf((await story.person().send('GET', '/.well-known/security.txt')).body)
  expect(new Date(later['Expires']!).getTime()).toBeGreaterThan(story.now().getTime())
})

test('the old address of the file leads to the one of the standard', async () => {
  const { status, headers } = await story.person().send('GET', '/security.txt')
  expect([status, headers.get('location')]).toEqual([301, '/.well-known/security.txt'])
})

test('a contact that the operator names stands in the place of the contact page', async () => {
  const withContact = await openStory({ settings: { SECURITY_CONTACT: 'security@fareeq.example' } })
  const { body } = await withContact.person().send('GET', '/.well-known/security.txt')
  expect(fieldsOf(body)['Contact']).toBe('mailto:security@fareeq.example')
  await withContact.close()
})
