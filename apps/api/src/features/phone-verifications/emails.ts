import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

export const codeSms = (lang: Lang, code: string): string =>
  lang === 'ar'
    ? `رمز التحقق من منصة فريق: ${code}. صالح لمدة 10 دقائق. لا تشاركه مع أحد.`
    : `Your Fareeq code is ${code}. Valid for 10 minutes. Don’t share it with anyone.`

export const phoneMails = mailSamples('phone-verifications', {
  code: ({ lang, code }) => ({ phone: codeSms(lang, code) }),
})
