import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { CITED_LINES, PROPOSAL_KINDS, RISKS, SQUAD_AIMS } from './limits.ts'
import { PROPOSAL_STATES } from './states.ts'

/** Where a statement stands: a line of a profile, a calendar or a report. The server has checked that its reader may see it. */
export const citation = () =>
  z.object({
    line: z.literal(CITED_LINES),
    /** Which of several, as the id of a skill. */
    key: z.nullable(z.string()),
    /** The page with that line; null for a visitor, who sees no profile. */
    href: z.nullable(z.string()),
  })
export type Citation = z.output<ReturnType<typeof citation>>

/** Something that is said of somebody. */
export const reason = () => z.object({ text: z.string(), citation: citation() })
export type Reason = z.output<ReturnType<typeof reason>>

/** Somebody as this reader sees them: no pay, no contact, no picture; for a visitor neither name nor id. */
export const person = () =>
  z.object({
    id: z.nullable(id()),
    href: z.nullable(z.string()),
    name: z.nullable(z.string()),
    role: z.string(),
    role_name: z.string(),
    seniority: z.literal(SENIORITIES),
    match: z.number(),
    hours: z.nullable(z.number()),
    weeks: z.number(),
    reasons: z.array(reason()),
    gaps: z.array(reason()),
  })
export type RecruiterPerson = z.output<ReturnType<typeof person>>

const money = () => z.object({ low: z.number(), high: z.number() })

export const squadMember = () =>
  z.object({
    person: person(),
    /** Hours of the company's day in which they work, 0 to 1 each. */
    hours: z.nullable(z.array(z.number())),
  })

export const squadProposal = () =>
  z.object({
    aims: z.array(z.literal(SQUAD_AIMS)),
    members: z.array(squadMember()),
    /** Cents a month, from the market alone; null where it has no number. */
    cost: z.nullable(money()),
    unpriced: z.number(),
    weeks: z.number(),
    shared_hours: z.nullable(z.number()),
    /** The hours of the company's day, and how much of each all work. */
    clock: z.array(z.string()),
    together: z.array(z.number()),
    risks: z.array(z.object({ kind: z.literal(RISKS), text: z.string() })),
  })
export type SquadProposal = z.output<ReturnType<typeof squadProposal>>

/** A field of what is prepared: its label, its value, and where it may be edited before the press its name. */
export const previewField = () => z.object({ name: z.string(), label: z.string(), value: z.string() })

export const block = () =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('people'),
      role_name: z.string(),
      /** Null where a visitor is not told. */
      total: z.nullable(z.number()),
      /** The same filters on the matching screen. */
      href: z.nullable(z.string()),
      people: z.array(person()),
    }),
    z.object({
      kind: z.literal('comparison'),
      people: z.array(person()),
      lines: z.array(z.object({ label: z.string(), values: z.array(z.nullable(reason())) })),
    }),
    z.object({ kind: z.literal('squads'), proposals: z.array(squadProposal()) }),
    z.object({
      kind: z.literal('replacements'),
      /** Which proposal, and which member of it. */
      proposal: z.number(),
      seat: z.number(),
      people: z.array(person()),
    }),
    z.object({
      kind: z.literal('cost'),
      roles: z.array(z.object({ name: z.string(), count: z.number(), cost: z.nullable(money()) })),
      total: z.nullable(money()),
    }),
    z.object({
      kind: z.literal('preview'),
      proposal_id: id(),
      action: z.literal(PROPOSAL_KINDS),
      state: z.literal(PROPOSAL_STATES),
      fields: z.array(previewField()),
      /** What it became. */
      href: z.nullable(z.string()),
    }),
    z.object({
      kind: z.literal('texts'),
      title: z.string(),
      items: z.array(z.object({ text: z.string(), citation: z.nullable(citation()) })),
    }),
    z.object({
      kind: z.literal('links'),
      items: z.array(z.object({ text: z.string(), href: z.string(), note: z.nullable(z.string()) })),
    }),
  ])
export type AnswerBlock = z.output<ReturnType<typeof block>>
export type BlockOf<Kind extends AnswerBlock['kind']> = Extract<AnswerBlock, { kind: Kind }>

/** What a button means, where its words could be read in two ways. */
export const command = () =>
  z.discriminatedUnion('kind', [
    /** Others for a member of a team. */
    z.strictObject({ kind: z.literal('replacements'), proposal: z.number(), seat: z.number() }),
    /** One of them takes the place. */
    z.strictObject({ kind: z.literal('replace'), proposal: z.number(), seat: z.number(), place: z.number() }),
    z.strictObject({ kind: z.literal('prepare'), action: z.literal(PROPOSAL_KINDS), proposal: z.nullable(z.number()) }),
  ])
export type RecruiterCommand = z.output<ReturnType<typeof command>>

/** A button below an answer: it says its label, or leads somewhere. */
export const choice = () =>
  z.object({ label: z.string(), href: z.nullable(z.string()), command: z.nullable(command()) })
export type AnswerChoice = z.output<ReturnType<typeof choice>>

export const sentence = () => z.object({ text: z.string(), citations: z.array(citation()) })
export type AnswerSentence = z.output<ReturnType<typeof sentence>>
