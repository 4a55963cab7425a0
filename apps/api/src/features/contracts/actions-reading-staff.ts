import { printedCode, verificationCode } from '@fareeq/domain/contracts/rules-verify.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { currentDocument, sourceOf, termsOf } from './actions-documents.ts'
import { signaturesOf } from './queries-signatures.ts'
import { contractById } from './queries.ts'
import type { ContractRow } from './rows.ts'

export async function contractForStaff({ db, lang }: RequestContext<Staff>, id: string): Promise<ContractRow> {
  const row = await contractById(db, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

/** What both sides read, so that a colleague answers a question about a clause from the clause. */
export async function readDocumentForStaff(ctx: RequestContext<Staff>, id: string) {
  const row = await contractForStaff(ctx, id)
  const { document, document_hash } = await currentDocument(await sourceOf(ctx), id, row.term, termsOf(row))
  const last = (await signaturesOf(ctx.db, [id])).findLast(({ term }) => term === row.term)
  return {
    data: {
      text: { ar: document.text.ar, en: document.text.en },
      document_hash,
      template: document.template ?? null,
      code: last ? printedCode(verificationCode(last.hash)) : null,
    },
  }
}
