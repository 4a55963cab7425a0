import * as z from 'zod/mini'
import { device } from '../kernel/devices.ts'
import { email, line, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { OWNED_KINDS, STAFF_NAME_LENGTH, STAFF_REASON_LENGTH } from './limits.ts'
import { staffRole } from './schema.ts'

/** At least one, each once. */
const roles = () =>
  z.pipe(
    z.array(staffRole()).check(z.minLength(1, 'required'), z.maxLength(STAFF_ROLES.length)),
    z.transform((values) => STAFF_ROLES.filter((role) => values.includes(role))),
  )

export const staffReason = () => z.strictObject({ reason: prose(STAFF_REASON_LENGTH) })

const person = () => z.object({ id: z.nullable(id()), name: z.string() })

/** One admin asked for a new authenticator, another one confirms. */
const reset = () =>
  z.object({
    id: id(),
    asked_by: person(),
    reason: z.string(),
    asked_at: z.string(),
    expires_at: z.string(),
    /** Whether the viewer may confirm it. */
    can_confirm: z.boolean(),
  })

export const staffAccount = () =>
  z.object({
    id: id(),
    email: z.string(),
    name: z.string(),
    roles: z.array(staffRole()),
    active: z.boolean(),
    ended_at: z.nullable(z.string()),
    has_authenticator: z.boolean(),
    last_seen_at: z.nullable(z.string()),
    open_sessions: z.number(),
    /** Until when signing in is blocked after wrong codes. */
    locked_until: z.nullable(z.string()),
    reset: z.nullable(reset()),
  })
export type StaffAccount = z.output<ReturnType<typeof staffAccount>>

export const staffInvitation = () =>
  z.object({
    id: id(),
    email: z.string(),
    roles: z.array(staffRole()),
    invited_by: z.nullable(z.string()),
    sent_at: z.string(),
    expires_at: z.string(),
    expired: z.boolean(),
  })
export type StaffInvitation = z.output<ReturnType<typeof staffInvitation>>

export const staffAccounts = () =>
  z.object({ accounts: z.array(staffAccount()), invitations: z.array(staffInvitation()) })

/** What they have: how much of each kind, and the first of them by name. */
const owned = () =>
  z.object({
    kind: z.literal(OWNED_KINDS),
    count: z.number(),
    items: z.array(z.object({ id: id(), name: z.nullable(z.string()), at: z.nullable(z.string()) })),
  })
export type OwnedWork = z.output<ReturnType<typeof owned>>

export const fullStaffAccount = () =>
  z.object({
    account: staffAccount(),
    sessions: z.array(
      z.object({ id: id(), device: device(), opened_at: z.string(), expires_at: z.string(), current: z.boolean() }),
    ),
    owned: z.array(owned()),
  })
export type FullStaffAccount = z.output<ReturnType<typeof fullStaffAccount>>

export const staffInvitationForm = () => z.strictObject({ email: email(), roles: roles() })

/** `expected_roles`: the roles the caller saw (D-121). */
export const staffRolesForm = () => z.strictObject({ roles: roles(), expected_roles: z.array(staffRole()) })

const heirs = () =>
  z.strictObject({
    tickets: z.optional(id()),
    requests: z.optional(id()),
    meetings: z.optional(id()),
    companies: z.optional(id()),
  })

export const staffEndForm = () => z.strictObject({ reason: prose(STAFF_REASON_LENGTH), to: z._default(heirs(), {}) })

export const setupLink = () => z.string('required').check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'wrong_type'))

/** The secret of the authenticator to scan, as the setup link shows it. */
export const setupOffer = () =>
  z.object({
    email: z.string(),
    /** Null of somebody new, who chooses it. */
    name: z.nullable(z.string()),
    roles: z.array(staffRole()),
    secret: z.string(),
    uri: z.string(),
    /** Rows of the QR code, `1` is dark. */
    qr: z.array(z.string()),
  })
export type SetupOffer = z.output<ReturnType<typeof setupOffer>>

export const setupForm = () => z.strictObject({ link: setupLink(), name: line(STAFF_NAME_LENGTH, 2), totp: line(12) })
