import * as z from 'zod/mini'
import { consent } from '../accounts/schema.ts'
import { email, personName } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { MEMBER_ROLES } from '../kernel/permissions/roles.ts'

export const memberRole = () => z.literal(MEMBER_ROLES, 'choice')

export const roleForm = () => z.strictObject({ role: memberRole() })
export const invitationForm = () => z.strictObject({ email: email(), role: memberRole() })

/** An invited person needs no company of their own: a name is enough. */
export const joinForm = () => z.strictObject({ first_name: personName(), last_name: personName(), consent: consent() })
export type JoinForm = z.input<ReturnType<typeof joinForm>>

export const member = () =>
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: memberRole(),
    joined_at: z.string(),
    /** The caller. */
    self: z.boolean(),
  })
export type OrganisationMember = z.output<ReturnType<typeof member>>

export const invitation = () =>
  z.object({
    id: id(),
    email: z.string(),
    role: memberRole(),
    sent_at: z.string(),
    expires_at: z.string(),
    expired: z.boolean(),
  })
export type OrganisationInvitation = z.output<ReturnType<typeof invitation>>

export const organisation = () =>
  z.object({
    name: z.string(),
    members: z.array(member()),
    /** Open invitations; visible only to members who may invite. */
    invitations: z.array(invitation()),
  })
export type Organisation = z.output<ReturnType<typeof organisation>>

/** The invitation as its link shows it. */
export const offer = () =>
  z.object({
    organisation: z.string(),
    inviter: z.string(),
    email: z.string(),
    role: memberRole(),
    expires_at: z.string(),
    expired: z.boolean(),
    /** They sign in; otherwise they give a name. */
    has_account: z.boolean(),
  })
export type Offer = z.output<ReturnType<typeof offer>>
