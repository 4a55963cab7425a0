import { type ContractDocument, signerNameFor } from '@fareeq/domain/contracts/rules-signing.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { GivenSignature } from './rows.ts'

export const CERTIFICATE = {
  ar: {
    title: 'شهادة التوقيعات',
    text: 'يثبت هذا الجزء من وقّع هذه الوثيقة وكيف. يتحقق منها أي شخص بالرمز أو بإفلات هذا الملف في صفحة التحقق.',
    demo: 'نسخة تجريبية: بيانات هذا العقد ليست حقيقية ولا يترتب عليه التزام.',
    contract: 'العقد',
    document: 'بصمة النص (SHA-256)',
    code: 'رمز التحقق',
    address: 'صفحة التحقق',
    parties: { talent: 'الكفاءة', client: 'الشركة' },
    behalf: 'عن',
    capacity: 'بصفة',
    oneself: 'عن نفسه',
    method: 'طريقة التوقيع',
    byCode: (to: string) => `اسم مكتوب، ورمز أُرسل إلى ${to}`,
    byName: 'اسم مكتوب، ورمز أُرسل بالبريد',
    at: 'الوقت',
    from: 'عنوان الشبكة (IP)',
    hash: 'بصمة التوقيع',
  },
  en: {
    title: 'Certificate of signatures',
    text: 'Who signed this document and how. Anybody can verify it with the code, or by dropping this file on the verification page.',
    demo: 'Demo copy: the data in this contract is not real and nobody is bound by it.',
    contract: 'Contract',
    document: 'Hash of the text (SHA-256)',
    code: 'Verification code',
    address: 'Verification page',
    parties: { talent: 'Talent', client: 'Company' },
    behalf: 'On behalf of',
    capacity: 'Capacity',
    oneself: 'In their own name',
    method: 'Method',
    byCode: (to: string) => `Typed name, and a code sent to ${to}`,
    byName: 'Typed name, and a code sent by email',
    at: 'Time',
    from: 'Network address (IP)',
    hash: 'Hash of the signature',
  },
} as const satisfies Record<Lang, object>

/** One signature as the certificate lists it; what was not asked then is left out. */
export function signatureFacts(signature: GivenSignature, { company }: ContractDocument, lang: Lang) {
  const { party, name, person, signed_at, capacity, code_sent_to: to, address, hash } = signature
  const words = CERTIFICATE[lang]
  const isCompany = party === 'client'
  return {
    party: words.parties[party],
    name: signerNameFor(name, person, lang),
    signed_name: name,
    facts: [
      [words.behalf, isCompany ? company[lang] : words.oneself],
      ...(capacity === null ? [] : [[words.capacity, capacity]]),
      [words.method, to === null ? words.byName : words.byCode(bidiIsolate(to, lang))],
      [words.at, formatMoment(signed_at, lang, BUSINESS_ZONE)],
      ['UTC', signed_at.toISOString()],
      ...(address === null ? [] : [[words.from, address]]),
    ],
    hash: [words.hash, hash],
  }
}
