import * as z from 'zod/mini'
import { codeErrors } from '../codes/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { linkSent, mailedLink } from '../accounts/contract-links.ts'
import { email, line } from '../kernel/validation/fields.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { staffErrors } from './errors.ts'
import { auditEntry, auditExport, auditQuery, colleague, staffLogin, staffMember } from './schema.ts'

/** Staff sign-in: a separate realm with its own sessions (D-04, D-32). */
export const staffContract = {
  generateOtp: endpoint({
    method: 'POST',
    path: '/api/ops/auth/generateOTP',
    access: 'anyone',
    summary: 'Mails a 4-digit code to a member of staff; the answer is the same for every address',
    body: z.strictObject({ email: email() }),
    answer: z.object({ message: z.string(), data: z.object({ resend_after: z.number(), expires_in: z.number() }) }),
    refusals: [codeErrors.code_limit, codeErrors.code_limit_day],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/ops/auth/login',
    access: 'anyone',
    summary: 'Signs a member of staff in with the mailed code and the code of their authenticator',
    body: staffLogin(),
    answer: z.object({ data: z.object({ access_token: z.string(), staff: staffMember() }) }),
    refusals: [
      codeErrors.code_invalid,
      staffErrors.totp_malformed,
      staffErrors.sign_in_wrong,
      codeErrors.code_limit,
      codeErrors.code_limit_day,
    ],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/api/ops/auth/sign-in-link',
    access: 'anyone',
    summary: 'Mails a link in place of the 4-digit code; the answer is the same for every address',
    body: z.strictObject({ email: email() }),
    answer: linkSent(),
    limit: { count: 20, seconds: 60 },
    idempotent: false,
  }),
  loginByLink: endpoint({
    method: 'POST',
    path: '/api/ops/auth/login/link',
    access: 'anyone',
    summary: 'Signs a member of staff in with the mailed link and the code of their authenticator',
    body: z.strictObject({ link: mailedLink(), totp: line(12) }),
    answer: z.object({ data: z.object({ access_token: z.string(), staff: staffMember() }) }),
    refusals: [codeErrors.link_invalid, staffErrors.totp_malformed, staffErrors.totp_wrong, codeErrors.code_limit_day],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/ops/auth/logout',
    access: 'staff',
    may: 'staff.own',
    summary: 'Ends this session; its token is worth nothing from then on',
    answer: z.object({ message: z.string() }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/ops/auth/me',
    access: 'staff',
    may: 'staff.own',
    summary: 'The signed-in member of staff',
    answer: z.object({ data: staffMember() }),
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/api/ops/colleagues',
    access: 'staff',
    may: 'staff.own',
    summary: 'The colleagues who are with us, by name, to hand work to',
    answer: z.object({ data: z.array(colleague()) }),
    refusals: [platformErrors.not_authorized],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/ops/audit',
    access: 'staff',
    may: 'audit.read',
    summary: 'Who did what to what, newest first; for admins and operations',
    query: auditQuery(),
    answer: listOf(auditEntry(), {
      /** With the first page only: the actions to filter by. */
      actions: z.optional(z.array(z.string())),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  exportAudit: endpoint({
    method: 'POST',
    path: '/api/ops/audit/exports',
    access: 'staff',
    may: 'audit.read',
    summary: 'Notes in the trail that somebody takes a part of it along, and how many entries that is',
    body: auditExport(),
    answer: z.object({ data: z.object({ count: z.number(), most: z.number() }) }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
