import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { after } from '@fareeq/domain/kernel/time/time.ts'
import { MIN_VISIBLE_COUNT } from '@fareeq/domain/recruiter/limits.ts'
import { holds } from '@fareeq/domain/recruiter/rules-citations.ts'
import { namedRoles } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import { namesIn } from '@fareeq/domain/recruiter/rules-understood.ts'
import type { AnswerBlock, AnswerSentence, Citation } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { RecruiterConversation, RecruiterMessage } from '@fareeq/domain/recruiter/schema.ts'
import type { StoredBlock, StoredCitation, StoredSentence } from '@fareeq/domain/recruiter/schema-stored.ts'
import type { RequestContext } from '../../platform/context.ts'
import { userById } from '../accounts/queries.ts'
import { VISITOR_LIFETIME } from './actions-owning.ts'
import {
  type Reader,
  citedPerson,
  lineHref,
  matchingHref,
  peopleById,
  readerOf,
  searchPeople,
  toPerson,
} from './actions-people.ts'
import type { Sources } from './actions-sources.ts'
import { comparisonLines } from './actions-comparing.ts'
import { toPreview } from './actions-previews.ts'
import { searchFor } from './actions-squads.ts'
import { toSquad } from './actions-squads-reading.ts'
import { messagesOf } from './queries-messages.ts'
import { proposalsOf } from './queries-proposals.ts'
import type { RecruiterConversationRow, RecruiterMessageRow, RecruiterProposalRow } from './rows.ts'
import { ACCOUNT_LIFETIME } from './actions-forgetting.ts'

const idsIn = (block: StoredBlock): readonly string[] => {
  switch (block.kind) {
    case 'people':
    case 'comparison':
    case 'replacements':
      return block.ids
    case 'squads':
      return block.proposals.flatMap(({ seats }) => seats.map(({ id }) => id))
    case 'texts':
      return block.items.flatMap(({ citation }) => (citation ? [citation.talent_id] : []))
    case 'cost':
    case 'preview':
    case 'links':
      return []
  }
}

/** A line that no longer says what is cited, or whose person can no longer be visible, is no citation. */
function toCitation({ talent_id, line, key }: StoredCitation, { reader, people }: Sources): Citation | null {
  const row = people.get(talent_id)
  if (!row || !holds({ line, key }, citedPerson(row, reader.zone, reader))) return null
  return { line, key, href: lineHref(talent_id, line, reader) }
}

/** A sentence about somebody stands with all of its citations, or not at all. */
function toSentence({ text, citations }: StoredSentence, sources: Sources): AnswerSentence[] {
  const valid = citations.map((citation) => toCitation(citation, sources))
  if (valid.some((citation) => citation === null)) return []
  return [{ text: withNames(text, sources), citations: valid.filter((citation) => citation !== null) }]
}

const NAME = /⟦([0-9a-f-]{36})⟧/g
const withNames = (text: string, { people, reader }: Sources): string =>
  text.replace(NAME, (_, id: string) => {
    const row = people.get(id)
    return row && reader.isNamed ? nameFor(row, reader.lang) : ''
  })

function toBlock(block: StoredBlock, sources: Sources): AnswerBlock[] {
  const { reader, people, proposals } = sources
  const visible = (ids: readonly string[]) => ids.flatMap((id) => people.get(id) ?? [])
  const { lang } = reader
  switch (block.kind) {
    case 'people': {
      const { search, role, total, ids } = block
      const isHidden = reader.audience === 'visitor' && total < MIN_VISIBLE_COUNT
      return [
        {
          kind: 'people',
          role_name: roleName(role, lang),
          total: isHidden ? null : total,
          href: reader.audience === 'company' && reader.mayFind ? matchingHref(search.filter) : null,
          people: visible(ids).map((row) => toPerson(row, search, reader)),
        },
      ]
    }
    case 'comparison': {
      const rows = visible(block.ids)
      const compared = rows.map((row) => toPerson(row, block.search, reader))
      return rows.length < 2
        ? []
        : [{ kind: 'comparison', people: compared, lines: comparisonLines(rows, block.search, sources) }]
    }
    case 'squads': {
      const squads = block.proposals.flatMap((proposal) => toSquad(proposal, block.searches, people, reader) ?? [])
      return squads.length > 0 ? [{ kind: 'squads', proposals: squads }] : []
    }
    case 'replacements': {
      const { proposal, seat, search, ids } = block
      return [
        { kind: 'replacements', proposal, seat, people: visible(ids).map((row) => toPerson(row, search, reader)) },
      ]
    }
    case 'cost':
      return [
        {
          kind: 'cost',
          roles: block.roles.map(({ role, count, cost }) => ({ name: roleName(role, lang), count, cost })),
          total: block.total,
        },
      ]
    case 'preview': {
      const proposal = proposals.get(block.proposal_id)
      return proposal ? [toPreview(proposal, sources)] : []
    }
    case 'texts': {
      const items = block.items.map(({ text, citation }) => ({
        text,
        citation: citation && toCitation(citation, sources),
      }))
      return [{ kind: 'texts', title: block.title, items }]
    }
    case 'links':
      return [{ kind: 'links', items: [...block.items] }]
  }
}

const memberIds = ({ payload }: RecruiterProposalRow): readonly string[] =>
  payload.kind === 'request' ? payload.members : payload.kind === 'shortlist' ? payload.ids : []

/** The whole conversation as its reader may see it today. */
export async function toConversation(
  ctx: RequestContext,
  row: RecruiterConversationRow,
): Promise<RecruiterConversation> {
  const reader = await readerOf(ctx, row.timezone)
  const messages = await messagesOf(ctx.db, row.id)
  const proposals = new Map((await proposalsOf(ctx.db, row.id)).map((proposal) => [proposal.id, proposal]))
  const ids = [
    ...messages.flatMap(({ blocks, sentences }) => [
      ...blocks.flatMap(idsIn),
      ...sentences.flatMap(({ citations, text }) => [
        ...citations.map(({ talent_id }) => talent_id),
        ...[...text.matchAll(NAME)].map(([, id = '']) => id),
      ]),
    ]),
    ...[...proposals.values()].flatMap(memberIds),
  ]
  const sources: Sources = { ctx, reader, people: await peopleById(ctx, ids), proposals }
  const names = await authorsOf(ctx, row, messages)
  const { requirement } = row
  const lifetime = ctx.viewer.kind === 'visitor' ? VISITOR_LIFETIME : ACCOUNT_LIFETIME
  return {
    id: row.id,
    title: row.title,
    audience: row.audience,
    is_shared: row.is_shared,
    is_own: row.is_own,
    updated_at: row.updated_at.toISOString(),
    state: row.state,
    requirement,
    counts: await countsOf(ctx, reader, row),
    names: namesIn(requirement, ctx.lang),
    unread: messages.at(-1)?.unread ?? [],
    messages: messages.map((message) => toMessage(message, sources, names)),
    kept_until: after(row.updated_at, lifetime).toISOString(),
  }
}

export function toMessage(
  { id, author, user_id, text, sentences, blocks, choices, question, created_at }: RecruiterMessageRow,
  sources: Sources,
  names: ReadonlyMap<string, string>,
): RecruiterMessage {
  return {
    id,
    author,
    name: (user_id && names.get(user_id)) ?? null,
    text,
    sentences: sentences.flatMap((sentence) => toSentence(sentence, sources)),
    blocks: blocks.flatMap((block) => toBlock(block, sources)),
    choices,
    question,
    created_at: created_at.toISOString(),
  }
}

/** How many there are for each role as it stands. */
async function countsOf(
  ctx: RequestContext,
  reader: Reader,
  { requirement }: RecruiterConversationRow,
): Promise<(number | null)[]> {
  if (!reader.mayFind) return requirement.roles.map(() => null)
  const searchable = namedRoles(requirement)
  return Promise.all(
    requirement.roles.map(async (role) => {
      if (!searchable.includes(role)) return null
      const { total } = await searchPeople(ctx, reader, searchFor(requirement, role, reader), 1)
      return reader.audience === 'visitor' && total < MIN_VISIBLE_COUNT ? null : total
    }),
  )
}

/** Who wrote what, where several colleagues do. */
async function authorsOf(
  { db, viewer, lang }: RequestContext,
  { is_shared, is_own }: RecruiterConversationRow,
  messages: readonly RecruiterMessageRow[],
): Promise<ReadonlyMap<string, string>> {
  if (!is_shared && is_own) return new Map()
  const self = viewer.kind === 'client' ? viewer.userId : ''
  const ids = [...new Set(messages.flatMap(({ user_id }) => (user_id && user_id !== self ? [user_id] : [])))]
  const users = await Promise.all(ids.map((id) => userById(db, id)))
  return new Map(users.map((user) => [user.id, nameFor(user, lang)]))
}
