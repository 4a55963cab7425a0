import * as z from 'zod/mini'
import { codeErrors } from '../codes/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { contractErrors } from './errors.ts'
import { PARTY_SIDES } from '../parties/rules.ts'
import { clientContract, clientSignForm, signForm, talentContract } from './schema.ts'

const idParams = z.object({ id: id() })
const notFoundRefusals = [platformErrors.not_found] as const
const signRefusals = [
  ...notFoundRefusals,
  contractErrors.contract_moved,
  contractErrors.name_differs,
  contractErrors.party_missing,
  contractErrors.contract_offer_unaccepted,
  contractErrors.contract_differs_from_offer,
  codeErrors.code_wrong,
  codeErrors.code_invalid,
  codeErrors.code_limit,
] as const
const document = () =>
  z.object({
    data: z.object({
      /** Who has to state their legal details before anybody signs. */
      missing: z.array(z.literal(PARTY_SIDES)),
      /** For whom one signs, and as what where it is known. */
      signs: z.object({ on_behalf_of: z.nullable(z.string()), capacity: z.nullable(z.string()) }),
      text: z.object({ ar: z.string(), en: z.string() }),
      document_hash: z.string(),
      /** The canonical JSON of what was signed for each term: its SHA-256 is in the signatures. */
      signed: z.array(z.string()),
    }),
  })
const code = () => z.object({ data: z.object({ resend_after: z.number(), expires_in: z.number() }) })

/** Both parties have the same calls; each finds its own contracts. */
export const talentContractsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/contracts',
    access: 'talent',
    may: 'contracts.read',
    summary: 'The contracts of the caller, what waits for them first',
    answer: z.object({ data: z.array(talentContract()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id',
    access: 'talent',
    may: 'contracts.read',
    summary: 'One contract with its timeline and signatures',
    params: idParams,
    answer: z.object({ data: talentContract() }),
    refusals: notFoundRefusals,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/document',
    access: 'talent',
    may: 'contracts.salary',
    summary: 'The text in both languages, and the hash by which it is signed',
    params: idParams,
    answer: document(),
    refusals: notFoundRefusals,
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/pdf',
    access: 'talent',
    may: 'contracts.salary',
    summary: 'The same on paper, with the signatures there are',
    params: idParams,
    answer: 'file',
    refusals: [...notFoundRefusals, platformErrors.unavailable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/code',
    access: 'talent',
    may: 'contracts.sign',
    summary: 'Mails the code that a signature needs',
    params: idParams,
    answer: code(),
    refusals: [...notFoundRefusals, contractErrors.contract_moved],
    limit: { count: 10, seconds: 3600, by: 'user' },
    // A refusal commits the block that it starts, and a key would roll it back.
    idempotent: false,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/sign',
    access: 'talent',
    may: 'contracts.sign',
    summary: 'Signs what was read: the name, the code, and the hash of the text',
    params: idParams,
    body: signForm(),
    answer: z.object({ data: talentContract() }),
    refusals: signRefusals,
    // A refusal commits the retry that it costs.
    idempotent: false,
  }),
} as const

export const clientContractsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/contracts',
    access: 'client',
    may: 'contracts.read',
    summary: 'The contracts of the company, what waits for it first',
    answer: z.object({ data: z.array(clientContract()) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id',
    access: 'client',
    may: 'contracts.read',
    summary: 'One contract with its timeline and signatures, and the way to the person once it runs',
    params: idParams,
    answer: z.object({ data: clientContract() }),
    refusals: [...notFoundRefusals, platformErrors.not_authorized],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/document',
    access: 'client',
    may: 'contracts.salary',
    summary: 'The text in both languages, and the hash by which it is signed',
    params: idParams,
    answer: document(),
    refusals: [...notFoundRefusals, platformErrors.not_authorized],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/pdf',
    access: 'client',
    may: 'contracts.salary',
    summary: 'The same on paper, with the signatures there are',
    params: idParams,
    answer: 'file',
    refusals: [...notFoundRefusals, platformErrors.not_authorized, platformErrors.unavailable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/code',
    access: 'client',
    may: 'contracts.sign',
    summary: 'Mails the code that a signature needs',
    params: idParams,
    answer: code(),
    refusals: [...notFoundRefusals, platformErrors.not_authorized, contractErrors.contract_moved],
    limit: { count: 10, seconds: 3600, by: 'user' },
    idempotent: false,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/sign',
    access: 'client',
    may: 'contracts.sign',
    summary: 'Signs for the company, after the talent has: from then on it runs',
    params: idParams,
    body: clientSignForm(),
    answer: z.object({ data: clientContract() }),
    refusals: [
      ...signRefusals,
      platformErrors.not_authorized,
      contractErrors.capacity_missing,
      contractErrors.empowerment_missing,
    ],
    idempotent: false,
  }),
} as const
