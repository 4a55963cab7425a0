import { signerNameFor } from '@fareeq/domain/contracts/rules-signing.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { currentDocument, termsOf } from './actions-documents.ts'
import { contractOf } from './actions-reading.ts'
import { signaturesOf } from './queries-signatures.ts'

const WORDS = {
  ar: { signed: 'التوقيعات', talent: 'الكفاءة', client: 'الشركة' },
  en: { signed: 'Signatures', talent: 'Talent', client: 'Company' },
} as const satisfies Record<Lang, object>

/** The contract on paper: both languages side by side, and the signatures there are. */
export async function printContract(ctx: RequestContext<Member>, id: string): Promise<{ bytes: Buffer; name: string }> {
  const { db, platform, viewer, lang } = ctx
  const row = await contractOf(db, viewer, id, lang)
  const { document } = await currentDocument(db, id, row.term, termsOf(row))
  const { ar, en } = document.text
  const [titleAr = '', ...clausesAr] = ar.split('\n')
  const [titleEn = '', ...clausesEn] = en.split('\n')
  const words = WORDS[lang]
  const data = {
    lang,
    title: lang === 'ar' ? titleAr : titleEn,
    made: BRAND[lang],
    signed: words.signed,
    clauses: clausesAr.map((clause, index) => [clause, clausesEn[index] ?? '']),
    signatures: (await signaturesOf(db, [id]))
      .filter(({ term }) => term === row.term)
      .map(({ party, name, person, signed_at, hash }) => ({
        party: words[party],
        name: signerNameFor(name, person, lang),
        signed_name: name,
        at: formatMoment(signed_at, lang, BUSINESS_ZONE),
        hash,
      })),
  }
  const bytes = await platform.printer.print({ template: 'contract', data }, viewer.userId)
  return { bytes, name: `${row.number}.pdf` }
}
