import * as z from 'zod/mini'
import { email, line, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageLimit } from '../kernel/list.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { MAX_MENTIONS, STAFF_NOTE_LENGTH } from './limits.ts'

export const staffRole = () => z.literal(STAFF_ROLES, 'choice')

/** A member of staff as they are shown to themselves. */
export const staffMember = () =>
  z.object({ id: id(), email: z.string(), name: z.string(), roles: z.array(staffRole()) })
export type StaffMember = z.output<ReturnType<typeof staffMember>>

/** A colleague as the others see them. */
export const colleague = () => z.object({ id: id(), name: z.string(), roles: z.array(staffRole()) })
export type Colleague = z.output<ReturnType<typeof colleague>>

/** The mailed code and the one of the authenticator go together: neither is checked without the other. */
export const staffLogin = () => z.strictObject({ email: email(), otpCode: line(12), totp: line(12) })

const MAX_ENTRIES = 100

const auditFilter = () =>
  z.object({
    action: z.optional(z.string().check(z.maxLength(100))),
    /** By whom. */
    actor: z.optional(id()),
    /** To what: a kind, or one of it. */
    subject_kind: z.optional(z.string().check(z.maxLength(100))),
    subject_id: z.optional(z.string().check(z.maxLength(100))),
    /** Days in Riyadh, both included. */
    from: z.optional(z.iso.date('wrong_type')),
    to: z.optional(z.iso.date('wrong_type')),
  })

export const auditQuery = () =>
  z.extend(auditFilter(), {
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'wrong_type'))),
    limit: pageLimit(MAX_ENTRIES, 25),
  })

/** What is taken along; the trail keeps who took it. */
export const auditExport = () => z.strictObject({ ...auditFilter().shape })

export const auditEntry = () =>
  z.object({
    id: z.string(),
    at: z.string(),
    actor_kind: z.literal(['visitor', 'talent', 'client', 'staff', 'system']),
    actor_id: z.nullable(z.string()),
    /** Not the unions `AuditAction` and `AuditSubject`: an entry keeps its words when they are retired. */
    action: z.string(),
    subject_kind: z.string(),
    subject_id: z.nullable(z.string()),
    /** As people call them; null of what is gone or has no name. */
    actor_name: z.nullable(z.string()),
    subject_name: z.nullable(z.string()),
    /** Of a nomination: the request on which it is read. Of a talent: their page, if the account is active. */
    record_id: z.nullable(z.string()),
    details: z.record(z.string(), z.unknown()),
  })
export type AuditEntry = z.output<ReturnType<typeof auditEntry>>

/** As its owner reads it. */
export const accountImpersonation = () =>
  z.object({ id: id(), by: z.string(), reason: z.string(), at: z.string(), minutes: z.number() })
export type AccountImpersonation = z.output<ReturnType<typeof accountImpersonation>>

/** A note among colleagues. Mentioned colleagues are notified. */
export const noteForm = () =>
  z.strictObject({
    text: prose(STAFF_NOTE_LENGTH),
    mentions: z._default(z.array(id()).check(z.maxLength(MAX_MENTIONS, 'max_items')), []),
  })
export type NoteForm = z.output<ReturnType<typeof noteForm>>
