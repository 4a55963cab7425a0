import { recruiterContract as contract } from '@fareeq/domain/recruiter/contract.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { AnswerBlock, BlockOf, RecruiterCommand } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { seedMany } from '../../seeds/many.ts'
import { sql } from '../platform/db/sql.ts'
import { type Person, type StoryOptions, openStory } from './story.ts'

/** A frame of server-sent events. */
export type StreamEvent = { event: string; data: unknown }

export const eventsIn = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? []
      return { event, data: JSON.parse(data) as unknown }
    })

const PAUSE = 4 * SECOND

/** Somebody who talks to the recruiter over HTTP, with the cookie of their browser. */
export type Talker = {
  person: Person
  id: string
  events: StreamEvent[]
  say(text: string, command?: RecruiterCommand): Promise<RecruiterConversation>
  read(): Promise<RecruiterConversation>
  headers: Record<string, string>
}

/** A market of so many people, with the recruiter in front of it. */
export async function openRecruiterStory(people: number, options: StoryOptions = {}) {
  const story = await openStory(options)
  await story.reset()
  await seedMany(story.db, people, story.now())

  async function talk(person: Person, lang: Lang, body: { project_id?: string } = {}): Promise<Talker> {
    const response = await person.call(contract.begin, { body: { lang, timezone: 'Asia/Riyadh', ...body } })
    expect(response.status).toBe(201)
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    const headers: Record<string, string> = cookie ? { cookie } : {}
    const { id } = response.body.data as RecruiterConversation
    const talker: Talker = {
      person,
      id,
      headers,
      events: [],
      async say(text, command) {
        // Nobody types a message a second; a limit stands against it.
        story.advance(PAUSE)
        const response = await fetch(`${story.origin}/api/recruiter/conversations/${id}/messages`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'accept-language': lang,
            ...(person.token && { authorization: `Bearer ${person.token}` }),
            ...headers,
          },
          body: JSON.stringify({ id: randomUUID(), text, lang, ...(command && { command }) }),
        })
        const answer = await response.text()
        if (!response.ok) throw new Error(answer)
        talker.events = eventsIn(answer)
        return talker.events.at(-1)!.data as RecruiterConversation
      },
      async read() {
        const { body } = await person.call(contract.read, { params: { id } }, headers)
        return body.data as RecruiterConversation
      },
    }
    return talker
  }

  /** A company on the clock of Riyadh. */
  async function client() {
    const member = await story.client()
    await story.db.run(sql`update users set timezone = 'Asia/Riyadh' where id = ${member.user.id}`)
    return member
  }

  /** The last card of a kind. */
  function blockOf<Kind extends AnswerBlock['kind']>({ messages }: RecruiterConversation, kind: Kind): BlockOf<Kind> {
    const blocks = messages.flatMap((message) => message.blocks)
    const block = blocks.findLast((candidate) => candidate.kind === kind)
    expect(block, `a card of the kind ${kind}`).toBeDefined()
    return block as BlockOf<Kind>
  }

  return { story, talk, client, blockOf }
}
