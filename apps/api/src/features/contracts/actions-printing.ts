import { printedCode, verificationCode } from '@fareeq/domain/contracts/rules-verify.ts'
import { isHeading } from '@fareeq/domain/contract-templates/rules-rendering.ts'
import { isDemoNumber } from '@fareeq/domain/sellers/rules.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { hash } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { qrRows } from '../../platform/qr-code.ts'
import { CERTIFICATE, signatureFacts } from './actions-certificates.ts'
import { currentDocument, sourceOf, termsOf } from './actions-documents.ts'
import { saveCopy } from './queries-copies.ts'
import { signaturesOf } from './queries-signatures.ts'
import type { ContractRow } from './rows.ts'

const linesOf = ({ ar, en }: { ar: string; en: string }) => {
  const [titleAr = '', ...clausesAr] = ar.split('\n')
  const [titleEn = '', ...clausesEn] = en.split('\n')
  const clauses = clausesAr.map((clause, index) => ({
    isHeading: isHeading(clause) && isHeading(clausesEn[index] ?? ''),
    ar: clause,
    en: clausesEn[index] ?? '',
  }))
  return { title: { ar: titleAr, en: titleEn }, clauses }
}

/** The contract on paper: both languages side by side, and the certificate of the signatures there are. */
export async function printContract(
  ctx: RequestContext<Member | Staff>,
  row: ContractRow,
): Promise<{ bytes: Buffer; name: string }> {
  const { db, platform, viewer, lang, now } = ctx
  const { id } = row
  const { document, document_hash } = await currentDocument(await sourceOf(ctx), id, row.term, termsOf(row))
  const { title, clauses } = linesOf(document.text)
  const chain = await signaturesOf(db, [id])
  const signatures = chain.filter(({ term }) => term === row.term)
  const last = signatures.at(-1)
  const code = last && verificationCode(last.hash)
  const address = platform.env.PUBLIC_URL + pathTo('verifyContract', {}, code ? { code } : {})
  const words = CERTIFICATE[lang]
  const isDemoPaper = document.platform ? isDemoNumber(document.platform.vat_number) : platform.env.seller.isDemo
  const data = {
    lang,
    title: title[lang],
    made: BRAND[lang],
    clauses,
    demo: isDemoPaper ? words.demo : null,
    certificate: code
      ? {
          title: words.title,
          text: words.text,
          facts: [
            [words.contract, row.number],
            [words.document, document_hash],
            [words.code, printedCode(code)],
            [words.address, platform.env.PUBLIC_URL + pathTo('verifyContract')],
          ],
          qr: qrRows(address),
          signatures: signatures.map((signature) => signatureFacts(signature, document, lang)),
        }
      : null,
  }
  const bytes = await platform.printer.print(
    { template: 'contract', data },
    viewer.kind === 'staff' ? viewer.staffId : viewer.userId,
  )
  if (code) {
    const copy = { sha256: hash('sha256', bytes, 'hex'), contract_id: id, term: row.term, code }
    await saveCopy(db, { ...copy, signatures: chain.indexOf(last) + 1 }, now)
  }
  return { bytes, name: `${row.number}.pdf` }
}
